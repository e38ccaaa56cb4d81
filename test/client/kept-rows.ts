/** A mirror that keeps rows that its book no longer has. */

import assert from 'node:assert/strict';
import type { Mirror, MirrorTarget } from '../../packages/client/src/mirror.ts';

interface Keeping {
  readonly to: MirrorTarget;
  /** A mirror of debtors and invoices that ends once it is current. */
  mirror(keepDeleted?: boolean): Mirror;
  /** Runs the mirror, and compares it with the book. */
  assertSame(mirror: Mirror): Promise<void>;
  /** Runs a command on the book. */
  run(type: string, payload: object): Promise<void>;
}

/** `name` tells apart what different tests enter into one book. */
export async function assertKept({ to, mirror, assertSame, run }: Keeping, name: string): Promise<void> {
  const [code, spare, docNo] = [`300-G-${name}`, `300-S-${name}`, `IV-KEPT-${name}`];
  /** The rows of the test, and which of them are only kept. */
  const rows = async (): Promise<readonly string[]> => {
    const found = await to.query(`
      SELECT debtor_code AS name, deleted_at FROM debtors WHERE debtor_code IN ('${code}', '${spare}')
      UNION ALL SELECT doc_no, deleted_at FROM sales_invoices WHERE party = '${code}'
      UNION ALL SELECT doc_no || ' ' || seq, deleted_at FROM sales_invoice_lines WHERE party = '${code}'`);
    return found.map((row) => `${row.name}${row.deleted_at === null ? '' : ' kept'}`).toSorted();
  };
  /** Rows that the book does not have, as a gap can leave them. */
  const invent = async (docKey: string, line: number): Promise<void> => {
    const document = `FROM sales_invoices WHERE doc_no = '${docNo}'`;
    const isNew = docKey !== 'doc_key';
    const number = isNew ? docKey : 'doc_no';
    if (isNew)
      await to.query(`INSERT INTO sales_invoices (company_id, doc_key, doc_no, party, mirror_run)
        SELECT company_id, ${docKey}, ${number}, party, 0 ${document}`);
    await to.query(`INSERT INTO sales_invoice_lines (company_id, doc_key, seq, doc_no, party, mirror_run)
      SELECT company_id, ${docKey}, ${line}, ${number}, party, 0 ${document}`);
  };
  const line = { description: 'Work', qty: 1, unitPrice: 50, accountNo: '500-0000' };
  for (const debtorCode of [code, spare]) await run('create-debtor', { debtorCode, companyName: 'Kept' });
  await run('create-sales-invoice', { docNo, debtorCode: code, docDate: '2026-11-02', lines: [line, line] });
  await assertSame(mirror(true));
  await run('delete-debtor', { debtorCode: spare, reason: 'test', confirm: true });
  // The option stays without being named again.
  await assertSame(mirror());
  const kept = [code, `${spare} kept`, docNo, `${docNo} 1`, `${docNo} 2`];
  assert.deepEqual(await rows(), kept.toSorted());

  // The lines of a document that is gone stay with it; a line that a document no longer has goes.
  await invent('doc_key', 9);
  await invent(`'unseen'`, 1);
  await to.query('UPDATE _mirror_list SET run = run + 1, place = NULL, is_done = 0');
  await assertSame(mirror());
  kept.push('unseen kept', 'unseen 1 kept');
  assert.deepEqual(await rows(), kept.toSorted());

  await invent('doc_key', 9);
  await invent(`'found'`, 1);
  const { differences } = await mirror().verify({ repair: true });
  assert.deepEqual(differences.map(({ number }) => number).toSorted(), [docNo, 'found'].toSorted());
  kept.push('found kept', 'found 1 kept');
  assert.deepEqual(await rows(), kept.toSorted());

  await run('create-debtor', { debtorCode: spare, companyName: 'Back' });
  await assertSame(mirror());
  assert.ok((await rows()).includes(spare));
}
