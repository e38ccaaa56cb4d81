/* Notes: files of one line in the app folder. They say which build runs, which is next, which was before. */
#ifndef NOTES_H
#define NOTES_H

#define BUILD_NAME_MAX 100

/* 1 when the note is there and names a build; out has room for BUILD_NAME_MAX bytes. */
int readNote(const char *note, char *out);
/* Durable when it returns 1; after a crash the note is the old one or the new one. */
int writeNote(const char *note, const char *build);
void dropNote(const char *note);
/* Whether the program of a build is in the app folder. */
int buildIsThere(const char *build);

#endif
