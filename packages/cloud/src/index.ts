/** The public face of the cloud: start one, stop it. Everything else is reached over HTTP. */

export { packageFolderIn } from './delivery/offered-package.ts';
export { type Companion, type RunningCloud, runCloud, type StartProblems, startCloud } from './main.ts';
export type { Logger } from './system/log.ts';
export { localUrlOf } from './system/settings/listen-address.ts';
