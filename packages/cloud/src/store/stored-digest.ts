/**
 * Digests of what the store keeps for others: made when it is written, compared when it is read. They find damage, not
 * forgery: a CRC-32 costs a third of a microsecond for a usual payload and misses one damage in four thousand million.
 */

import { crc32 } from 'node:zlib';
import type { NewCommand } from './store.ts';

type Addressed = Pick<NewCommand, 'tenantId' | 'commandId' | 'connectorId' | 'companyId' | 'type' | 'payload'>;
type Reported = Pick<NewCommand, 'connectorId' | 'commandId'>;

/** A digest of a payload and its destination, so that a payload in another row, or for another account book, is noticed too. */
export const payloadDigest = ({ tenantId, commandId, connectorId, companyId, type, payload }: Addressed): number =>
  crc32(payload, crc32(`${tenantId}\n${commandId}\n${connectorId}\n${companyId}\n${type}`));

/** The digest of a result or a late report, with its owner; null if there is none. */
export const resultDigest = ({ connectorId, commandId }: Reported, text: string | null): number | null =>
  text === null ? null : crc32(text, crc32(`${connectorId}\n${commandId}`));
