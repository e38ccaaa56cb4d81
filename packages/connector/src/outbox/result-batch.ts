/** Decides which results are sent together: small ones without a file, up to the limit of a request. Pure. */

import { deliveryLimits } from '@ledgerline/contract';
import type { PendingEntry } from '../journal.ts';

/** Bytes of the request around the results, and of the commandId around each. */
const REQUEST_BYTES = 64;
const RESULT_BYTES = 200;

/** Batches in order, except that results that are sent alone come first. */
export function batchesOf(entries: readonly PendingEntry[]): readonly (readonly PendingEntry[])[] {
  const alone = entries.filter((entry) => !isSmall(entry));
  const batches: PendingEntry[][] = [];
  let room = 0;
  for (const entry of entries.filter(isSmall)) {
    const bytes = entry.bytes + RESULT_BYTES;
    const last = batches.at(-1);
    if (last && bytes <= room && last.length < deliveryLimits.resultsPerReportMax) {
      last.push(entry);
      room -= bytes;
    } else {
      batches.push([entry]);
      room = deliveryLimits.resultsBytesMax - REQUEST_BYTES - bytes;
    }
  }
  return [...alone.map((entry) => [entry]), ...batches];
}

const isSmall = ({ bytes, hasArtifact }: PendingEntry): boolean =>
  !hasArtifact && bytes + RESULT_BYTES + REQUEST_BYTES <= deliveryLimits.resultsBytesMax;
