/* The rules on any system, for the test: one request a line on standard input, one reply a line. Builds and notes are in a folder.
 *   choose            -> none | same BUILD | switched BUILD
 *   trial             -> 0 | 1
 *   ended CODE MS     -> at-once | pause MS | back
 *   late              -> at-once | pause MS | back                                                                              */
#include <ctype.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>
#include "rules.h"

static const char *folder;
static char place[4096];

static const char *pathOf(const char *name, const char *ending) {
  snprintf(place, sizeof place, "%s/%s%s", folder, name, ending);
  return place;
}

int readNote(const char *note, char *out) {
  FILE *file = fopen(pathOf(note, ""), "r");
  if (!file) return 0;
  int isThere = fgets(out, BUILD_NAME_MAX, file) != NULL && out[0] != 0;
  fclose(file);
  return isThere;
}
int writeNote(const char *note, const char *build) {
  FILE *file = fopen(pathOf(note, ""), "w");
  if (!file) return 0;
  fputs(build, file);
  fclose(file);
  return 1;
}
void dropNote(const char *note) { remove(pathOf(note, "")); }
int buildIsThere(const char *build) { return access(pathOf(build, "/connector.mjs"), F_OK) == 0; }

static void sayVerdict(const Run *run, Verdict verdict) {
  if (verdict == AGAIN_AT_ONCE) puts("at-once");
  else if (verdict == BACK_TO_PREVIOUS) puts("back");
  else printf("pause %u\n", run->pauseMs);
}

int main(int count, char **arguments) {
  if (count < 2) return 2;
  folder = arguments[1];
  Run run;
  beginRuns(&run);
  char line[200];
  unsigned code;
  unsigned long long ranMs;
  while (fgets(line, sizeof line, stdin)) {
    if (strncmp(line, "choose", 6) == 0) {
      Choice choice = chooseBuild(&run);
      if (choice == NO_BUILD) puts("none");
      else printf("%s %s\n", choice == SWITCHED ? "switched" : "same", run.build);
    } else if (strncmp(line, "trial", 5) == 0) printf("%d\n", isOnTrial(&run));
    else if (sscanf(line, "ended %u %llu", &code, &ranMs) == 2) sayVerdict(&run, judge(&run, ENDED_BY_ITSELF, code, ranMs));
    else if (strncmp(line, "late", 4) == 0) sayVerdict(&run, judge(&run, NOT_HEALTHY_IN_TIME, 0, 0));
    fflush(stdout);
  }
  return 0;
}
