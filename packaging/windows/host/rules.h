/* Which build runs next. */
#ifndef RULES_H
#define RULES_H

#include "notes.h"

/* A staged update makes the connector end with this code. */
#define EXIT_UPDATE_STAGED 75
#define TRIAL_CRASHES_MAX 3
#define TRIAL_MS 300000
/* A build that ran for this long has not failed to start. */
#define STEADY_MS 600000
#define PAUSE_MS_MIN 1000
#define PAUSE_MS_MAX 60000

typedef struct {
  char build[BUILD_NAME_MAX];
  char before[BUILD_NAME_MAX]; /* The build that it took the place of, if it has just done so. */
  int crashes;
  unsigned pauseMs;
} Run;

typedef enum { NO_BUILD, SAME_BUILD, SWITCHED } Choice;
typedef enum { AGAIN_AT_ONCE, AGAIN_AFTER_PAUSE, BACK_TO_PREVIOUS } Verdict;
typedef enum { ENDED_BY_ITSELF, NOT_HEALTHY_IN_TIME } Ending;

void beginRuns(Run *run);
/* Before each start: switches to a build that is staged. */
Choice chooseBuild(Run *run);
/* It has not contacted the cloud since the switch, and there is a build to go back to. */
int isOnTrial(const Run *run);
/* After each end. AGAIN_AFTER_PAUSE: wait for run->pauseMs first. */
Verdict judge(Run *run, Ending ending, unsigned exitCode, unsigned long long ranMs);

#endif
