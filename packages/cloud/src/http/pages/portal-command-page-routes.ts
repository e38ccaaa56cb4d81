/** The portal's pages about commands: the list, the list as a file, one command. */

import { type CommandSummary, contentDisposition } from '@ledgerline/contract';
import { deliverySays } from '@ledgerline/words/problem/delivery';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { senders } from '../../account/rights/caller.ts';
import { artifactOf, commandView } from '../../command/command-view.ts';
import { findCommand, listCommands } from '../../command/followed-command.ts';
import type { LargeBodies } from '../../command/large-body.ts';
import { waitingReason } from '../../delivery/presence.ts';
import { csvRow, firstRows } from '../../export/comma-separated.ts';
import type { ArtifactPreview } from '../../pages/portal/command/artifact-card.ts';
import { commandPage, type Sender } from '../../pages/portal/command/command.ts';
import { queryOf, readFilter } from '../../pages/portal/command/command-filter.ts';
import { commandsPage } from '../../pages/portal/command/commands.ts';
import { rowsFileText } from '../../pages/portal/command/result-table.ts';
import { displayStatusOf } from '../../pages/status.ts';
import type { ArtifactFile, CommandSnapshot, StoredCommand } from '../../store/store.ts';
import type { Context } from '../../system/context.ts';
import { SHOWN_BYTES_MAX } from '../../system/pace/loop-budget.ts';
import { isRefusal, refuse } from '../../system/problem.ts';
import { routesOf } from '../endpoint/endpoint-routes.ts';
import { plainType } from '../reply/file-reply.ts';
import { sendRefusal } from '../reply/problem-status.ts';
import { readerOf } from '../reply/reader.ts';
import type { Services } from '../services.ts';
import { portalFileEndpoints } from './page-endpoints.ts';
import type { Pages } from './page-reply.ts';

export const commandPages = ({ context, largeBodies }: Services): Pages<'showCommands' | 'showCommand'> => ({
  showCommands: async (view, caller, request) => {
    const form = readFilter(request.query);
    const page = await listCommands(context, caller, queryOf(form, view.shell.reader, view.now));
    return isRefusal(page) ? page : commandsPage({ ...view, form, page });
  },

  showCommand: async (view, caller, request) => {
    const { baseUrl } = context.config;
    const { commandId } = request.params as { readonly commandId: string };
    const found = await findCommand(context, caller, commandId, null);
    if (isRefusal(found)) return found;
    const waitingFor = found.status === 'queued' ? await waitingReason(context, found) : null;
    const command = commandView(await shownOf(largeBodies, found), { baseUrl, now: context.clock.now(), waitingFor });
    const artifact = found.finishedAt === null ? null : artifactOf(found);
    const preview = artifact === null ? NO_PREVIEW : await previewOf(context, artifact);
    const sender = await senderOf(context, found);
    return commandPage({ ...view, command, sender, artifact, preview, baseUrl });
  },
});

export function commandFileRoutes(app: FastifyInstance, services: Services): void {
  const { context, largeBodies } = services;
  routesOf(app, services, portalFileEndpoints).serveRaw({
    exportRows: async (request, reply) => {
      const { commandId } = request.params;
      const found = await findCommand(context, request.caller, commandId, null);
      if (isRefusal(found)) return sendRefusal(reply, found);
      const rows = await rowsFile(largeBodies, found);
      if (rows === '') return sendRefusal(reply, refuse('artifact_missing', deliverySays.noRows()));
      return sendCsv(reply, `${found.type}-${commandId}.csv`, rows);
    },

    exportCommands: async (request, reply) => {
      const rows: CommandSummary[] = [];
      const reader = readerOf(request, request.caller.person);
      let [cursor, pages] = ['', 0];
      do {
        const query = { ...queryOf({ ...readFilter(request.query), cursor }, reader, context.clock.now()), limit: EXPORT_PAGE };
        const page = await listCommands(context, request.caller, query);
        if (isRefusal(page)) return sendRefusal(reply, page);
        rows.push(...page.commands);
        cursor = page.nextCursor ?? '';
        pages += 1;
      } while (cursor !== '' && rows.length < EXPORT_ROWS_MAX && pages < EXPORT_PAGES_MAX);
      return sendCsv(reply, 'commands.csv', exportText(rows));
    },
  });
}

/** A command with no more of its payload and result than a page shows. */
async function shownOf(largeBodies: LargeBodies, command: CommandSnapshot): Promise<CommandSnapshot> {
  const shown = async <Text extends string | null>(text: Text): Promise<Text> =>
    text !== null && text.length > SHOWN_BYTES_MAX ? ((await largeBodies.excerpt(command.tenantId, text)) as Text) : text;
  const { payload, result, lateReport } = command;
  return { ...command, payload: await shown(payload), result: await shown(result), lateReport: await shown(lateReport) };
}

async function rowsFile(largeBodies: LargeBodies, { tenantId, result }: CommandSnapshot): Promise<string> {
  if (result === null) return '';
  if (result.length > SHOWN_BYTES_MAX) return largeBodies.rowsFile(tenantId, result);
  return rowsFileText(JSON.parse(result));
}

const sendCsv = (reply: FastifyReply, fileName: string, text: string): FastifyReply =>
  reply.type('text/csv; charset=utf-8').header('content-disposition', contentDisposition('attachment', fileName)).send(text);

async function senderOf({ store }: Context, { tenantId, sentBy }: StoredCommand): Promise<Sender | null> {
  if (sentBy === null) return null;
  const kind = Object.values(senders).find((sender) => sender === sentBy);
  if (kind !== undefined) return { kind };
  const key = await store.appKey({ tenantId, keyId: sentBy });
  return { kind: 'app-key', keyId: sentBy, name: key?.name ?? null };
}

const EXPORT_PAGE = 1_000;
const EXPORT_ROWS_MAX = 10_000;
/** The maximum number of pages. A page with few hits has still searched many commands. */
const EXPORT_PAGES_MAX = 100;

const EXPORT_COLUMNS = [
  'commandId',
  'type',
  'module',
  'mode',
  'companyId',
  'connectorId',
  'docNo',
  'status',
  'standing',
  'errorCode',
  'errorMessage',
  'createdAt',
  'startedAt',
  'finishedAt',
  'attempts',
  'recordCode',
] as const;

const exportText = (commands: readonly CommandSummary[]): string =>
  `\uFEFF${csvRow(EXPORT_COLUMNS)}${commands.map(exportRow).join('')}`;

function exportRow(command: CommandSummary): string {
  const {
    commandId,
    type,
    module,
    mode,
    companyId,
    connectorId,
    docNo,
    recordCode,
    status,
    error,
    createdAt,
    startedAt,
    finishedAt,
    attempts,
  } = command;
  const about = [commandId, type, module, mode, companyId, connectorId, docNo, status, displayStatusOf(command)];
  return csvRow([...about, error?.code ?? null, error?.message ?? null, createdAt, startedAt, finishedAt, attempts, recordCode]);
}

const NO_PREVIEW: ArtifactPreview = { kind: 'none' };
const PREVIEW_BYTES_MAX = 64 * 1024;

async function previewOf({ artifacts }: Context, { contentType, sha256, size }: ArtifactFile): Promise<ArtifactPreview> {
  const type = plainType(contentType);
  if (type === 'application/pdf') return { kind: 'frame', isSandboxed: false };
  if (type === 'text/html' || type === 'text/plain') return { kind: 'frame', isSandboxed: true };
  if (type === 'image/png' || type === 'image/jpeg') return { kind: 'picture' };
  if (type !== 'text/csv' || size === 0) return NO_PREVIEW;
  const content = await artifacts.open(sha256, { start: 0, end: Math.min(size, PREVIEW_BYTES_MAX) - 1 });
  if (content === null) return NO_PREVIEW;
  const chunks: Buffer[] = [];
  for await (const chunk of content) chunks.push(chunk as Buffer);
  return { kind: 'rows', ...firstRows(Buffer.concat(chunks).toString('utf8'), size <= PREVIEW_BYTES_MAX) };
}
