import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';
import { DOCUMENT_NAMES, type DocType, isReportTemplate, recipes } from '@ledgerline/catalog';
import { extractText, getDocumentProxy } from 'unpdf';
import { assertDeclared } from '../../../conformance/declared-result.ts';
import { freshBook } from '../../../conformance/fresh-book.ts';
import type { ProducedFile } from '../../artifact.ts';
import { fixedClock } from '../../clock.ts';
import { type Book, openBook } from '../../index.ts';
import { senOf, sumSen } from '../../money.ts';
import { merchantCodeFor } from '../../setup/merchant-code.ts';
import { fillBlank } from '../../template/template.ts';
import { codeMatrix } from '../sheet/code-matrix.ts';
import { moneyText } from '../words/figures.ts';
import { isPrinted, type PrintedType, TITLES } from '../words/titles.ts';

type Result = Record<string, unknown> & { readonly ok: boolean };

/** Runs commands with new ids, and keeps the last file. */
class Desk {
  readonly book: Book;
  file: ProducedFile | undefined;
  #count = 0;

  constructor(book: Book) {
    this.book = book;
  }

  ask(type: string, payload: object): Result {
    this.#count += 1;
    return this.book.execute(type, payload, `print-${this.#count}`, (file) => {
      this.file = file;
    });
  }

  run(type: string, payload: object): Result {
    const result = this.ask(type, payload);
    assert.equal(result.ok, true, `${type}: ${JSON.stringify(result.error)}`);
    return result;
  }

  print(type: string, payload: object): Uint8Array {
    this.file = undefined;
    this.run(type, payload);
    assert.ok(this.file, `${type} made no file`);
    return (this.file as ProducedFile).bytes;
  }
}

const PRINTS: Readonly<Record<string, readonly DocType[]>> = {
  'sales-document-acct-pdf': ['AQ', 'QT', 'SO', 'DO', 'IV', 'CS', 'CN', 'DN'],
  'purchase-document-acct-pdf': ['RQ', 'PO', 'GR', 'PI', 'CP', 'PR'],
  'stock-document-acct-pdf': ['SA', 'SR', 'SI', 'ST', 'TK', 'SW', 'UV', 'UC', 'AS', 'AO', 'DA'],
  'arap-document-acct-pdf': ['RI', 'RP', 'RF', 'RC', 'RD', 'RDP', 'PB', 'PP', 'PF', 'PC', 'PD', 'PDP', 'CT'],
  'gl-document-acct-pdf': ['JE', 'PV', 'OR'],
};

const pagesOf = async (bytes: Uint8Array): Promise<readonly string[]> => {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: false });
  return text.map((page) => page.replace(/\s+/g, ' '));
};

const textOf = async (bytes: Uint8Array): Promise<string> => (await pagesOf(bytes)).join(' ');

const quotation = (count: number, more: object = {}) => ({
  debtorCode: '300-A001',
  docDate: '2026-07-06',
  lines: Array.from({ length: count }, (_, index) => ({
    itemCode: 'GOODS-A',
    description: `Line ${index + 1}`,
    qty: 2,
    unitPrice: 1.5 + index,
  })),
  ...more,
});

test('a book that prints nothing has not loaded the PDF library', () => {
  const program = `
    import { createRequire } from 'node:module';
    import { freshBook } from './conformance/fresh-book.ts';
    const isLoaded = () => Object.keys(createRequire(import.meta.url).cache).some((path) => path.includes('pdfkit'));
    const book = freshBook('BLANK', false);
    const lines = [{ itemCode: 'GOODS-A', qty: 1, unitPrice: 10 }];
    const { docNo } = book.execute('create-sales-invoice', { debtorCode: '300-A001', docDate: '2026-07-06', lines }, 'sold');
    const found = [];
    book.execute('debtor-statement-report', { debtorCode: '300-A001' }, 'a', () => {});
    found.push(isLoaded());
    book.execute('sales-invoice-acct-pdf', { docNo }, 'b', () => {});
    found.push(isLoaded());
    console.log(found.join(' '));`;
  const folder = join(import.meta.dirname, '../../..');
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module-typescript', '-e', program], {
    cwd: folder,
    encoding: 'utf8',
  });
  assert.equal(stdout.trim(), 'false true', stderr);
});

/** The total of a document according to the book, or the value it moved if it has none. */
function totalOf(desk: Desk, docType: DocType, docNo: string): string {
  const name = docType === 'PV' || docType === 'OR' ? 'gl-cash-book-entry' : DOCUMENT_NAMES[docType];
  const { fields, postings } = desk.run(`get-${name}`, { docNo }) as {
    fields: { FinalTotal: number };
    postings: { debit: number }[];
  } & Result;
  return moneyText(senOf(fields.FinalTotal !== 0 ? fields.FinalTotal : (postings[0]?.debit ?? 0)));
}

test('every published example of a PDF shows the number of its document and the total', async () => {
  const desk = new Desk(freshBook('SAMPLE', false));
  const printed = recipes().filter(({ commandType }) => commandType.endsWith('-acct-pdf'));
  assert.equal(printed.length, 7);
  for (const { commandType, examples } of printed) {
    for (const { payload } of examples.filter(({ payload }) => !isReportTemplate(payload.template))) {
      const text = await textOf(desk.print(commandType, payload));
      const isStatement = payload.partyCode !== undefined;
      const docType = (payload.docType ?? 'IV') as DocType;
      const number = String(payload.docNo ?? payload.partyCode);
      const closing = (desk.run(commandType, payload).report as { closing: number } | undefined)?.closing ?? 0;
      const total = isStatement ? moneyText(senOf(closing)) : totalOf(desk, docType, number);
      assert.ok(text.includes(number), `${commandType} does not show ${number}`);
      assert.ok(text.includes(total), `${commandType} ${number} does not show ${total}: ${text}`);
    }
  }
});

test('every type of document prints under its title, with its number and a page count', async () => {
  const desk = new Desk(freshBook('SAMPLE', false));
  const types = Object.values(PRINTS).flat().filter(isPrinted);
  assert.deepEqual([...types].sort(), Object.keys(TITLES).sort());
  for (const [commandType, docTypes] of Object.entries(PRINTS)) {
    for (const docType of docTypes) {
      const text = await textOf(desk.print(commandType, { docType, docNo: `${docType}-000001` }));
      assert.ok(text.includes(TITLES[docType as PrintedType].en), `${docType}: ${text}`);
      assert.ok(text.includes(`${docType}-000001`), docType);
      assert.ok(text.includes('Page 1 of 1'), docType);
    }
  }
});

test('the same document gives the same bytes, whatever was printed before it and in any book', () => {
  const [first, second] = [new Desk(freshBook('SAMPLE', false)), new Desk(freshBook('SAMPLE', false))];
  const payload = { docNo: 'IV-000001', language: 'zh' };
  const bytes = first.print('sales-invoice-acct-pdf', payload);
  second.run('create-debtor', { debtorCode: '300-Z001', companyName: '福⽅ \u00a0贸易\u2010A' });
  const { docNo } = second.run('create-quotation', { ...quotation(3), debtorCode: '300-Z001' });
  second.print('sales-document-acct-pdf', { docType: 'QT', docNo });
  assert.deepEqual(second.print('sales-invoice-acct-pdf', payload), bytes);
  assert.deepEqual(first.print('sales-invoice-acct-pdf', payload), bytes);
});

test('a long document repeats its heads, counts its pages and never leaves its total alone', async () => {
  const desk = new Desk(freshBook('SAMPLE', false));
  for (const count of [200, 24, 25, 26, 27, 28, 29, 30, 31]) {
    const { docNo } = desk.run('create-quotation', quotation(count));
    const pages = await pagesOf(desk.print('sales-document-acct-pdf', { docType: 'QT', docNo }));
    for (const [index, page] of pages.entries()) {
      assert.ok(page.includes('Unit price'), `page ${index + 1} of ${pages.length} has no head`);
      assert.ok(page.includes(`Page ${index + 1} of ${pages.length}`), page);
    }
    const last = pages.at(-1) ?? '';
    assert.ok(last.includes('Total') && last.includes(`Line ${count}`) && last.includes(`Line ${count - 1}`), last);
    assert.equal(pages.join(' ').match(/Line \d+/g)?.length, count);
    if (count === 200) assert.ok(pages.length >= 6, `${pages.length} pages`);
  }
});

test('each page of a long document names its party, and brings forward what the page before carried', async () => {
  const desk = new Desk(freshBook('SAMPLE', false));
  const { docNo } = desk.run('create-quotation', quotation(90));
  const pages = await pagesOf(desk.print('sales-document-acct-pdf', { docType: 'QT', docNo }));
  let lines = 0;
  for (const [index, page] of pages.entries()) {
    assert.ok(page.includes('Alpha Hardware Sdn Bhd') && page.includes('300-A001'), page);
    const brought = page.match(/Brought forward ([\d,.]+)/)?.[1];
    const carried = page.match(/Carried forward ([\d,.]+)/)?.[1];
    // Line n costs 2 x (0.50 + n): after n lines the total is n + n(n + 1).
    const sum = (count: number) => moneyText(BigInt(count + count * (count + 1)) * 100n);
    assert.equal(brought, index === 0 ? undefined : sum(lines));
    lines += page.match(/Line \d+/g)?.length ?? 0;
    assert.equal(carried, index === pages.length - 1 ? undefined : sum(lines));
  }
  assert.equal(lines, 90);
});

test('a void document is marked as void, and a draft as a draft', async () => {
  const desk = new Desk(freshBook('SAMPLE', false));
  desk.run('void-sales-invoice', { docNo: 'IV-000002', reason: 'Entered twice' });
  assert.match(await textOf(desk.print('sales-invoice-acct-pdf', { docNo: 'IV-000002' })), /\bVOID\b/);
  const { docNo } = desk.run('create-sales-invoice', { ...quotation(1), saveAsDraft: true });
  assert.match(await textOf(desk.print('sales-invoice-acct-pdf', { docNo })), /\bDRAFT\b(?!-)/);
  assert.doesNotMatch(await textOf(desk.print('sales-invoice-acct-pdf', { docNo: 'IV-000001' })), /\b(?:VOID|DRAFT)\b/);
});

test('Chinese and Malay can be read out of the file again', async () => {
  const desk = new Desk(freshBook('SAMPLE', false));
  const name = '福興建材贸易有限公司 (Hock Hin)';
  desk.run('create-debtor', { debtorCode: '300-Z001', companyName: name, attention: '陳志強' });
  const description = 'Skru keluli tahan karat — gred A ± 0.5 %';
  const lines = [{ itemCode: 'GOODS-A', description, furtherDescription: '不锈钢螺丝', qty: 1, unitPrice: 1234.5 }];
  const { docNo } = desk.run('create-quotation', { debtorCode: '300-Z001', docDate: '2026-07-06', lines });
  const chinese = await textOf(desk.print('sales-document-acct-pdf', { docType: 'QT', docNo, language: 'zh' }));
  for (const shown of [name, '陳志強', description, '不锈钢螺丝', '报价单', '马币壹仟贰佰叁拾肆元伍角整', '2026年7月6日']) {
    assert.ok(chinese.replace(/ /g, '').includes(shown.replace(/ /g, '')), `${shown} is not in: ${chinese}`);
  }
  const malay = await textOf(desk.print('sales-document-acct-pdf', { docType: 'QT', docNo, language: 'ms' }));
  for (const shown of [
    'Sebut Harga',
    'Ringgit Malaysia Seribu Dua Ratus Tiga Puluh Empat dan Sen Lima Puluh Sahaja',
    'Halaman 1 daripada 1',
  ]) {
    assert.ok(malay.includes(shown), `${shown} is not in: ${malay}`);
  }
});

test('a foreign document states its rate, its tax and its total in base currency too', async () => {
  const desk = new Desk(freshBook('SAMPLE', false));
  const lines = [{ itemCode: 'GOODS-A', qty: 12, unitPrice: 100, discount: '10%', taxCode: 'ST10' }];
  const { docNo } = desk.run('create-sales-invoice', {
    debtorCode: '300-U001',
    docDate: '2026-07-06',
    currencyRate: 4.2155,
    lines,
  });
  const text = await textOf(desk.print('sales-invoice-acct-pdf', { docNo }));
  for (const shown of [
    '1 USD = RM 4.2155',
    'USD 1,188.00',
    'US Dollars One Thousand One Hundred Eighty-Eight Only',
    '-120.00',
    '455.27',
    '5,008.01',
  ]) {
    assert.ok(text.includes(shown), `${shown} is not in: ${text}`);
  }
});

test('a cash sale shows the five-sen rounding, what was paid and how', async () => {
  const desk = new Desk(freshBook('SAMPLE', false));
  const lines = [
    { itemCode: 'SVC', qty: 3, unitPrice: 35.35, taxCode: 'SV6' },
    { itemCode: 'GOODS-A', qty: 1, unitPrice: 49.93, taxCode: 'ST10' },
  ];
  const payments = [{ paymentMethod: 'CASH', paymentAmount: 156 }];
  const { docNo } = desk.run('create-cash-sale', {
    debtorCode: '300-C001',
    docDate: '2026-07-06',
    inclusiveTax: true,
    lines,
    payments,
  });
  const text = await textOf(desk.print('sales-document-acct-pdf', { docType: 'CS', docNo }));
  assert.match(text, /Rounding adjustment 0\.02/);
  assert.match(text, /Total RM 156\.00/);
  assert.match(text, /Paid 156\.00/);
});

test('an invoice shows what is paid, credited and due now; its original shows what was issued', async () => {
  const desk = new Desk(freshBook('SAMPLE', false));
  const lines = [{ itemCode: 'GOODS-A', qty: 5, unitPrice: 100, location: 'HQ' }];
  const party = { debtorCode: '300-A001', docDate: '2026-07-06' };
  const { docNo } = desk.run('create-sales-invoice', { ...party, lines });
  const original = () => desk.print('sales-invoice-acct-pdf', { docNo, template: 'Original' });
  const issued = original();
  assert.doesNotMatch(await textOf(desk.print('sales-invoice-acct-pdf', { docNo })), /Paid|Balance due/);
  desk.run('create-ar-payment', {
    ...party,
    docDate: '2026-07-09',
    payments: [{ paymentMethod: 'BANK', paymentAmount: 150 }],
    knockOffs: [{ docType: 'IV', docNo, amount: 150, discountAmount: 10 }],
  });
  desk.run('transfer-sales-invoice-to-sales-credit-note', {
    fromDocNo: docNo,
    docDate: '2026-07-08',
    lines: [{ lineNo: 1, qty: 1 }],
  });
  const text = await textOf(desk.print('sales-invoice-acct-pdf', { docNo }));
  assert.match(
    text,
    /Total RM 500\.00 Paid up to 9 Jul 2026 150\.00 Credited 100\.00 Settlement discount 10\.00 Balance due RM 240\.00/,
  );
  assert.deepEqual(original(), issued);
});

test('a package is named above its components', async () => {
  const desk = new Desk(freshBook('SAMPLE', false));
  const lines = [{ itemCode: 'PKG-STARTER', qty: 2, location: 'HQ' }];
  const { docNo } = desk.run('create-sales-invoice', { debtorCode: '300-A001', docDate: '2026-07-06', lines });
  assert.match(
    await textOf(desk.print('sales-invoice-acct-pdf', { docNo })),
    /2 × Starter set · PKG-STARTER 1 WIDGET – Widget 2 PCS .*2 BOLT – Bolt M8 24 PCS/,
  );
});

const PAY_TO = {
  'print.bankName': 'Bank Nasional',
  'print.bankAccountNo': '5123 4567 8901',
  'print.paymentCode':
    '00020101021126450014A00000061500010106588734021301234567890125204507253034585802MY5917SERI MAJU TRADING6009SHAH ALAM63049401',
  'print.language': 'ms',
};

test('the settings of the owner are printed: where to pay on unpaid documents, and the language where none is named', async () => {
  const desk = new Desk(freshBook('SAMPLE', false));
  desk.book.changeSettings(Object.entries(PAY_TO).map(([code, value]) => ({ code, value })));
  const owed = await textOf(desk.print('sales-invoice-acct-pdf', { docNo: 'IV-000911' }));
  assert.match(owed, /Sila bayar kepada Bank Nasional No\. akaun 5123 4567 8901 Imbas kod untuk membayar\./);
  const inEnglish = { docNo: 'IV-2509-02', language: 'en' };
  assert.doesNotMatch(await textOf(desk.print('sales-invoice-acct-pdf', inEnglish)), /Bank Nasional/, 'it is paid');
  const bought = { docType: 'PI', docNo: 'PI-2606-01' };
  assert.doesNotMatch(await textOf(desk.print('purchase-document-acct-pdf', bought)), /Bank Nasional/);
  desk.print('statement-report-html', { partyCode: '300-M100' });
  const page = new TextDecoder().decode(desk.file?.bytes);
  assert.match(page, /Sila bayar kepada/);
  const { closing } = desk.run('debtor-statement-report', { debtorCode: '300-M100' }).report as { closing: number };
  assert.ok(
    page.includes(squaresOf(merchantCodeFor(PAY_TO['print.paymentCode'], senOf(closing), null))),
    'it asks for what is due',
  );
  desk.print('statement-report-html', { partyCode: '300-N100' });
  const foreign = new TextDecoder().decode(desk.file?.bytes);
  assert.ok(foreign.includes(squaresOf(PAY_TO['print.paymentCode'])), 'an amount in another currency is left to the payer');
});

/** A QR code as the path of a page. */
function squaresOf(text: string): string {
  const { count, isDark } = codeMatrix(text);
  const places = Array.from({ length: count * count }, (_, at) => [Math.floor(at / count), at % count] as const);
  return places.map(([row, column]) => (isDark(row, column) ? `M${column} ${row}h1v1h-1z` : '')).join('');
}

test('delivery orders have no prices unless the template shows them', async () => {
  const desk = new Desk(freshBook('SAMPLE', false));
  const order = { docType: 'DO', docNo: 'DO-000001' };
  assert.doesNotMatch(await textOf(desk.print('sales-document-acct-pdf', order)), /\d\.00/);
  assert.match(await textOf(desk.print('sales-document-acct-pdf', { ...order, template: 'Priced' })), /Total RM 44\.00/);
});

test('pre-printed paper is printed without the company head', async () => {
  const desk = new Desk(freshBook('SAMPLE', false));
  const own = await textOf(desk.print('sales-invoice-acct-pdf', { docNo: 'IV-000001', template: 'Letterhead' }));
  assert.doesNotMatch(own, /C2584563200/);
});

test('a template that does not exist is refused with those that do', () => {
  const desk = new Desk(freshBook('SAMPLE', false));
  const { error } = desk.ask('sales-invoice-acct-pdf', { docNo: 'IV-000001', template: 'Fancy' }) as unknown as {
    error: { code: string; message: string };
  };
  assert.equal(error.code, 'NOT_FOUND');
  assert.match(error.message, /Standard, Letterhead/);
  const { rows } = desk.run('list-acct-report-templates', {}) as unknown as {
    rows: { docType: string; template: string; isDefault: boolean }[];
  };
  const defaults = rows.filter(({ isDefault }) => isDefault).map(({ docType }) => docType);
  assert.deepEqual(defaults.sort(), [...Object.keys(TITLES), 'statement'].sort());
});

test('a document that does not exist is refused, and so is a party', () => {
  const desk = new Desk(freshBook('SAMPLE', false));
  for (const [type, payload] of [
    ['sales-invoice-acct-pdf', { docNo: 'IV-999999' }],
    ['arap-statement-acct-pdf', { partyCode: '300-X999' }],
    ['statement-report-html', { partyCode: '300-A001', side: 'AP' }],
  ] as const) {
    assert.equal((desk.ask(type, payload).error as { code: string }).code, 'NOT_FOUND', type);
  }
});

test('a validated e-invoice is printed with its number and a link that can be followed', async () => {
  const desk = new Desk(freshBook('SAMPLE', false));
  desk.run('einvoice.submit', { docType: 'IV', docNos: ['IV-000911'] });
  desk.run('einvoice.status.refresh', {});
  const { fields } = desk.run('get-sales-invoice', { docNo: 'IV-000911' }) as unknown as { fields: Record<string, string> };
  const bytes = desk.print('sales-invoice-acct-pdf', { docNo: 'IV-000911' });
  assert.ok((await textOf(bytes)).includes(`UUID ${fields.EInvoiceUuid}`));
  const page = await (await getDocumentProxy(new Uint8Array(bytes))).getPage(1);
  const links = (await page.getAnnotations()).map(({ url }: { url?: string }) => url);
  assert.deepEqual(links, [fields.EInvoiceValidationLink]);
});

test('a filed document is printed as it was filed, even if the records behind it change', async () => {
  const desk = new Desk(freshBook('SAMPLE', false));
  const lines = [{ itemCode: 'GOODS-A', qty: 2, unitPrice: 100, taxCode: 'ST10' }];
  const { docNo } = desk.run('create-sales-invoice', { debtorCode: '300-A001', docDate: '2026-07-05', lines });
  const print = () => desk.print('sales-invoice-acct-pdf', { docNo });
  desk.run('einvoice.submit', { docType: 'IV', docNos: [docNo] });
  desk.run('einvoice.status.refresh', {});
  const before = print();
  assert.ok((await textOf(before)).includes('Alpha Hardware'));
  const reason = 'Taken over';
  const contact = { phone1: '+60312345678', address1: '99 Jalan Lain', attention: 'Puan Lain' };
  desk.run('update-debtor', { debtorCode: '300-A001', companyName: 'Renamed Sdn Bhd', ...contact, reason });
  desk.run('update-tax-entity', { taxEntityID: 1, name: 'Renamed Sdn Bhd', sstNo: 'W10-0000-00000000', reason });
  const company = { name: 'Our New Name Sdn Bhd', tin: 'C9999999990' };
  desk.book.seed([{ kind: 'setting', code: 'company', data: { value: company } }]);
  assert.deepEqual(print(), before);
  desk.run('einvoice.cancel', { docType: 'IV', docNo, reason });
  assert.ok((await textOf(print())).includes('Our New Name Sdn Bhd'));
});

test('the months of an aging add up to the closing balance of a statement, whatever its style', () => {
  const desk = new Desk(freshBook('SAMPLE', false));
  for (const partyCode of ['300-A001', '300-U001', '400-S001', '400-A001']) {
    for (const style of ['open-item', 'brought-forward']) {
      for (const agingBy of ['dueDate', 'docDate']) {
        const { report } = desk.run('arap-statement-acct-pdf', { partyCode, style, agingBy, dateTo: '2026-06-30' });
        const { aging, closing } = report as { aging: Record<string, number>; closing: number };
        const months = Object.values(aging).map((amount) => senOf(amount));
        assert.equal(sumSen(months), senOf(closing), `${partyCode} ${style}`);
      }
    }
  }
});

test('a file is named after its content, in letters that every system accepts', () => {
  const desk = new Desk(openBook(':memory:', { clock: fixedClock('2026-07-06T04:00:00.000Z'), onResult: assertDeclared }));
  fillBlank(desk.book);
  const { docNo } = desk.run('create-quotation', { ...quotation(1), docNo: 'Q/2026:7 甲' });
  desk.print('sales-document-acct-pdf', { docType: 'QT', docNo });
  assert.equal(desk.file?.fileName, 'quotation-Q-2026-7.pdf');
  assert.equal(desk.file?.contentType, 'application/pdf');
  desk.print('statement-report-html', { partyCode: '300-A001', dateTo: '2026-06-30' });
  assert.equal(desk.file?.fileName, 'statement-300-A001-2026-06-30.html');
  assert.equal(desk.file?.contentType, 'text/html; charset=utf-8');
});
