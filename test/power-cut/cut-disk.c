/*
 * A file system in user space that loses power. Programs work in `live`; `durable` has what a disk would have. A block of a file gets
 * there when the file is synced, a new name when its file or its folder is, the end or the change of a name when its folder is. A new folder is there at once.
 *
 * When it is unmounted, the power is cut: every block that was not synced arrives with the chance given, in no order, and so does a beginning of the
 * names. `durable` is then what a machine finds that starts again.
 *
 * Usage: cut-disk LIVE DURABLE SEED PERCENT MOUNT-POINT
 */

#define FUSE_USE_VERSION 35
#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <fuse.h>
#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <unistd.h>

#define BLOCK 4096
#define CHANCES 100

/* A file with blocks that were written and not synced. */
struct file {
  char *path;
  unsigned char *dirty;
  size_t blocks;
  struct file *next;
};

/* The end of a name, its change if there is a second, or a second name beside it. */
struct name_change {
  int is_second;
  char *from;
  char *to;
  struct name_change *next;
};

static const char *live, *durable;
static int chance_percent;
static struct file *files;
static struct name_change *changes;

static char *at(char *buffer, const char *folder, const char *path) {
  if (snprintf(buffer, PATH_MAX, "%s%s", folder, path) >= PATH_MAX) abort();
  return buffer;
}

static int is_lucky(void) { return rand() % CHANCES < chance_percent; }
static int result(int outcome) { return outcome < 0 ? -errno : outcome; }

static struct file *find_file(const char *path) {
  for (struct file *file = files; file; file = file->next)
    if (strcmp(file->path, path) == 0) return file;
  struct file *file = calloc(1, sizeof *file);
  file->path = strdup(path);
  file->next = files;
  files = file;
  return file;
}

static void forget_file(const char *path) {
  struct file *file = find_file(path);
  free(file->dirty);
  file->dirty = NULL;
  file->blocks = 0;
}

static void mark(const char *path, off_t from, off_t to) {
  if (to <= from) return;
  struct file *file = find_file(path);
  size_t needed = (size_t)((to - 1) / BLOCK) + 1;
  if (needed > file->blocks) {
    file->dirty = realloc(file->dirty, needed);
    memset(file->dirty + file->blocks, 0, needed - file->blocks);
    file->blocks = needed;
  }
  memset(file->dirty + from / BLOCK, 1, needed - (size_t)(from / BLOCK));
}

/* Copies the blocks that were not synced: all, or those that happen to arrive. */
static void store_blocks(struct file *file, int is_all) {
  char source_path[PATH_MAX], target_path[PATH_MAX], block[BLOCK];
  int source = open(at(source_path, live, file->path), O_RDONLY);
  if (source < 0) return;
  int target = open(at(target_path, durable, file->path), is_all ? O_WRONLY | O_CREAT : O_WRONLY, 0600);
  if (target >= 0) {
    struct stat status;
    fstat(source, &status);
    for (size_t index = 0; index < file->blocks; index += 1) {
      if (!file->dirty[index] || !(is_all || is_lucky())) continue;
      ssize_t count = pread(source, block, BLOCK, (off_t)index * BLOCK);
      if (count > 0 && pwrite(target, block, (size_t)count, (off_t)index * BLOCK) != count) abort();
    }
    if (is_all && (ftruncate(target, status.st_size) || fchmod(target, status.st_mode & 07777))) abort();
    close(target);
  }
  close(source);
  if (is_all && file->dirty) memset(file->dirty, 0, file->blocks);
}

static void apply_first_change(void) {
  char from[PATH_MAX], to[PATH_MAX];
  struct name_change *change = changes;
  changes = change->next;
  if (change->is_second) link(at(from, durable, change->from), at(to, durable, change->to));
  else if (change->to) rename(at(from, durable, change->from), at(to, durable, change->to));
  else if (unlink(at(from, durable, change->from)) && errno == EISDIR) rmdir(from);
  free(change->from);
  free(change->to);
  free(change);
}

static int is_in(const char *path, const char *folder) {
  size_t length = strcmp(folder, "/") == 0 ? 0 : strlen(folder);
  return path && strncmp(path, folder, length) == 0 && path[length] == '/' && !strchr(path + length + 1, '/');
}

static int is_same(const char *path, const char *other) { return path && strcmp(path, other) == 0; }

/* The changes of names are applied in order, up to the last that a sync needs. */
static void apply_changes(const char *path, int is_folder) {
  int needed = 0, count = 0;
  for (struct name_change *change = changes; change; change = change->next) {
    count += 1;
    int is_met = is_folder ? is_in(change->from, path) || is_in(change->to, path)
                           : is_same(change->from, path) || is_same(change->to, path);
    if (is_met) needed = count;
  }
  while (needed-- > 0) apply_first_change();
}

static void note_change(const char *from, const char *to, int is_second) {
  struct name_change *change = calloc(1, sizeof *change), **end = &changes;
  change->is_second = is_second;
  change->from = strdup(from);
  change->to = to ? strdup(to) : NULL;
  while (*end) end = &(*end)->next;
  *end = change;
}

static void ensure_name(const char *path, mode_t mode) {
  char target[PATH_MAX];
  int descriptor = open(at(target, durable, path), O_WRONLY | O_CREAT, mode);
  if (descriptor >= 0) close(descriptor);
}

static int do_getattr(const char *path, struct stat *status, struct fuse_file_info *info) {
  char real[PATH_MAX];
  return result(path ? lstat(at(real, live, path), status) : fstat((int)info->fh, status));
}

static int do_readdir(const char *path, void *buffer, fuse_fill_dir_t fill, off_t offset, struct fuse_file_info *info,
                      enum fuse_readdir_flags flags) {
  char real[PATH_MAX];
  (void)offset, (void)info, (void)flags;
  DIR *folder = opendir(at(real, live, path));
  if (!folder) return -errno;
  for (struct dirent *entry = readdir(folder); entry; entry = readdir(folder)) fill(buffer, entry->d_name, NULL, 0, 0);
  closedir(folder);
  return 0;
}

static int do_mkdir(const char *path, mode_t mode) {
  char real[PATH_MAX];
  mkdir(at(real, durable, path), mode);
  return result(mkdir(at(real, live, path), mode));
}

static int do_unlink(const char *path) {
  char real[PATH_MAX];
  if (unlink(at(real, live, path))) return -errno;
  forget_file(path);
  note_change(path, NULL, 0);
  return 0;
}

static int do_rmdir(const char *path) {
  char real[PATH_MAX];
  if (rmdir(at(real, live, path))) return -errno;
  note_change(path, NULL, 0);
  return 0;
}

static int do_rename(const char *from, const char *to, unsigned flags) {
  char real_from[PATH_MAX], real_to[PATH_MAX];
  if (flags) return -EINVAL;
  if (rename(at(real_from, live, from), at(real_to, live, to))) return -errno;
  struct file *source = find_file(from);
  forget_file(to);
  struct file *target = find_file(to);
  target->dirty = source->dirty;
  target->blocks = source->blocks;
  source->dirty = NULL;
  source->blocks = 0;
  note_change(from, to, 0);
  return 0;
}

static int do_link(const char *from, const char *to) {
  char real_from[PATH_MAX], real_to[PATH_MAX];
  if (link(at(real_from, live, from), at(real_to, live, to))) return -errno;
  struct file *source = find_file(from), *target = find_file(to);
  target->dirty = memcpy(malloc(source->blocks + 1), source->dirty ? source->dirty : (unsigned char *)"", source->blocks);
  target->blocks = source->blocks;
  note_change(from, to, 1);
  return 0;
}

static int do_chmod(const char *path, mode_t mode, struct fuse_file_info *info) {
  char real[PATH_MAX];
  return result(path ? chmod(at(real, live, path), mode) : fchmod((int)info->fh, mode));
}

static int do_utimens(const char *path, const struct timespec times[2], struct fuse_file_info *info) {
  char real[PATH_MAX];
  return result(path ? utimensat(AT_FDCWD, at(real, live, path), times, 0) : futimens((int)info->fh, times));
}

static int do_truncate(const char *path, off_t size, struct fuse_file_info *info) {
  char real[PATH_MAX];
  struct stat status;
  if (!path) return result(ftruncate((int)info->fh, size));
  if (lstat(at(real, live, path), &status) || truncate(real, size)) return -errno;
  mark(path, size < status.st_size ? size : status.st_size, size < status.st_size ? status.st_size : size);
  return 0;
}

static int do_open(const char *path, struct fuse_file_info *info) {
  char real[PATH_MAX];
  int descriptor = open(at(real, live, path), (info->flags & ~(O_APPEND | O_TRUNC | O_ACCMODE)) | O_RDWR);
  if (descriptor < 0) descriptor = open(real, O_RDONLY);
  if (descriptor < 0) return -errno;
  if (info->flags & O_TRUNC) do_truncate(path, 0, NULL);
  info->fh = (uint64_t)descriptor;
  return 0;
}

static int do_create(const char *path, mode_t mode, struct fuse_file_info *info) {
  char real[PATH_MAX];
  int descriptor = open(at(real, live, path), O_RDWR | O_CREAT | (info->flags & O_EXCL), mode);
  if (descriptor < 0) return -errno;
  info->fh = (uint64_t)descriptor;
  return 0;
}

static int do_read(const char *path, char *buffer, size_t size, off_t offset, struct fuse_file_info *info) {
  (void)path;
  return result((int)pread((int)info->fh, buffer, size, offset));
}

static int do_write(const char *path, const char *buffer, size_t size, off_t offset, struct fuse_file_info *info) {
  struct stat status;
  fstat((int)info->fh, &status);
  ssize_t written = pwrite((int)info->fh, buffer, size, offset);
  if (path && written > 0) mark(path, offset > status.st_size ? status.st_size : offset, offset + written);
  return result((int)written);
}

static int do_release(const char *path, struct fuse_file_info *info) {
  (void)path;
  close((int)info->fh);
  return 0;
}

static int do_fsync(const char *path, int is_data_only, struct fuse_file_info *info) {
  (void)is_data_only, (void)info;
  if (!path) return 0;
  apply_changes(path, 0);
  store_blocks(find_file(path), 1);
  return 0;
}

/* The names of a folder, without what the files contain. */
static int do_fsyncdir(const char *path, int is_data_only, struct fuse_file_info *info) {
  char real[PATH_MAX], name[PATH_MAX];
  (void)is_data_only, (void)info;
  apply_changes(path, 1);
  DIR *folder = opendir(at(real, live, path));
  if (!folder) return -errno;
  for (struct dirent *entry = readdir(folder); entry; entry = readdir(folder)) {
    if (entry->d_type != DT_REG) continue;
    if (snprintf(name, PATH_MAX, "%s/%s", strcmp(path, "/") == 0 ? "" : path, entry->d_name) >= PATH_MAX) abort();
    ensure_name(name, 0600);
  }
  closedir(folder);
  return 0;
}

static int do_statfs(const char *path, struct statvfs *status) {
  char real[PATH_MAX];
  return result(statvfs(at(real, live, path), status));
}

/* A file that is deleted while it is open has no path below. */
static void *do_init(struct fuse_conn_info *connection, struct fuse_config *config) {
  (void)connection;
  config->hard_remove = 1;
  return NULL;
}

/* The power cut. */
static void do_destroy(void *data) {
  (void)data;
  while (changes && is_lucky()) apply_first_change();
  for (struct file *file = files; file; file = file->next) store_blocks(file, 0);
}

static const struct fuse_operations operations = {
    .init = do_init, .getattr = do_getattr, .readdir = do_readdir, .mkdir = do_mkdir, .unlink = do_unlink, .rmdir = do_rmdir,
    .rename = do_rename, .link = do_link, .chmod = do_chmod, .utimens = do_utimens, .truncate = do_truncate, .open = do_open,
    .create = do_create, .read = do_read, .write = do_write, .release = do_release, .fsync = do_fsync,
    .fsyncdir = do_fsyncdir, .statfs = do_statfs, .destroy = do_destroy,
};

int main(int count, char **parameters) {
  if (count != 6) return 2;
  /* A test that is killed leaves no disk behind. */
  prctl(PR_SET_PDEATHSIG, SIGTERM);
  live = parameters[1];
  durable = parameters[2];
  srand((unsigned)atoi(parameters[3]));
  chance_percent = atoi(parameters[4]);
  /* One request at a time, so that nothing here needs a lock; in the foreground, so that its end is seen. */
  char *arguments[] = {parameters[0], "-f", "-s", parameters[5], NULL};
  return fuse_main(4, arguments, &operations, NULL);
}
