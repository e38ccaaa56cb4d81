import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { findRecipe } from '@ledgerline/catalog';
import { codeOf, HOUR, resultsOf } from '../../conformance/e-invoice-office.ts';
import { buildTemplate, fixedClock, openBook, openTemplate } from '../index.ts';

const CANCEL = findRecipe('einvoice.cancel')?.examples[0]?.payload;

test('a copy of the sample company has e-invoices of the day it is first opened, however old the template is', () => {
  const folder = mkdtempSync(join(tmpdir(), 'book-sample-'));
  try {
    const [template, copy] = [join(folder, 'template.db'), join(folder, 'copy.db')];
    buildTemplate('SAMPLE', template);
    const opened = Date.parse('2031-02-03T04:05:06.789Z');
    const at = (milliseconds: number) => ({ clock: fixedClock(new Date(opened + milliseconds).toISOString()) });
    const first = openTemplate(template, copy, at(0));
    const rows = () => resultsOf(first.execute('einvoice.status.list', {}, 'list'));
    assert.deepEqual(
      rows().map((row) => [row.docNo, row.status, row.issuedAt]),
      [
        ['IV-000913', 'Submitted', '2031-02-03T04:05:06.000Z'],
        ['IV-000912', 'Valid', '2031-02-03T04:05:06.000Z'],
      ],
    );
    const before = rows();
    first.close();
    const later = openBook(copy, at(72 * HOUR));
    assert.deepEqual(resultsOf(later.execute('einvoice.status.list', {}, 'list')), before, 'opening it again enters nothing');
    assert.equal(codeOf(later.execute('einvoice.cancel', CANCEL, 'cancel')), 'ok');
    later.close();
    const another = openTemplate(template, join(folder, 'another.db'), at(0));
    assert.deepEqual(
      resultsOf(another.execute('einvoice.status.list', {}, 'list')),
      before,
      'the same moment gives the same book',
    );
    another.close();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
