/**
 * How Node runs the sandbox host and its lanes. By itself V8 gives short-lived objects up to 100 MB, over half an hour and for each
 * process; a quarter of that is enough and is reached within minutes.
 */
export const SANDBOX_NODE_OPTIONS: readonly string[] = ['--max-semi-space-size=8'];

/**
 * How glibc gives memory back: few arenas, and whatever is larger than 256 KiB on pages of its own. Without a fixed threshold glibc
 * raises it with the first large block that is freed (a password hash takes 19 MiB), and its arenas keep what they once had.
 */
export const ALLOCATION = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '262144' } as const;
