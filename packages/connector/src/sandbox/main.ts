/** The program that serves the sandboxes of a cloud: started next to it, with the address of the cloud in its environment. */

import { type SandboxFigures, type SandboxSettings, sandboxFiguresEverySeconds, sandboxSettings } from '@ledgerline/contract';
import { instantText, systemClock } from '../clock.ts';
import { CONNECTOR_BUILD } from '../config.ts';
import { failureLine, lineLog } from '../log.ts';
import { startLaneBooks } from './lane-books.ts';
import { startSandboxHost } from './start.ts';

// No other user of the machine can read the books.
process.umask(0o077);

const log = lineLog({
  isJson: process.env.LOG_FORMAT === 'json',
  program: 'sandbox',
  now: () => instantText(systemClock.wallMs()),
  write: console.log,
});
process.on('uncaughtException', (error) => {
  log.line('warning', `The sandbox host failed: ${failureLine(error)}`);
  process.exit(1);
});

const settings = {
  SANDBOX_CLOUD_URL: 'the address of the cloud, such as http://127.0.0.1:8080',
  SANDBOX_ADMIN_KEY: 'the admin key of the cloud',
  SANDBOX_FOLDER: 'a folder for the books of the sandboxes',
};
const missing = Object.entries(settings).filter(([name]) => !process.env[name]);
const numbers = Object.entries(sandboxSettings).map(([name, { absent }]) => [name, Number(process.env[name] || absent)] as const);
const problems = [
  ...missing.map(([name, takes]) => `${name} must be ${takes}.`),
  ...numbers.flatMap(([name, number]) => {
    const { min, max } = sandboxSettings[name as keyof SandboxSettings];
    return Number.isInteger(number) && number >= min && number <= max
      ? []
      : [`${name} must be an integer from ${min} to ${max}.`];
  }),
];
for (const problem of problems) log.line('warning', String(problem));
if (problems.length > 0) process.exit(1);

const { SANDBOX_CLOUD_URL: cloudUrl = '', SANDBOX_ADMIN_KEY: adminKey = '', SANDBOX_FOLDER: folder = '' } = process.env;
// Removed so that no process started from here gets the key with its environment.
delete process.env.SANDBOX_ADMIN_KEY;
const running = await startSandboxHost({
  cloudUrl,
  adminKey,
  folder,
  log,
  templateVersion: CONNECTOR_BUILD,
  environment: process.env,
  books: (place) => startLaneBooks({ folder: place, log, settings: Object.fromEntries(numbers) as SandboxSettings }),
});

if ('problems' in running) {
  for (const problem of running.problems) log.line('warning', String(problem));
  process.exit(1);
}
log.line('info', 'The sandbox books are ready.');

const tell = (): void => {
  const figures: SandboxFigures = { ...running.figures(), residentBytes: process.memoryUsage.rss() };
  if (process.connected) process.send?.(figures, () => undefined);
};
setInterval(tell, sandboxFiguresEverySeconds * 1000).unref();
tell();

let isStopping = false;
const stop = async (): Promise<void> => {
  if (isStopping) return;
  isStopping = true;
  await running.stop();
  log.line('info', 'The sandbox host has stopped.');
  process.exit(0);
};
/** The parent process is gone, and so is the cloud that it served. */
process.on('disconnect', stop).on('SIGTERM', stop).on('SIGINT', stop);
