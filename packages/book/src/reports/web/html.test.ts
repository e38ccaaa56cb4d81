import assert from 'node:assert/strict';
import { test } from 'node:test';
import { freshBook } from '../../../conformance/fresh-book.ts';
import type { Book } from '../../index.ts';
import { asIs, html } from './markup.ts';

const HOSTILE = `<script>alert(1)</script><img src=x onerror="a()">'&`;

function fileOf(book: Book, type: string, payload: object): { readonly text: string; readonly result: Record<string, unknown> } {
  let text = '';
  const result = book.execute(type, payload, `page-${type}`, ({ bytes }) => {
    text = new TextDecoder().decode(bytes);
  });
  assert.equal(result.ok, true, JSON.stringify(result.error));
  return { text, result };
}

test('values of a template are text, unless a template created them', () => {
  assert.equal(html`<b title="${`"'`}">${HOSTILE}</b>`.text.includes('<script'), false);
  assert.equal(html`${[html`<i>`, '<i>', 3, null]}${asIs('<u>')}`.text, '<i>&lt;i&gt;3<u>');
});

test('hostile names and descriptions stay text on a page', () => {
  const book = freshBook('SAMPLE', false);
  const run = (type: string, payload: object) => {
    const result = book.execute(type, payload, `hostile-${type}`);
    assert.equal(result.ok, true, JSON.stringify(result.error));
  };
  run('create-debtor', { debtorCode: '300-H001', companyName: HOSTILE, address1: '</style><script>' });
  const lines = [{ itemCode: 'GOODS-A', qty: 1, unitPrice: 10 }];
  run('create-sales-invoice', {
    debtorCode: '300-H001',
    docDate: '2026-07-06',
    description: HOSTILE,
    ref: '"><svg/onload=x>',
    lines,
  });
  for (const [type, payload] of [
    ['statement-report-html', { partyCode: '300-H001' }],
    ['sales-report-html', { groupBy: 'customer' }],
  ] as const) {
    const { text } = fileOf(book, type, payload);
    assert.doesNotMatch(text, /<script|<img|<svg/i);
    assert.ok(text.includes('&lt;script&gt;alert(1)&lt;/script&gt;'), `${type} does not show the name`);
    assert.equal(text.match(/<\/style>/g)?.length, 1);
  }
});

test('a page loads nothing from elsewhere and says how it is printed', () => {
  const { text } = fileOf(freshBook('SAMPLE', false), 'statement-report-html', { partyCode: '400-S001', language: 'zh' });
  assert.doesNotMatch(text, /\b(?:src|href)=|@import|url\(/);
  assert.match(text, /default-src &#39;none&#39;/);
  assert.match(text, /@page/);
  assert.match(text, /@media print/);
  assert.match(text, /<html lang="zh-Hans">/);
  assert.match(text, /<title>对账单/);
});

test('the page of a statement shows what the statement command returns', () => {
  const book = freshBook('SAMPLE', false);
  const payload = { dateFrom: '2026-01-01', dateTo: '2026-06-30' };
  const { text } = fileOf(book, 'statement-report-html', { partyCode: '400-S001', ...payload });
  const { report } = book.execute('creditor-statement-report', { creditorCode: '400-S001', ...payload }, 'data') as unknown as {
    report: { closing: number; rows: { docNo: string }[] };
  };
  for (const { docNo } of report.rows) assert.ok(text.includes(docNo), docNo);
  const closing = report.closing.toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',');
  assert.ok(text.includes(`RM ${closing}`), closing);
});

test('sales add up to the same, however they are grouped', () => {
  const book = freshBook('SAMPLE', false);
  const sums = ['customer', 'item', 'agent', 'month'].map((groupBy) => {
    const { report } = book.execute('sales-report-html', { groupBy, dateTo: '2026-12-31' }, `by-${groupBy}`) as unknown as {
      report: Record<string, unknown>;
    };
    return [report.net, report.tax, report.cost, report.profit];
  });
  assert.ok(Number(sums[0]?.[0]) > 0);
  for (const each of sums) assert.deepEqual(each, sums[0]);
});
