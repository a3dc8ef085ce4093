// Swift reads glibc's headers without _GNU_SOURCE, and these are then not in them.
#pragma once

#include <stddef.h>

#ifdef __linux__
int posix_openpt(int);
int grantpt(int);
int unlockpt(int);
int ptsname_r(int, char *, size_t);
static const short pseudo_terminal_setsid = 0x80;
#else
#include <spawn.h>
#include <stdlib.h>
static const short pseudo_terminal_setsid = POSIX_SPAWN_SETSID;
#endif
