/** Couriers that break one rule each. A comparison of book and tax authority that does not find them proves nothing. */

import { createHash } from 'node:crypto';
import type { Errand, Reply } from '../../src/index.ts';
import type { SimulatedOffice } from './simulation.ts';

export interface Mutant {
  /** What leaves in place of an errand. */
  readonly sent?: (errand: Errand, office: SimulatedOffice) => Errand;
  /** What is recorded in place of a reply. */
  readonly heard?: (errand: Errand, reply: Reply, office: SimulatedOffice) => Reply;
  /** What happens after a death, before anything else. */
  readonly died?: (errand: Errand, office: SimulatedOffice) => void;
}

const UNSENT: Reply = { kind: 'unsent', message: 'Nothing was sent.' };

const isLost = (errand: Errand, reply: Reply): boolean => errand.kind === 'submit' && reply.kind === 'unknown';

/** Documents as they would leave with another issue time: other bytes under the same number. */
function issuedLater(body: string, now: string): string {
  const { documents } = JSON.parse(body) as { readonly documents: readonly Readonly<Record<string, string>>[] };
  const changed = documents.map(({ document = '', ...rest }) => {
    const text = Buffer.from(document, 'base64')
      .toString()
      .replace(/"IssueTime":\[\{"_":"[^"]*"/, `"IssueTime":[{"_":"${now.slice(11, 19)}Z"`);
    return {
      ...rest,
      document: Buffer.from(text).toString('base64'),
      documentHash: createHash('sha256').update(text).digest('hex'),
    };
  });
  return JSON.stringify({ documents: changed });
}

export const MUTANTS: Readonly<Record<string, () => Mutant>> = {
  'forgets over a death that something may have been sent': () => ({
    died: (errand, { book }) => book.absorb(errand, UNSENT),
  }),
  'stores no batch before it sends': () => {
    const forget = ({ db }: SimulatedOffice): void => {
      db.run(`UPDATE einvoice SET batch_key = NULL WHERE status = 'Pending'`);
      db.run(`UPDATE einvoice_batch SET step = 'settled'`);
    };
    return { died: (_, office) => forget(office) };
  },
  'believes one early search': () => ({
    heard(errand, reply, { db }) {
      if (errand.kind === 'search') db.run(`UPDATE einvoice_batch SET step = 'last-look' WHERE step = 'look'`);
      return reply;
    },
  }),
  'sends again for as long as it takes': () => ({
    heard(errand, reply, { db, now }) {
      if (isLost(errand, reply))
        db.run(`UPDATE einvoice_batch SET first_send_at = :now, last_send_at = :now WHERE step = 'look'`, { now: now() });
      return reply;
    },
    died(_, { db, now }) {
      db.run(`UPDATE einvoice_batch SET first_send_at = :now, last_send_at = :now WHERE step = 'look'`, { now: now() });
    },
  }),
  'gives a document a new issue time when it sends it again': () => {
    const sent = new Set<bigint>();
    return {
      sent(errand, { now }) {
        if (errand.kind !== 'submit') return errand;
        const isAgain = sent.has(errand.batchKey);
        sent.add(errand.batchKey);
        return isAgain ? { ...errand, body: issuedLater(errand.body, now()) } : errand;
      },
    };
  },
};
