/** What callers see around their commands, for many at once: the place in the queue, when the connector was last heard of. */

import { QUEUE_WINDOW } from '../sql/command.ts';
import type { SeenCommand, StoredCommand } from '../store.ts';
import { own, type Session } from './session.ts';

/**
 * The front of a connector's queue, read once for all who ask. It is left at the server where all of them are behind it:
 * then their place reads as the window, whatever it holds.
 */
const FRONTS = own(`SELECT asked.connector_id AS "connectorId", connector.last_seen_at AS "lastSeenAt", front.ahead
  FROM unnest($1::TEXT[], $2::BIGINT[], $3::BIGINT[]) AS asked(connector_id, first_seq, last_seq)
  LEFT JOIN connector ON connector.connector_id = asked.connector_id
  CROSS JOIN LATERAL (
    SELECT CASE WHEN count(*) = ${QUEUE_WINDOW} AND max(seq) <= asked.first_seq THEN NULL
                ELSE json_agg(json_build_array(seq, company_id) ORDER BY seq) END AS ahead
      FROM (SELECT seq, company_id FROM command
             WHERE connector_id = asked.connector_id AND status = 'queued' AND seq <= asked.last_seq
             ORDER BY seq LIMIT ${QUEUE_WINDOW}) AS queued) AS front`);

interface Front {
  readonly connectorId: string;
  readonly lastSeenAt: number | null;
  /** Number and account book of each, in order; null when none is needed, or none is there. */
  readonly ahead: readonly (readonly [seq: number, companyId: string])[] | null;
}

/** Adds what is seen around them; what is not there stays null. */
export async function seeAll(
  session: Session,
  commands: readonly (StoredCommand | null)[],
): Promise<readonly (SeenCommand | null)[]> {
  const fronts = await frontsOf(session, rangesOf(commands));
  return commands.map((command) => {
    if (command === null) return null;
    const front = fronts.get(command.connectorId);
    const queuePosition = command.status === 'queued' ? positionIn(front, command) : null;
    return { ...command, connectorLastSeenAt: front?.lastSeenAt ?? null, queuePosition };
  });
}

interface Range {
  readonly first: number;
  readonly last: number;
}

/** Nothing is queued before number 0, so connectors of which nothing queued is asked cost no look at their queue. */
const NOTHING: Range = { first: 0, last: 0 };

function rangesOf(commands: readonly (StoredCommand | null)[]): ReadonlyMap<string, Range> {
  const ranges = new Map<string, Range>();
  for (const command of commands) {
    if (command === null) continue;
    const known = ranges.get(command.connectorId) ?? NOTHING;
    ranges.set(command.connectorId, command.status === 'queued' ? widened(known, command.seq) : known);
  }
  return ranges;
}

function widened(range: Range, seq: number): Range {
  return range === NOTHING ? { first: seq, last: seq } : { first: Math.min(range.first, seq), last: Math.max(range.last, seq) };
}

async function frontsOf(session: Session, ranges: ReadonlyMap<string, Range>): Promise<ReadonlyMap<string, Front>> {
  if (ranges.size === 0) return new Map();
  const columns = [
    [...ranges.keys()],
    [...ranges.values()].map(({ first }) => first),
    [...ranges.values()].map(({ last }) => last),
  ];
  const fronts = await session.query<Front>(FRONTS, columns);
  return new Map(fronts.map((front) => [front.connectorId, front]));
}

function positionIn(front: Front | undefined, { seq, companyId }: StoredCommand): number {
  const ahead = front?.ahead?.filter(([other]) => other <= seq) ?? null;
  if (ahead === null || ahead.length >= QUEUE_WINDOW) return QUEUE_WINDOW;
  return ahead.filter(([, other]) => other === companyId).length;
}
