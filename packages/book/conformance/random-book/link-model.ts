/**
 * An independent account of the links between lines, kept from commands and their results alone. It is compared with what the
 * book stores and returns.
 */

import assert from 'node:assert/strict';
import { findRecipe, type Payload } from '@ledgerline/catalog';
import type { SpeculativeBook } from '../speculative-book.ts';
import { nameOf } from './change.ts';
import type { Command } from './scene.ts';

type Result = Readonly<Record<string, unknown>>;
type Kind = 'next' | 'return' | 'procure';

interface Line {
  readonly key: string;
  quantity: number;
}

interface Document {
  readonly type: string;
  no: string;
  lines: Line[];
}

interface Link {
  readonly from: string;
  readonly to: string;
  readonly kind: Kind;
  quantity: number;
  /** False while it belongs to a draft, which consumes nothing of its source. */
  isLive: boolean;
}

/** Documents that have moved and billed nothing can release a line that came from another document. */
const ORDERS = ['QT', 'SO', 'PO', 'AO'];
const SOURCES: Readonly<Record<string, string>> = {
  quotation: 'QT',
  'sales-order': 'SO',
  'delivery-order': 'DO',
  'sales-invoice': 'IV',
  'purchase-order': 'PO',
  'goods-received-note': 'GR',
  'purchase-invoice': 'PI',
};

const rowsIn = (of: Result | Payload): readonly Payload[] => (Array.isArray(of.lines) ? (of.lines as readonly Payload[]) : []);
const linesIn = (result: Result): Line[] =>
  rowsIn(result).map(({ dtlKey, qty }) => ({ key: String(dtlKey), quantity: Number(qty ?? 0) }));

const kindOf = (from: string, to: string): Kind => {
  if (to === 'CN' || to === 'PR') return 'return';
  return from === 'SO' && to === 'PO' ? 'procure' : 'next';
};

export class LinkModel {
  readonly #documents = new Map<string, Document>();
  #links: Link[] = [];

  /** Follows a command that was saved, then compares. */
  follow(world: SpeculativeBook, [type, payload]: Command, result: Result): void {
    const verb = findRecipe(type)?.verb ?? '';
    if (verb === 'create') this.#create(payload, result);
    else if (verb === 'transfer') this.#transfer(type, payload, result);
    else if (verb === 'update') this.#update(payload, result);
    else if (verb === 'bulk-create') this.#createAll(world, result);
    else if (['void', 'cancel', 'delete'].includes(verb)) this.#withdraw(result);
    this.#compare(world);
    if (verb === 'transfer' || verb === 'update') this.#compareProgress(world, this.#find(result));
  }

  #find({ docType, docNo }: Result): Document | undefined {
    return this.#documents.get(`${String(docType)} ${String(docNo)}`);
  }

  #enter(result: Result): Document {
    const document = { type: String(result.docType), no: String(result.docNo), lines: linesIn(result) };
    this.#documents.set(`${document.type} ${document.no}`, document);
    return document;
  }

  #create(payload: Payload, result: Result): void {
    if (result.docNo === undefined) return;
    const { type, lines } = this.#enter(result);
    const order = type === 'AS' && payload.fromDocNo !== undefined ? this.#documents.get(`AO ${payload.fromDocNo}`) : undefined;
    const [from, to] = [order?.lines[0]?.key, lines[0]?.key];
    const quantity = Number((result.fields as Payload).Qty);
    if (from !== undefined && to !== undefined) this.#links.push({ from, to, kind: 'next', quantity, isLive: true });
  }

  /** The rows of a bulk command return no lines. Of their documents, invoices can be transferred. */
  #createAll({ book }: SpeculativeBook, { results }: Result): void {
    for (const { saved, docNo } of results as readonly Payload[]) {
      if (saved === true && String(docNo).startsWith('IV'))
        this.#enter(book.execute('get-sales-invoice', { docNo }, 'law-links'));
    }
  }

  /** Which lines are transferred, and how much of each, follows from the payload and from what this model has outstanding. */
  #transfer(type: string, payload: Payload, result: Result): void {
    const [, from = ''] = /^transfer-(.+)-to-/.exec(type) ?? [];
    const source = this.#documents.get(`${SOURCES[from]} ${String(payload.fromDocNo)}`);
    assert.ok(source, `${type} went on from ${String(payload.fromDocNo)}, which was never entered`);
    const target = this.#enter(result);
    const kind = kindOf(source.type, target.type);
    const left = (line: Line): number => line.quantity - this.#taken(line.key, kind);
    const asked = rowsIn(payload).map(({ lineNo, qty }) => ({ line: source.lines[Number(lineNo) - 1], quantity: qty }));
    const carried =
      asked.length > 0 ? asked : source.lines.filter((line) => left(line) > 0).map((line) => ({ line, quantity: left(line) }));
    carried.forEach(({ line, quantity }, index) => {
      const to = target.lines[index];
      assert.ok(line && to && to.quantity === Number(quantity ?? left(line)), `${type}: line ${index + 1} has another quantity`);
      this.#links.push({ from: line.key, to: to.key, kind, quantity: to.quantity, isLive: payload.saveAsDraft !== true });
    });
    assert.equal(target.lines.length, carried.length, `${type} has lines that were not requested`);
  }

  #update(payload: Payload, result: Result): void {
    const document = this.#find(result.draftNo === undefined ? result : { ...result, docNo: result.draftNo });
    if (!document) return;
    if (payload.saveAsDraft === false) this.#post(document, result);
    const rows = rowsIn(payload);
    const named = new Map(rows.map((row) => [String(row.dtlKey), row]));
    const kept =
      payload.detailMode === 'replace'
        ? []
        : document.lines.filter(({ key }) => payload.detailMode !== 'delete' || !named.has(key));
    for (const { key } of document.lines) if (!kept.some((line) => line.key === key)) this.#letGo(document, key);
    const isNew = payload.detailMode === 'append' || payload.detailMode === 'replace';
    const added = isNew ? linesIn(result).slice(kept.length) : [];
    document.lines = [...kept, ...added];
    const changed = kept.map((line) => ({ line, quantity: named.get(line.key)?.qty }));
    for (const { line, quantity } of changed) if (typeof quantity === 'number') this.#resize(document, line, quantity);
    if (document.type === 'AS' && typeof payload.qty === 'number') this.#resizeLinks(document.lines[0]?.key ?? '', payload.qty);
    const stored = linesIn(result).map(({ key }) => key);
    assert.deepEqual(
      stored,
      document.lines.map(({ key }) => key),
      `${document.no} has other lines than its updates left it`,
    );
  }

  /** A posted draft gets a new number and consumes its sources from then on. */
  #post(document: Document, { docNo }: Result): void {
    this.#documents.delete(`${document.type} ${document.no}`);
    document.no = String(docNo);
    this.#documents.set(`${document.type} ${document.no}`, document);
    const keys = document.lines.map(({ key }) => key);
    for (const link of this.#links) if (keys.includes(link.to)) link.isLive = true;
  }

  #resize(document: Document, line: Line, quantity: number): void {
    line.quantity = quantity;
    // An assembly consumes of its order the quantity it makes, not the quantity of a component.
    if (document.type !== 'AS') this.#resizeLinks(line.key, quantity);
  }

  #resizeLinks(to: string, quantity: number): void {
    for (const link of this.#links) if (link.to === to) link.quantity = quantity;
  }

  #letGo({ type, no }: Document, key: string): void {
    assert.ok(!this.#links.some((link) => link.isLive && link.from === key), `${no} has lost a line that went on`);
    if (!ORDERS.includes(type)) assert.ok(!this.#links.some((link) => link.to === key), `${no} has let go of what it came from`);
    this.#links = this.#links.filter((link) => link.to !== key);
  }

  #withdraw(result: Result): void {
    const keys = this.#find(result)?.lines.map(({ key }) => key) ?? [];
    assert.ok(
      !this.#links.some(({ from, isLive }) => isLive && keys.includes(from)),
      `${String(result.docNo)} was withdrawn under what it became`,
    );
    this.#links = this.#links.filter(({ to }) => !keys.includes(to));
  }

  #taken(from: string, kind: Kind): number {
    const taking = this.#links.filter((link) => link.isLive && link.from === from && link.kind === kind);
    return taking.reduce((sum, link) => sum + link.quantity, 0);
  }

  #compare({ db }: SpeculativeBook): void {
    const text = ({ from, to, kind, quantity }: Omit<Link, 'isLive'>): string => `${from} ${kind} ${to} ${quantity}`;
    const stored = db
      .all<{ from_dtl_key: bigint; to_dtl_key: bigint; kind: Kind; quantity: string }>('SELECT * FROM document_link')
      .map((row) =>
        text({ from: `${row.from_dtl_key}`, to: `${row.to_dtl_key}`, kind: row.kind, quantity: Number(row.quantity) }),
      );
    const counted = this.#links.filter(({ isLive }) => isLive).map(text);
    assert.deepEqual(stored.sort(), counted.sort(), 'the book links other lines than its commands did');
  }

  /** What the book returns for a document and for its sources. */
  #compareProgress({ book }: SpeculativeBook, document: Document | undefined): void {
    if (!document) return;
    const keys = document.lines.map(({ key }) => key);
    const sources = this.#links.filter(({ to }) => keys.includes(to)).map(({ from }) => from);
    const behind = [...this.#documents.values()].filter(({ lines }) => lines.some(({ key }) => sources.includes(key)));
    for (const { type, no, lines } of new Set([document, ...behind])) {
      const result = book.execute(`get-${nameOf(type)}`, { docNo: no }, 'law-links');
      for (const row of rowsIn(result).filter(({ outstandingQty }) => outstandingQty !== undefined)) {
        const line = lines.find(({ key }) => key === row.dtlKey);
        assert.ok(line, `${no} returns a line that it does not have`);
        const [next, returned] = [this.#taken(line.key, 'next'), this.#taken(line.key, 'return')];
        assert.deepEqual(
          [row.outstandingQty, row.transferedQty, row.returnedQty, row.returnableQty],
          [line.quantity - next, next, returned, line.quantity - returned],
          `${no}: what is outstanding of line ${String(row.seq)}`,
        );
      }
    }
  }
}
