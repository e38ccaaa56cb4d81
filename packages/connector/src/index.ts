/** The public face of the connector: its core, its seams and its sandbox host. The program itself is main.ts. */

export { type Clock, systemClock, systemTimers, type Timer, type Timers } from './clock.ts';
export type { ArtifactContent, Asked, Cloud, CloudAnswer } from './cloud.ts';
export { folderAt, isProblems } from './config.ts';
export { Connector, type ConnectorOptions } from './connector.ts';
export type {
  Answered,
  BookResult,
  Capabilities,
  CompanySettings,
  Driver,
  DriverCommand,
  DriverFactory,
  DriverFailure,
  Execution,
  Lookup,
  Opening,
} from './driver.ts';
export { DriverPool, type DriverPoolOptions } from './driver-pool.ts';
export { type EmbeddedBook, embeddedDrivers } from './drivers/embedded.ts';
export type { FinishedEntry, Journal, JournalCommand, JournalEntry, StartedEntry } from './journal.ts';
export { type Lease, type LeaseRules, leaseRules, type RoundTrip } from './lease.ts';
export { type Log, silentLog } from './log.ts';
export { MemoryJournal } from './memory-journal.ts';
export type { Randomness } from './randomness.ts';
export { type LaneBooksOptions, startLaneBooks } from './sandbox/lane-books.ts';
export { type RunningSandboxHost, type SandboxBooks, type SandboxStart, startSandboxHost } from './sandbox/start.ts';
export { type RunningConnector, startConnector } from './service/run.ts';
