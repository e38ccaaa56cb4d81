import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getDocumentProxy } from 'unpdf';
import { freshBook, runner } from '../../../conformance/fresh-book.ts';
import { codeMatrix } from '../sheet/code-matrix.ts';

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>;

/** How a page is told to draw a path: by what, the corners, and the box around them. */
type DrawnPath = readonly [number, readonly ArrayLike<number>[], ArrayLike<number>] | null;

/** The dark squares that a page fills within the area of a link, row by row, read back from its drawing. */
async function squaresDrawn(page: Page, rect: readonly number[], count: number): Promise<readonly string[]> {
  const [left = 0, , right = 0] = rect;
  const { argsArray } = await page.getOperatorList();
  const isCode = (box: ArrayLike<number> | undefined): box is ArrayLike<number> => box?.[0] === left && box[2] === right;
  const [, [corners] = [], box] = (argsArray as DrawnPath[]).find((path) => isCode(path?.[2])) ?? [];
  assert.ok(corners && box, 'a path as wide as the link');
  const grid = Array.from({ length: count }, () => Array<string>(count).fill(' '));
  const side = (right - left) / count;
  // A rectangle is a start, three lines, each with its place, and an end.
  for (let at = 0; at < corners.length; at += 13) {
    const [x = 0, y = 0, end = 0] = [corners[at + 1], corners[at + 2], corners[at + 4]];
    const [row, from, to] = [(y - (box[1] ?? 0)) / side, (x - left) / side, (end - left) / side].map(Math.round);
    grid[row ?? 0]?.fill('#', from, to);
  }
  return grid.map((cells) => cells.join(''));
}

test('the QR code of a Valid e-invoice has the address of its public page, and an e-invoice that is not Valid has none', async () => {
  const book = freshBook('SAMPLE', false);
  const run = runner(book);
  const printed = async (commandId: string): Promise<Page> => {
    let bytes = new Uint8Array();
    book.execute('sales-invoice-acct-pdf', { docNo: 'IV-000911' }, commandId, (file) => {
      bytes = new Uint8Array(file.bytes);
    });
    return (await getDocumentProxy(bytes)).getPage(1);
  };
  run('einvoice.submit', { docType: 'IV', docNos: ['IV-000911'] });
  assert.deepEqual(await (await printed('print-1')).getAnnotations(), [], 'it is only Submitted');
  run('einvoice.status.refresh', {});
  const { fields } = run('get-sales-invoice', { docNo: 'IV-000911' }) as unknown as { fields: Record<string, string> };
  const address = fields.EInvoiceValidationLink ?? '';
  assert.match(address, new RegExp(`^https://[^/]+/${fields.EInvoiceUuid}/share/[A-Za-z0-9]+$`));
  const page = await printed('print-2');
  const [link] = (await page.getAnnotations()) as { rect: readonly number[] }[];
  const { count, isDark } = codeMatrix(address);
  const expected = Array.from({ length: count }, (_, row) =>
    Array.from({ length: count }, (__, column) => (isDark(row, column) ? '#' : ' ')).join(''),
  );
  assert.deepEqual(await squaresDrawn(page, link?.rect ?? [], count), expected);
});
