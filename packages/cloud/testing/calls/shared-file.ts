/** A link to the file of a command, for tests that need one to be there. */

import { draftFileLink, fileLinkMs } from '../../src/file-link/file-link.ts';
import type { Context } from '../../src/system/context.ts';
import { byTester } from '../test-cloud.ts';

export async function shareFile(
  context: Context,
  tenantId: string,
  commandId: string,
): Promise<{ readonly linkId: string; readonly token: string }> {
  const command = await context.store.command({ tenantId, commandId });
  if (!command) throw new Error('There must be a command.');
  const about = { fileName: command.artifactFileName ?? 'file', language: 'en', createdBy: 'person:tester' } as const;
  const { token, link } = draftFileLink(context, command, about);
  const audit = { tenantId, action: 'file-link.created', subject: link.linkId, ...byTester('test') };
  await context.store.createFileLink({ link, validMs: fileLinkMs, workingMax: 1_000, audit });
  return { linkId: link.linkId, token };
}
