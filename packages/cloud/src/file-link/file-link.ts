/**
 * Links to files of commands, for people without a login: created by a member, unguessable, stored hashed, valid for some days and revocable. The file
 * is sent in http/.
 */

import { DAY_MS, type FileLink, type FileLinkBody, type FileLinkListResponse, limits } from '@ledgerline/contract';
import { DEFAULT_ZONE, figuresOf } from '@ledgerline/words';
import { deliverySays } from '@ledgerline/words/problem/delivery';
import { fileLinkSays } from '@ledgerline/words/problem/file-link';
import { fileLetterWords } from '@ledgerline/words/shared/file-letter';
import { mayReadFile } from '../account/rights/access.ts';
import { actorOf, authorOf, type Caller, sessionCaller } from '../account/rights/caller.ts';
import { artifactOf } from '../command/command-view.ts';
import { findCommand } from '../command/followed-command.ts';
import type { ArtifactFile, CommandSnapshot, LiveSession, StoredTenant } from '../store/store.ts';
import type { NewFileLink, StoredFileLink } from '../store/stored-file-link.ts';
import { instantText } from '../system/clock.ts';
import type { Context } from '../system/context.ts';
import { hashKey } from '../system/key.ts';
import { isRefusal, type Refusal, refuse } from '../system/problem.ts';
import { randomId, randomText } from '../system/randomness.ts';
import { type PageRequest, pageOf, placeCursor, readPlace } from '../system/request/list-page.ts';

const TOKEN_BYTES = 24;
const LINKS_A_TIME = 100;
export const fileLinkMs = limits.fileLinkDays * DAY_MS;

/** A new link, before it is stored. The token is only in the address. */
export function draftFileLink(
  { randomness }: Pick<Context, 'randomness'>,
  { tenantId, commandId, type, connectorId, companyId }: CommandSnapshot,
  { fileName, language, createdBy }: Pick<NewFileLink, 'fileName' | 'language' | 'createdBy'>,
): { readonly token: string; readonly link: NewFileLink } {
  const token = randomText(randomness, TOKEN_BYTES);
  const linkId = randomId(randomness, 'link');
  const about = { tenantId, commandId, type, connectorId, companyId };
  return { token, link: { linkId, tokenHash: hashKey(token), ...about, fileName, language, createdBy } };
}

/** Where a link leads. */
const fileLinkUrl = (baseUrl: string, token: string): string => `${baseUrl}/shared/${token}`;

/** A change, and the login that makes it. */
export interface LinkChange {
  readonly live: LiveSession;
  readonly requestId: string;
}

export interface MadeFileLink {
  readonly link: FileLink;
  readonly url: string;
  readonly letter: { readonly subject: string; readonly text: string };
}

/** A link to the file of a command that the caller can read. */
export async function makeFileLink(
  context: Context,
  { live, requestId }: LinkChange,
  { commandId, language = 'en' }: FileLinkBody,
): Promise<MadeFileLink | Refusal> {
  const caller = sessionCaller(live);
  const command = await findCommand(context, caller, commandId, null);
  if (isRefusal(command)) return command;
  const fileName = readableFileName(caller, command);
  if (fileName === null) return refuse('artifact_missing', deliverySays.noFile());
  const { token, link } = draftFileLink(context, command, { fileName, language, createdBy: actorOf(caller) });
  const { tenantId, linkId } = link;
  const stored = await context.store.createFileLink({
    link,
    validMs: fileLinkMs,
    workingMax: limits.fileLinksPerTenantMax,
    audit: { tenantId, action: 'file-link.created', subject: `${linkId} ${fileName}`, ...authorOf(live, requestId) },
  });
  if (stored === 'limit_reached') return refuse('limit_reached', fileLinkSays.tooMany(limits.fileLinksPerTenantMax));
  const url = fileLinkUrl(context.config.baseUrl, token);
  return { link: fileLinkView(stored), url, letter: letterOf(live.tenant, command, stored, url) };
}

/** Null if the command has no file, or the caller cannot read it. */
function readableFileName({ rights }: Caller, command: CommandSnapshot): string | null {
  const artifact = artifactOf(command);
  return artifact !== null && command.finishedAt !== null && mayReadFile(rights, command) ? artifact.fileName : null;
}

function letterOf(
  { companyName }: StoredTenant,
  command: CommandSnapshot,
  { language, expiresAt }: StoredFileLink,
  url: string,
): MadeFileLink['letter'] {
  const words = fileLetterWords(language);
  const kind = fileKind(command);
  const until = figuresOf({ language, zone: DEFAULT_ZONE }).dayText(expiresAt);
  return { subject: words[`${kind}Subject`](companyName), text: words.text(words[kind], url, until, companyName) };
}

/** The kind of a file for its reader, by the fields of the command that printed it. */
function fileKind({ payload }: CommandSnapshot): 'statement' | 'document' | 'report' {
  const printed = JSON.parse(payload) as object;
  if ('partyCode' in printed) return 'statement';
  return 'docNo' in printed ? 'document' : 'report';
}

/** Valid links, newest first: of one book, or of all. */
export async function listFileLinks(
  { store }: Pick<Context, 'store'>,
  tenantId: string,
  {
    limit = limits.listLimitMax,
    cursor,
    connectorId,
    companyId,
  }: PageRequest & { readonly connectorId?: string; readonly companyId?: string },
): Promise<Omit<FileLinkListResponse, 'ok'> | Refusal> {
  const before = readPlace(cursor);
  if (isRefusal(before)) return before;
  const book =
    connectorId === undefined || companyId === undefined ? { connectorId: null, companyId: null } : { connectorId, companyId };
  const { rows, last } = pageOf(await store.fileLinks({ tenantId, ...book, before, limit: limit + 1 }), limit);
  return { links: rows.map(fileLinkView), nextCursor: last && placeCursor({ at: last.createdAt, id: last.linkId }) };
}

export async function revokeFileLink(
  { store }: Pick<Context, 'store'>,
  { live, requestId }: LinkChange,
  linkId: string,
): Promise<FileLink | Refusal> {
  const { tenantId } = live.tenant;
  const audit = { tenantId, action: 'file-link.revoked', subject: linkId, ...authorOf(live, requestId) };
  const revoked = await store.revokeFileLink({ tenantId, linkId, audit });
  return revoked ? fileLinkView(revoked) : refuse('unknown_file_link', fileLinkSays.unknown());
}

/** The current target of a link. */
export type FoundFile = SharedFile | EndedLink | { readonly kind: 'unknown' };

interface KnownLink {
  readonly link: StoredFileLink;
  /** The company of the sender. */
  readonly companyName: string;
}

export interface SharedFile extends KnownLink {
  readonly kind: 'works';
  readonly command: CommandSnapshot;
  readonly artifact: ArtifactFile;
}

export interface EndedLink extends KnownLink {
  readonly kind: 'expired' | 'revoked' | 'gone';
}

/** A company that is about to be erased shares nothing any more. */
export async function findSharedFile({ store }: Pick<Context, 'store'>, token: string): Promise<FoundFile> {
  const link = await store.fileLink({ tokenHash: hashKey(token) });
  const tenant = link && (await store.tenant(link));
  if (!link || !tenant || tenant.eraseAt !== null) return { kind: 'unknown' };
  const found = { link, companyName: tenant.companyName };
  if (link.revokedAt !== null) return { kind: 'revoked', ...found };
  if (link.expiresAt <= (await store.now())) return { kind: 'expired', ...found };
  const command = await store.command(link);
  const artifact = command && artifactOf(command);
  return command && artifact ? { kind: 'works', ...found, command, artifact } : { kind: 'gone', ...found };
}

/** Counts and logs an opening; false if the link has ended in the meantime. */
export const noteOpening = async ({ store }: Pick<Context, 'store'>, token: string, requestId: string): Promise<boolean> =>
  (await store.openFileLink({ tokenHash: hashKey(token), requestId })) !== null;

export async function forgetOldFileLinks({ store }: Pick<Context, 'store'>): Promise<void> {
  const before = (await store.now()) - limits.endedFileLinkDays * DAY_MS;
  while ((await store.forgetFileLinks({ before, limit: LINKS_A_TIME })) === LINKS_A_TIME);
}

const instantOrNull = (at: number | null): string | null => (at === null ? null : instantText(at));

const fileLinkView = (link: StoredFileLink): FileLink => {
  const { linkId, commandId, type, connectorId, companyId, fileName, openedCount } = link;
  return {
    linkId,
    commandId,
    type,
    connectorId,
    companyId,
    fileName,
    createdBy: link.createdBy.replace(/^person:/, ''),
    createdAt: instantText(link.createdAt),
    expiresAt: instantText(link.expiresAt),
    openedCount,
    openedAt: instantOrNull(link.openedAt),
    revokedAt: instantOrNull(link.revokedAt),
  };
};
