/** Copies of account books in databases: where they can be, and what can be asked about them. */

export type { Book } from './mirror/book-reader.ts';
export { Mirror, type MirrorOptions, type MirrorStatus, type MirrorStep, plansFor } from './mirror/mirror.ts';
export { type PostgresConnection, postgresDialect, postgresTarget } from './mirror/postgres-target.ts';
export { sqliteDialect, sqliteTarget } from './mirror/sqlite-target.ts';
export { schemaText } from './mirror/table-text.ts';
export type { MirrorTarget } from './mirror/target.ts';
export type { Verification } from './mirror/verification.ts';
