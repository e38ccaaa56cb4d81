/** The public interface of the connector: its core, its extension points and its sandbox host. The program itself is main.ts. */

export type { Asked, Cloud, CloudResponse } from './cloud.ts';
export { isProblems } from './config.ts';
export { Connector } from './connector.ts';
export type { BookResponse, Driver, DriverCommand, DriverFactory, Execution, Lookup, NotStarted } from './driver.ts';
export { DriverPool } from './execution/driver-pool.ts';
export type { Journal } from './journal.ts';
export { type LeaseRules, leaseRules } from './lease.ts';
export { silentLog } from './log.ts';
export { startLaneBooks } from './sandbox/lane-books.ts';
export { type SandboxBooks, startSandboxHost } from './sandbox/start.ts';
