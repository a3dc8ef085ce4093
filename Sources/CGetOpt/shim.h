#pragma once
#include <getopt.h>

// getopt_long answers through global variables, which Swift 6 does not let anybody read.

static inline void getopt_start(void) {
#if defined(__APPLE__)
  optreset = 1;
  optind = 1;
#else
  optind = 0;
#endif
  opterr = 0;
}

static inline const char *getopt_argument(void) { return optarg; }
static inline int getopt_position(void) { return optind; }
static inline int getopt_refused(void) { return optopt; }
