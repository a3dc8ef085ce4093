// Swift reads glibc's headers without _GNU_SOURCE, and these are then not in them.
#pragma once

#include <fcntl.h>
#include <spawn.h>
#include <stddef.h>
#include <unistd.h>

#ifdef __linux__
int posix_openpt(int);
int grantpt(int);
int unlockpt(int);
int ptsname_r(int, char *, size_t);
int pipe2(int *, int);
int posix_spawn_file_actions_addchdir_np(posix_spawn_file_actions_t *, const char *);
static const short pseudo_terminal_setsid = 0x80;
#else
#include <stdlib.h>
static const short pseudo_terminal_setsid = POSIX_SPAWN_SETSID;
#endif

/// A pipe that no program inherits which another thread starts at this moment.
static inline int pseudo_terminal_pipe(int ends[2]) {
#ifdef __linux__
  return pipe2(ends, O_CLOEXEC);
#else
  if (pipe(ends) != 0) return -1;
  fcntl(ends[0], F_SETFD, FD_CLOEXEC);
  fcntl(ends[1], F_SETFD, FD_CLOEXEC);
  return 0;
#endif
}
