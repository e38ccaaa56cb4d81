/** Everything that is stored of a tenant, as files: lines of JSON, read a page at a time, and the files of its commands. No secrets. */

import { listNotifications } from '../account/notification.ts';
import { listAppKeys } from '../account/rights/app-key.ts';
import { sessionCaller } from '../account/rights/caller.ts';
import { artifactOf, commandText } from '../command/command-view.ts';
import { appState } from '../delivery/app-state.ts';
import { eventView } from '../event/event-view.ts';
import { listWebhooks } from '../event/webhook.ts';
import { listFileLinks } from '../file-link/file-link.ts';
import { proposalView } from '../proposal/proposal-view.ts';
import { scheduleView } from '../report/report-schedule.ts';
import type { LiveSession, StoredCommand } from '../store/store.ts';
import { instantText } from '../system/clock.ts';
import type { Context } from '../system/context.ts';
import { isRefusal, type Refusal } from '../system/problem.ts';

/** Payloads and results can be large. */
const COMMANDS_A_PAGE = 20;
const ROWS_A_PAGE = 500;

/** One file of the export; null for a file that no longer exists. */
export interface ExportedFile {
  readonly path: string;
  readonly open: () => Promise<AsyncIterable<string | Uint8Array> | null>;
}

export async function* exportedFiles(context: Context, live: LiveSession): AsyncGenerator<ExportedFile> {
  const { tenantId } = live.tenant;
  const lists: Readonly<Record<string, () => AsyncIterable<string>>> = {
    'commands.ndjson': () => linesOf(commandTexts(context, tenantId)),
    'proposals.ndjson': () => linesOf(texts(proposals(context, tenantId))),
    'file-links.ndjson': () => linesOf(texts(fileLinks(context, tenantId))),
    'report-schedules.ndjson': () => linesOf(texts(listed(reportSchedules(context, tenantId)))),
    'events.ndjson': () => linesOf(texts(events(context, tenantId))),
    'notifications.ndjson': () => linesOf(texts(notifications(context, tenantId))),
    'keys.ndjson': () => linesOf(texts(keys(context, tenantId))),
    'webhooks.ndjson': () => linesOf(texts(listed(listWebhooks(context, sessionCaller(live))))),
    'team.ndjson': () => linesOf(texts(listed(context.store.members({ tenantId })))),
    'access-log.ndjson': () => linesOf(texts(audits(context, tenantId))),
    'company.json': () => linesOf(texts(listed(appState(context, live.tenant).then((state) => [state])))),
  };
  for (const [path, read] of Object.entries(lists)) yield { path, open: async () => read() };
  for await (const command of commands(context, tenantId)) {
    const artifact = artifactOf(command);
    if (artifact === null) continue;
    const path = `files/${command.commandId}/${artifact.fileName.replaceAll(/[^\p{L}\p{N}._ -]/gu, '_')}`;
    yield { path, open: () => context.artifacts.open(artifact.sha256) };
  }
}

const reportSchedules = async ({ store }: Context, tenantId: string): Promise<readonly unknown[]> =>
  (await store.reportSchedules({ tenantId, personId: null })).map(scheduleView);

async function* linesOf(values: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const text of values) yield `${text}\n`;
}

async function* texts(values: AsyncIterable<unknown>): AsyncGenerator<string> {
  for await (const value of values) yield JSON.stringify(value);
}

async function* listed(found: Promise<readonly unknown[]>): AsyncGenerator<unknown> {
  yield* await found;
}

async function* commands({ store }: Context, tenantId: string): AsyncGenerator<StoredCommand> {
  for (let after = 0; ; ) {
    const page = await store.wholeCommands({ tenantId, after, limit: COMMANDS_A_PAGE });
    yield* page;
    const last = page.at(-1);
    if (!last || page.length < COMMANDS_A_PAGE) return;
    after = last.seq;
  }
}

async function* commandTexts(context: Context, tenantId: string): AsyncGenerator<string> {
  const { config, clock } = context;
  const view = { baseUrl: config.baseUrl, now: clock.now() };
  for await (const command of commands(context, tenantId))
    yield commandText({ ...command, queuePosition: null, connectorLastSeenAt: null }, view);
}

async function* proposals(context: Context, tenantId: string): AsyncGenerator<unknown> {
  for (let after = ''; ; ) {
    const page = await context.store.wholeProposals({ tenantId, after, limit: COMMANDS_A_PAGE });
    for (const proposal of page) yield { ...proposalView(context, proposal), payload: JSON.parse(proposal.payload) as unknown };
    const last = page.at(-1);
    if (!last || page.length < COMMANDS_A_PAGE) return;
    after = last.commandId;
  }
}

async function* events({ store }: Context, tenantId: string): AsyncGenerator<unknown> {
  for (let after = { position: 0, seq: 0 }; ; ) {
    const { events: page } = await store.events({ tenantId, after, limit: ROWS_A_PAGE });
    for (const event of page) yield eventView(event);
    const last = page.at(-1);
    if (!last || page.length < ROWS_A_PAGE) return;
    after = last;
  }
}

async function* audits({ store }: Context, tenantId: string): AsyncGenerator<unknown> {
  for (let after = 0; ; ) {
    const page = await store.wholeAudits({ tenantId, after, limit: ROWS_A_PAGE });
    for (const { at, actor, action, subject, requestId } of page)
      yield { at: instantText(at), actor, action, subject, requestId };
    const last = page.at(-1);
    if (!last || page.length < ROWS_A_PAGE) return;
    after = last.number;
  }
}

const notifications = ({ store }: Context, tenantId: string): AsyncGenerator<unknown> =>
  everyPage(async (cursor) => {
    const page = await listNotifications({ store }, tenantId, cursor);
    return isRefusal(page) ? page : { rows: page.notifications, nextCursor: page.nextCursor };
  });

const keys = ({ store }: Context, tenantId: string): AsyncGenerator<unknown> =>
  everyPage(async (cursor) => {
    const page = await listAppKeys({ store }, tenantId, cursor);
    return isRefusal(page) ? page : { rows: page.keys, nextCursor: page.nextCursor };
  });

const fileLinks = ({ store }: Context, tenantId: string): AsyncGenerator<unknown> =>
  everyPage(async (cursor) => {
    const page = await listFileLinks({ store }, tenantId, cursor);
    return isRefusal(page) ? page : { rows: page.links, nextCursor: page.nextCursor };
  });

interface Page {
  readonly rows: readonly unknown[];
  readonly nextCursor: string | null;
}

async function* everyPage(read: (at: { cursor?: string }) => Promise<Page | Refusal>): AsyncGenerator<unknown> {
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await read(cursor === undefined ? {} : { cursor });
    if (isRefusal(page)) throw new Error('A page of the export could not be read.');
    yield* page.rows;
    cursor = page.nextCursor;
  }
}
