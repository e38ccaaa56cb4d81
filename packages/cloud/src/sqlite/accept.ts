/**
 * Accepts a new command as it comes from the other thread, without making an object of what is only bound again. A command that is known
 * is left to the verb.
 */

import {
  AROUND_QUEUED,
  accept,
  GIVEN_PARAMETERS,
  IS_TAKEN,
  idIsFree,
  QUEUE_WINDOW,
  takenParameters,
} from '../sql/queue/command.ts';
import { claimLink, linkInTheWay } from '../sql/queue/link.ts';
import type { VerbName } from '../sql/verb/verb.ts';
import type { HotVerb } from '../sql/verbs.ts';
import type { AcceptMany, AcceptOutcome, ManyOutcome, NewCommand } from '../store/store.ts';
import { payloadDigest } from '../store/stored-digest.ts';
import { type PackedResult, packCommand, packResult, seqIn, unpackCommand, unpackResult } from './packing.ts';
import type { WrittenFile } from './written-file.ts';

/** How a verb that is declared as hot travels and runs: what it is given and returns is packed between the threads, and it has a shortcut there. */
export interface HotWay {
  readonly packGiven: (given: unknown) => unknown;
  readonly unpackGiven: (packed: unknown) => unknown;
  /** The packed result on the writer's thread, or null if the verb itself must run. */
  readonly shortcut: (file: WrittenFile, given: unknown, now: number) => unknown;
  readonly packResult: (result: unknown) => unknown;
  readonly unpackResult: (packed: unknown, given: unknown) => unknown;
  /** The number that a command was given; 0 if none was. */
  readonly seqIn: (packedAnswer: unknown) => number;
}

const acceptWay: HotWay = {
  packGiven: (given) => packCommand(given as NewCommand),
  unpackGiven: (packed) => unpackCommand(packed as string),
  shortcut: (file, given, now) => acceptNew(file, given as NewCommand, now),
  packResult: (result) => packResult(result as AcceptOutcome),
  unpackResult: (packed, given) => unpackResult(packed as PackedResult, given as NewCommand),
  seqIn: (packed) => seqIn(packed as PackedResult),
};

/** Accepts a list. Null is returned for a command that is not queued because its list is kept together. */
const manyWay: HotWay = {
  packGiven: (given) => {
    const { commands, isWhole } = given as AcceptMany;
    return { packed: commands.map(packCommand), isWhole };
  },
  unpackGiven: (packed) => {
    const { packed: commands, isWhole } = packed as { readonly packed: readonly string[]; readonly isWhole: boolean };
    return { commands: commands.map(unpackCommand), isWhole } satisfies AcceptMany;
  },
  shortcut: (file, given, now) => acceptMany(file, given as AcceptMany, now),
  packResult: (outcomes) => (outcomes as readonly ManyOutcome[]).map((outcome) => outcome && packResult(outcome)),
  unpackResult: (packed, given) =>
    (packed as readonly (PackedResult | null)[]).map(
      (one, index) => one && unpackResult(one, commandAt(given as AcceptMany, index)),
    ),
  seqIn: (packed) =>
    (packed as readonly (PackedResult | null)[]).reduce((highest, one) => Math.max(highest, one === null ? 0 : seqIn(one)), 0),
};

function commandAt({ commands }: AcceptMany, index: number): NewCommand {
  const command = commands[index];
  if (!command) throw new Error('A list of commands has as many outcomes as commands.');
  return command;
}

const hotWays = { accept: acceptWay, acceptMany: manyWay } satisfies { readonly [Name in HotVerb]: HotWay };

/** Undefined for a verb that is not hot. */
export const hotWayOf = (name: VerbName): HotWay | undefined => (hotWays as Partial<Record<VerbName, HotWay>>)[name];

/**
 * Changes nothing when the id is known, or belongs to a proposal: then the status is null, which the table refuses. An INSERT with SELECT and WHERE
 * says the same, but costs a fifth more.
 */
const INSERT = `INSERT OR IGNORE INTO command (tenant_id, command_id, connector_id, company_id, type, module, mode, payload, warnings, doc_no, sent_by, trace, kept_ms, external_id, payload_digest, status, created_at, attempts, installs)
  VALUES (:tenantId, :commandId, :connectorId, :companyId, :type, :module, :mode, :payload, :warnings, :docNo, :sentBy, :trace, :keptMs, :externalId, :payloadDigest,
          CASE WHEN ${idIsFree(GIVEN_PARAMETERS)} THEN 'queued' END, :now, 0, '')`;

/** Null if the commandId or the externalId is taken; then nothing has changed. */
function acceptNew(
  { connection, longQueues, counts }: WrittenFile,
  command: NewCommand,
  now: number,
): PackedResult | AcceptOutcome | null {
  const { connectorId, companyId } = command;
  const inTheWay = command.claim ? connection.perform(linkInTheWay(command)) : null;
  if (inTheWay) return { kind: 'linked', link: inTheWay };
  const seq = connection.insert(INSERT, [
    command.tenantId,
    command.commandId,
    connectorId,
    companyId,
    command.type,
    command.module,
    command.mode,
    command.payload,
    command.warnings,
    command.docNo,
    command.sentBy,
    command.trace,
    command.keptMs ?? null,
    command.externalId ?? null,
    payloadDigest(command),
    now,
  ]);
  if (seq === null) return null;
  if (command.claim) connection.perform(claimLink(command, now));
  counts.add(command);
  const known = longQueues.lastSeenAt(connectorId, companyId);
  if (known !== undefined) return [seq, now, known, QUEUE_WINDOW];
  const [lastSeenAt, place] = connection.first(AROUND_QUEUED, [connectorId, companyId, seq]) as [number | null, number];
  if (place === QUEUE_WINDOW) longQueues.remember(connectorId, companyId, lastSeenAt);
  return [seq, now, lastSeenAt, place];
}

/** Null when a list that is kept together has one whose id, or own id, is taken; then nothing has changed. */
function acceptMany(file: WrittenFile, { commands, isWhole }: AcceptMany, now: number): readonly unknown[] | null {
  const { connection } = file;
  const isTaken = (command: NewCommand): boolean =>
    connection.query({ sql: IS_TAKEN, parameters: { ...takenParameters(command), now } }).length > 0 ||
    (command.claim !== undefined && connection.perform(linkInTheWay(command)) !== null);
  if (isWhole && commands.some(isTaken)) return null;
  return commands.map((command) => acceptNew(file, command, now) ?? packResult(connection.perform(accept.run(command, now))));
}
