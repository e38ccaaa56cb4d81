/* Which build runs next: a staged one is switched to and is on trial until it has contacted the cloud. If it fails, the build before it
 * comes back. Plain C over notes, so that the rules can be tested on any system. Each note changes by itself, in an order in which a
 * power cut between two of them leaves a build that can run. */
#include <string.h>
#include "rules.h"

static int isNote(const char *note, const char *build) {
  char named[BUILD_NAME_MAX];
  return readNote(note, named) && strcmp(named, build) == 0;
}

static void forgetCrashes(Run *run) {
  run->crashes = 0;
  run->pauseMs = PAUSE_MS_MIN;
}

void beginRuns(Run *run) {
  run->build[0] = 0;
  run->before[0] = 0;
  forgetCrashes(run);
}

Choice chooseBuild(Run *run) {
  char next[BUILD_NAME_MAX];
  if (!readNote("current", run->build)) return NO_BUILD;
  if (!readNote("next", next)) return SAME_BUILD;
  if (strcmp(next, run->build) == 0 || isNote("refused", next) || !buildIsThere(next)) {
    dropNote("next");
    return SAME_BUILD;
  }
  if (!writeNote("previous", run->build) || !writeNote("current", next)) return SAME_BUILD;
  dropNote("next");
  strcpy(run->before, run->build);
  strcpy(run->build, next);
  forgetCrashes(run);
  return SWITCHED;
}

int isOnTrial(const Run *run) {
  char previous[BUILD_NAME_MAX];
  if (isNote("healthy", run->build)) return 0;
  return readNote("previous", previous) && strcmp(previous, run->build) != 0 && buildIsThere(previous);
}

static int goBack(Run *run) {
  char previous[BUILD_NAME_MAX];
  if (!isOnTrial(run) || !readNote("previous", previous)) return 0;
  /* Refused first: a build that was given up must not be staged again. */
  if (!writeNote("refused", run->build) || !writeNote("current", previous)) return 0;
  dropNote("previous");
  forgetCrashes(run);
  return 1;
}

Verdict judge(Run *run, Ending ending, unsigned exitCode, unsigned long long ranMs) {
  if (ending == ENDED_BY_ITSELF && exitCode == EXIT_UPDATE_STAGED) return AGAIN_AT_ONCE;
  if (ending == NOT_HEALTHY_IN_TIME) run->crashes = TRIAL_CRASHES_MAX;
  else if (ranMs >= STEADY_MS) forgetCrashes(run);
  else run->crashes++;
  if (run->crashes >= TRIAL_CRASHES_MAX && goBack(run)) return BACK_TO_PREVIOUS;
  /* Twice as long after each crash. */
  run->pauseMs = PAUSE_MS_MIN;
  for (int crash = 1; crash < run->crashes && run->pauseMs < PAUSE_MS_MAX; crash++) run->pauseMs *= 2;
  if (run->pauseMs > PAUSE_MS_MAX) run->pauseMs = PAUSE_MS_MAX;
  return AGAIN_AFTER_PAUSE;
}
