/** The program that serves the sandboxes of a cloud: started beside it, told by its environment where the cloud is. */

import { Book, buildTemplate, openBook, type TemplateName } from '@ledgerline/book';
import { instantText, systemClock } from '../clock.ts';
import { CONNECTOR_BUILD } from '../config.ts';
import { failureLine, type Log } from '../log.ts';
import { startSandboxHost } from './start.ts';

const log: Log = {
  line: (level, text) =>
    console.log(`${instantText(systemClock.wallMs())} sandbox: ${level === 'warning' ? 'warning: ' : ''}${text}`),
};

const { SANDBOX_CLOUD_URL: cloudUrl = '', SANDBOX_ADMIN_KEY: adminKey = '', SANDBOX_FOLDER: folder = '' } = process.env;
const running = await startSandboxHost({
  cloudUrl,
  adminKey,
  folder,
  environment: process.env,
  log,
  templateVersion: CONNECTOR_BUILD,
  makeTemplate: (companyId, path) => {
    buildTemplate(companyId as TemplateName, path);
  },
  openBook: (path) =>
    openBook(path, {
      onFailure: (failure, { type, commandId }) => log.line('warning', `${type} ${commandId} failed: ${failureLine(failure)}`),
    }),
  commandTypes: Book.supportedTypes,
});

if ('problems' in running) {
  for (const problem of running.problems) log.line('warning', problem);
  process.exit(1);
}
log.line('info', 'The sandbox books are ready.');

let isStopping = false;
const stop = async (): Promise<void> => {
  if (isStopping) return;
  isStopping = true;
  await running.stop();
  process.exit(0);
};
/** Whoever started this program is gone: so is the cloud that it served. */
process.on('disconnect', stop).on('SIGTERM', stop).on('SIGINT', stop);
