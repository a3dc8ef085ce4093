// What Swift cannot say itself: variadic calls, stdin and its kin, signal handlers.
#pragma once

#include <errno.h>
#include <fcntl.h>
#include <histedit.h>
#include <langinfo.h>
#include <locale.h>
#include <poll.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>
#include <wchar.h>

_Static_assert(sizeof(wchar_t) == sizeof(uint32_t), "a wide character is one Unicode scalar");

/// Swift sees no macro that is a call.
static inline int clibedit_errno(void) { return errno; }

// In these, uint32_t stands for wchar_t, which Swift takes for a signed number.
typedef int (*clibedit_read_function)(EditLine *, uint32_t *);
typedef unsigned char (*clibedit_key_function)(EditLine *, int);
typedef uint32_t *(*clibedit_prompt_function)(EditLine *);

/// An editor on the standard streams; NULL where there is none to be had.
///
/// libedit complains about an unknown TERM on its error stream, so that is silent until it has looked.
static inline EditLine *clibedit_new(const char *program) {
  FILE *nowhere = fopen("/dev/null", "we");
  EditLine *editor = el_init(program, stdin, stdout, nowhere ? nowhere : stderr);
  if (editor) el_set(editor, EL_SETFP, 2, stderr);
  if (nowhere) fclose(nowhere);
  return editor;
}

/// Whether the terminal can move its cursor up, without which a line cannot be edited in place.
static inline int clibedit_moves_up(EditLine *editor) {
  char *up = NULL;
  return el_get(editor, EL_GETTC, "up", &up) == 0 && up != NULL && *up != '\0';
}

static inline void clibedit_set_client(EditLine *editor, void *client) {
  el_wset(editor, EL_CLIENTDATA, client);
}

static inline void *clibedit_client(EditLine *editor) {
  void *client = NULL;
  el_wget(editor, EL_CLIENTDATA, &client);
  return client;
}

/// Only the wide call makes libedit take whole characters: Apple's narrow one asks for bytes.
static inline void clibedit_set_read(EditLine *editor, clibedit_read_function read) {
  el_wset(editor, EL_GETCFN, read);
}

/// Text between two `mark`s goes to the terminal as it is and takes no columns.
static inline void clibedit_set_prompt(
    EditLine *editor, clibedit_prompt_function prompt, uint32_t mark) {
  el_wset(editor, EL_PROMPT_ESC, prompt, (wchar_t)mark);
}

static inline void clibedit_set_emacs(EditLine *editor) { el_wset(editor, EL_EDITOR, L"emacs"); }

static inline int clibedit_is_vi(EditLine *editor) {
  const wchar_t *name = NULL;
  return el_wget(editor, EL_EDITOR, &name) == 0 && name != NULL && wcscmp(name, L"vi") == 0;
}

/// libedit's own handlers work inside the signal and send it on to the whole process group.
static inline void clibedit_leave_signals_alone(EditLine *editor) {
  el_wset(editor, EL_SIGNAL, 0);
}

/// Lets Ctrl-S through while a line is edited.
static inline void clibedit_stop_flow_control(EditLine *editor) {
  el_set(editor, EL_SETTY, "-d", "-ixon", (char *)NULL);
}

static inline void clibedit_bind(EditLine *editor, const char *key, const char *command) {
  el_set(editor, EL_BIND, key, command, (char *)NULL);
}

/// Binds in vi's command mode.
static inline void clibedit_bind_alternative(
    EditLine *editor, const char *key, const char *command) {
  el_set(editor, EL_BIND, "-a", key, command, (char *)NULL);
}

/// Adds a command under the name that keys are bound to.
///
/// libedit keeps the pointers to a command's name and meaning, so those are literals here.
#define CLIBEDIT_COMMAND(symbol, name, meaning)                                     \
  static inline void clibedit_add_##symbol(                                         \
      EditLine *editor, clibedit_key_function command) {                            \
    el_wset(editor, EL_ADDFN, L##name, L##meaning, command);                        \
  }

CLIBEDIT_COMMAND(act, "shell-act", "Do what the shell wants done to the line")
CLIBEDIT_COMMAND(complete, "shell-complete", "Complete the word before the cursor")
CLIBEDIT_COMMAND(paste, "shell-paste", "Insert what was pasted, newlines and all")
CLIBEDIT_COMMAND(search, "shell-search", "Search the history while typing")

/// Draws the prompt and begins a line; from here each call of `el_wgets` runs one key's command.
static inline void clibedit_begin_line(EditLine *editor) { el_wset(editor, EL_UNBUFFERED, 1); }

/// Gives the terminal its usual modes back.
static inline void clibedit_end_line(EditLine *editor) { el_wset(editor, EL_UNBUFFERED, 0); }

static inline void clibedit_refresh(EditLine *editor) { el_wset(editor, EL_REFRESH); }

/// libedit believes that it knows the terminal's modes; out and in again makes it set them.
static inline void clibedit_set_modes_again(EditLine *editor) {
  el_wset(editor, EL_PREP_TERM, 0);
  el_wset(editor, EL_PREP_TERM, 1);
}

/// Moves the cursor within the line. Apple's libedit has no el_cursor; el_wline is its own record.
static inline void clibedit_move_cursor(EditLine *editor, int offset) {
#ifdef __APPLE__
  LineInfoW *line = (LineInfoW *)el_wline(editor);
  const wchar_t *to = line->cursor + offset;
  line->cursor = to < line->buffer ? line->buffer : to > line->lastchar ? line->lastchar : to;
#else
  el_cursor(editor, offset);
#endif
}

static inline const uint32_t *clibedit_line(EditLine *editor, int *length, int *cursor) {
  const LineInfoW *line = el_wline(editor);
  *length = (int)(line->lastchar - line->buffer);
  *cursor = (int)(line->cursor - line->buffer);
  return (const uint32_t *)line->buffer;
}

static inline int clibedit_insert(EditLine *editor, const uint32_t *text) {
  return el_winsertstr(editor, (const wchar_t *)text);
}

/// Runs one key's command.
static inline int clibedit_run_key(EditLine *editor) {
  int count = 0;
  return el_wgets(editor, &count) != NULL;
}

static inline void clibedit_flush(void) { fflush(stdout); }

static inline HistoryW *clibedit_new_history(EditLine *editor, int size) {
  HistoryW *history = history_winit();
  HistEventW event;
  if (history == NULL) return NULL;
  history_w(history, &event, H_SETSIZE, size);
  el_wset(editor, EL_HIST, history_w, history);
  return history;
}

static inline void clibedit_remember(HistoryW *history, const uint32_t *line) {
  HistEventW event;
  history_w(history, &event, H_ENTER, (const wchar_t *)line);
}

static inline int clibedit_window_size(int descriptor, int *columns, int *rows) {
  struct winsize size;
  if (ioctl(descriptor, TIOCGWINSZ, &size) != 0 || size.ws_col == 0) return 0;
  *columns = size.ws_col;
  *rows = size.ws_row;
  return 1;
}

/// Makes the C library measure and classify characters by Unicode, whatever the locale says.
static inline int clibedit_use_unicode(void) {
  static const char *const names[] = {"", "C.UTF-8", "C.utf8", "UTF-8", "en_US.UTF-8"};
  for (size_t index = 0; index < sizeof names / sizeof names[0]; index++) {
    if (setlocale(LC_CTYPE, names[index]) == NULL) continue;
    if (strcmp(nl_langinfo(CODESET), "UTF-8") == 0) return 1;
  }
  return 0;
}

static inline int clibedit_wcwidth(uint32_t scalar) { return wcwidth((wchar_t)scalar); }

// Signals

static int clibedit_signal_pipe = -1;

static void clibedit_signal_arrived(int number) {
  int saved = errno;
  unsigned char byte = (unsigned char)number;
  // A full pipe already wakes the reader; the byte can be lost.
  ssize_t written = write(clibedit_signal_pipe, &byte, 1);
  (void)written;
  errno = saved;
}

/// Makes `number` write a byte to `descriptor`; a signal that was ignored at the start stays so.
///
/// SA_RESTART spares every write the EINTR; the wait itself ends all the same, by the byte.
static inline void clibedit_catch_signal(int number, int descriptor) {
  struct sigaction action, old;
  clibedit_signal_pipe = descriptor;
  if (sigaction(number, NULL, &old) == 0 && old.sa_handler == SIG_IGN) return;
  memset(&action, 0, sizeof action);
  action.sa_handler = clibedit_signal_arrived;
  action.sa_flags = SA_RESTART;
  sigemptyset(&action.sa_mask);
  sigaction(number, &action, NULL);
}

static inline void clibedit_ignore_broken_pipes(void) { signal(SIGPIPE, SIG_IGN); }

/// A pipe whose ends neither block nor outlive an exec.
static inline int clibedit_pipe(int ends[2]) {
  if (pipe(ends) != 0) return -1;
  for (int index = 0; index < 2; index++) {
    fcntl(ends[index], F_SETFL, O_NONBLOCK);
    fcntl(ends[index], F_SETFD, FD_CLOEXEC);
  }
  return 0;
}
