// What Swift cannot say itself: libcurl's variadic calls, one function for each type of argument.
// An `int` where libcurl reads a `long` is undefined behaviour, so the types are spelled out here.
#pragma once

#define CURL_DISABLE_TYPECHECK
#include <curl/curl.h>
#include <signal.h>

typedef size_t (*clibcurl_data_function)(char *, size_t, size_t, void *);

static inline CURLcode clibcurl_set_long(CURL *easy, CURLoption option, long value) {
  return curl_easy_setopt(easy, option, value);
}

static inline CURLcode clibcurl_set_offset(CURL *easy, CURLoption option, curl_off_t value) {
  return curl_easy_setopt(easy, option, value);
}

static inline CURLcode clibcurl_set_string(CURL *easy, CURLoption option, const char *value) {
  return curl_easy_setopt(easy, option, value);
}

static inline CURLcode clibcurl_set_pointer(CURL *easy, CURLoption option, void *value) {
  return curl_easy_setopt(easy, option, value);
}

static inline CURLcode clibcurl_set_list(CURL *easy, CURLoption option, struct curl_slist *value) {
  return curl_easy_setopt(easy, option, value);
}

static inline CURLcode clibcurl_set_function(CURL *easy, CURLoption option,
                                             clibcurl_data_function value) {
  return curl_easy_setopt(easy, option, value);
}

static inline long clibcurl_get_long(CURL *easy, CURLINFO info) {
  long value = 0;
  curl_easy_getinfo(easy, info, &value);
  return value;
}

static inline curl_off_t clibcurl_get_offset(CURL *easy, CURLINFO info) {
  curl_off_t value = 0;
  curl_easy_getinfo(easy, info, &value);
  return value;
}

static inline const char *clibcurl_get_string(CURL *easy, CURLINFO info) {
  char *value = NULL;
  curl_easy_getinfo(easy, info, &value);
  return value;
}

static inline void *clibcurl_get_pointer(CURL *easy, CURLINFO info) {
  char *value = NULL;
  curl_easy_getinfo(easy, info, &value);
  return value;
}

static inline CURLMcode clibcurl_multi_set_long(CURLM *multi, CURLMoption option, long value) {
  return curl_multi_setopt(multi, option, value);
}

/// The handle of the next transfer that is done, and how it ended; NULL where none is.
static inline CURL *clibcurl_next_done(CURLM *multi, CURLcode *code) {
  int left = 0;
  CURLMsg *message;
  while ((message = curl_multi_info_read(multi, &left))) {
    if (message->msg != CURLMSG_DONE) continue;
    *code = message->data.result;
    return message->easy_handle;
  }
  return NULL;
}

/// A write to a connection that the other side has closed is an error, and no end of the program.
static inline void clibcurl_ignore_broken_pipes(void) { signal(SIGPIPE, SIG_IGN); }
