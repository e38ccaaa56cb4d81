/** The questions of each page of a book, and the page that shows the answers. */

import { findRecipe } from '@ledgerline/catalog';
import { DAY_MS } from '@ledgerline/contract';
import { commandWords } from '@ledgerline/words/portal/command';
import { bookWindowSays } from '@ledgerline/words/problem/book-window';
import { senders } from '../../account/rights/caller.ts';
import { cursorOf, rowsOf } from '../../book-window/answer.ts';
import { type BookWindow, type Listed, type Looking, NOT_OFFERED } from '../../book-window/book-window.ts';
import { hasAges } from '../../book-window/figures.ts';
import { chartOfAccounts, type Question } from '../../book-window/question.ts';
import type { SeenBook } from '../../book-window/sight.ts';
import { listCommands } from '../../command/followed-command.ts';
import { SIDES, type Side } from '../../pages/book/book-cells.ts';
import type { BookView } from '../../pages/book/book-frame.ts';
import { documentPage, type TouchingCommand } from '../../pages/book/document.ts';
import { DOCUMENT_FILTERS, documentFamilies, documentsPage, familiesOf } from '../../pages/book/documents.ts';
import { E_INVOICE_FILTERS, eInvoiceListPage, REJECTION_REQUESTED } from '../../pages/book/e-invoice-list.ts';
import { itemPage, itemsPage } from '../../pages/book/items.ts';
import { type ListForm, ROWS_SHOWN, readForm } from '../../pages/book/lists.ts';
import { moneyPage } from '../../pages/book/money.ts';
import { type OpenAmounts, overviewOfBook } from '../../pages/book/overview.ts';
import { partiesPage, partyPage } from '../../pages/book/parties.ts';
import { dateOf, dayOf } from '../../system/business-day.ts';
import type { Context } from '../../system/context.ts';
import { isRefusal, type Refusal, refuse } from '../../system/problem.ts';
import type { SessionCaller } from '../caller.ts';
import type { Services } from '../services.ts';
import { printCommandOf } from './printed-document.ts';
import { salesByMonth } from './sales-by-month.ts';

/** The viewer, the book, and the parameters of the address. */
export interface BookRequest {
  readonly view: BookView;
  readonly caller: SessionCaller;
  readonly params: Readonly<Record<string, string>>;
  readonly query: unknown;
  readonly isRefresh: boolean;
}

/** Rows of one page of a list that is added up. */
const ROWS_SUMMED = 500;
const SOON_DAYS = 30;
const RECENT_SHOWN = 10;
const MOVES_SHOWN = 30;
const COMMANDS_SHOWN = 20;

/** YYYY-MM-DD in Kuala Lumpur, a number of days from now. */
const businessDate = (now: number, days = 0): string => dateOf(dayOf(now + days * DAY_MS));

const summed = (type: string, payload: Question['payload'] = {}): Question => ({
  type,
  payload: { ...payload, limit: ROWS_SUMMED },
});

export class BookDesk {
  readonly #context: Context;
  readonly #window: BookWindow;

  constructor({ context, bookWindow }: Services) {
    this.#context = context;
    this.#window = bookWindow;
  }

  async overview({ view, isRefresh }: BookRequest): Promise<string> {
    const { book, now } = view;
    const looking = this.#window.look(isRefresh);
    const sees = (part: (typeof book.parts)[number]): boolean => book.parts.includes(part);
    const ask = (isSeen: boolean, question: Question) => (isSeen ? this.#window.ask(book, question, looking) : null);
    const invoices = (status: string): Question => ({ type: 'einvoice.status.list', payload: { status, limit: ROWS_SHOWN } });
    const [money, receivable, payable, stock, waitingInvoices, invalidInvoices, sales] = await Promise.all([
      ask(sees('money'), { type: 'list-gl-bank-cash-accounts', payload: {} }),
      sees('customers') ? this.#openAmounts(book, 'customers', looking) : null,
      sees('suppliers') ? this.#openAmounts(book, 'suppliers', looking) : null,
      sees('items') ? this.#window.askPages(book, summed('stock-balance', { includeZero: true }), looking) : null,
      ask(sees('documents'), invoices('Submitted')),
      ask(sees('documents'), invoices('Invalid')),
      sees('money') ? salesByMonth({ window: this.#window, book, looking }, businessDate(now)) : null,
    ]);
    const soon = businessDate(now, SOON_DAYS);
    return overviewOfBook({
      ...view,
      money,
      receivable,
      payable,
      stock,
      waitingInvoices,
      invalidInvoices,
      sales,
      soon,
    });
  }

  /** The documents are asked for only if the book does not add them up by age. */
  async #openAmounts(book: SeenBook, side: Side, looking: Looking): Promise<OpenAmounts> {
    const { owed, open } = SIDES[side];
    const parties = await this.#window.askPages(book, summed(owed), looking);
    const isOffered = parties.answers.every(({ state }) => state !== 'not-offered');
    const isEnough = isOffered && parties.rows.every(hasAges);
    return { parties, documents: isEnough ? null : await this.#window.askPages(book, summed(open), looking) };
  }

  async money({ view, isRefresh }: BookRequest): Promise<string> {
    const question = { type: 'list-gl-bank-cash-accounts', payload: {} };
    return moneyPage({ ...view, money: await this.#window.ask(view.book, question, this.#window.look(isRefresh)) });
  }

  async parties({ view, query, isRefresh }: BookRequest, side: Side): Promise<string> {
    const form = readForm(query, ['q', 'sort', 'cursor']);
    const looking = this.#window.look(isRefresh);
    const { list, owed } = SIDES[side];
    const [parties, open] = await Promise.all([
      this.#list(view.book, { type: list, payload: given({ search: form.q }) }, form, looking),
      this.#window.askPages(view.book, summed(owed), looking),
    ]);
    return partiesPage({ ...view, side, form, parties, owed: open });
  }

  async party({ view, params, isRefresh }: BookRequest, side: Side): Promise<string> {
    const { code = '' } = params;
    const looking = this.#window.look(isRefresh);
    const { code: name, detail: type, open: openType, recent: recentType } = SIDES[side];
    const selector = { [name]: code };
    const [detail, open, recent, credit] = await Promise.all([
      this.#window.ask(view.book, { type, payload: selector }, looking),
      this.#window.askPages(view.book, summed(openType, selector), looking),
      this.#window.ask(view.book, { type: recentType, payload: { ...selector, limit: RECENT_SHOWN } }, looking),
      side === 'customers'
        ? this.#window.ask(view.book, { type: 'get-debtor-credit-control', payload: selector }, looking)
        : null,
    ]);
    return partyPage({ ...view, side, code, detail, open, recent, credit });
  }

  async documents({ view, query, isRefresh }: BookRequest): Promise<string> {
    const { book } = view;
    const form = readForm(query, DOCUMENT_FILTERS);
    const offered = familiesOf(book);
    const family = offered.find((one) => one.family === form.type) ?? offered.find(isUsual) ?? offered[0] ?? null;
    if (family === null) return documentsPage({ ...view, form, family, documents: NOT_OFFERED });
    const { filters } = family;
    const party = filters.has('debtorCode') ? { debtorCode: form.party } : { creditorCode: form.party };
    const wanted = { search: form.q, dateFrom: form.from, dateTo: form.to, status: form.status, ...party };
    const fitting = Object.fromEntries(Object.entries(wanted).filter(([name]) => filters.has(name)));
    const question = { type: family.list, payload: given(fitting) };
    return documentsPage({
      ...view,
      form,
      family,
      documents: await this.#list(book, question, form, this.#window.look(isRefresh)),
    });
  }

  async eInvoices({ view, query, isRefresh }: BookRequest): Promise<string> {
    const form = readForm(query, E_INVOICE_FILTERS);
    const { status = '' } = form;
    const wanted = status === REJECTION_REQUESTED ? { isRejectRequested: true } : given({ status });
    const question = { type: 'einvoice.status.list', payload: wanted };
    return eInvoiceListPage({
      ...view,
      form,
      eInvoices: await this.#list(view.book, question, form, this.#window.look(isRefresh)),
    });
  }

  async document({ view, params, caller, isRefresh }: BookRequest): Promise<string | Refusal> {
    const { book } = view;
    const { family = '', docNo = '' } = params;
    const found = documentFamilies().find((one) => one.family === family);
    if (!found || found.get === null) return refuse('unknown_company', bookWindowSays.unknownDocument(family));
    const [docType = ''] = findRecipe(found.get)?.docTypes ?? [];
    const looking = this.#window.look(isRefresh);
    const hasEInvoice = E_INVOICED.has(docType);
    const [document, eInvoice, chart, commands] = await Promise.all([
      this.#window.ask(book, { type: found.get, payload: { docNo } }, looking),
      hasEInvoice
        ? this.#window.ask(book, { type: 'einvoice.status.list', payload: { docType, docNo, limit: 5 } }, looking)
        : null,
      this.#window.ask(book, chartOfAccounts, { ...looking, isRefresh: false }),
      this.#touching(view, caller, docNo),
    ]);
    const print = printCommandOf(docType);
    const isPrinted = print !== null && (book.types?.has(print) ?? true);
    return documentPage({ ...view, family, docNo, document, eInvoice, chart, isPrinted, commands });
  }

  /** Commands that wrote the document or tried to; a viewer sees documents and not who sent what. */
  async #touching({ book, shell }: BookView, caller: SessionCaller, docNo: string): Promise<readonly TouchingCommand[] | null> {
    if (caller.role === 'viewer') return null;
    const query = { q: docNo, companyId: book.companyId, limit: COMMANDS_SHOWN };
    const list = await listCommands(this.#context, caller, query);
    if (isRefusal(list)) return [];
    const words = commandWords(shell.reader.language);
    const own = list.commands.filter(
      ({ docNo: about, connectorId, type }) =>
        about === docNo && connectorId === book.connectorId && findRecipe(type)?.operation !== 'Read',
    );
    return Promise.all(
      own.map(async (command) => {
        const { tenantId } = caller.tenant;
        const sentBy = (await this.#context.store.command({ tenantId, commandId: command.commandId }))?.sentBy ?? null;
        const key = isKey(sentBy) ? await this.#context.store.appKey({ tenantId, keyId: sentBy }) : null;
        const sender = sentBy === senders.tenantKey ? words.tenantKey : isKey(sentBy) ? (key?.name ?? sentBy) : words.portal;
        return { command, sender };
      }),
    );
  }

  async items({ view, query, isRefresh }: BookRequest): Promise<string> {
    const form = readForm(query, ['q', 'sort', 'cursor']);
    const looking = this.#window.look(isRefresh);
    const [items, stock] = await Promise.all([
      this.#list(view.book, { type: 'read-items', payload: given({ search: form.q }) }, form, looking),
      this.#window.askPages(view.book, summed('stock-balance', { includeZero: true }), looking),
    ]);
    return itemsPage({ ...view, form, items, stock });
  }

  /** The page of a list that a person looks at; the whole list if it is to be sorted, since no command lists in an order of one's choice. */
  async #list(book: SeenBook, { type, payload }: Question, { sort = '', cursor }: ListForm, looking: Looking): Promise<Listed> {
    if (sort !== '') return this.#window.askPages(book, summed(type, payload), looking);
    const answer = await this.#window.ask(
      book,
      { type, payload: { limit: ROWS_SHOWN, ...payload, ...given({ cursor }) } },
      looking,
    );
    return { answers: [answer], rows: rowsOf(answer), isWhole: cursorOf(answer) === null };
  }

  async item({ view, params, isRefresh }: BookRequest): Promise<string> {
    const { itemCode = '' } = params;
    const looking = this.#window.look(isRefresh);
    const [detail, movements] = await Promise.all([
      this.#window.ask(view.book, { type: 'get-stock-item-detail', payload: { itemCode } }, looking),
      this.#window.ask(view.book, { type: 'read-stock-detail-lines', payload: { itemCode, limit: MOVES_SHOWN } }, looking),
    ]);
    return itemPage({ ...view, itemCode, detail, movements });
  }
}

const isUsual = ({ family }: { readonly family: string }): boolean => family === 'sales-invoice';

/** Documents that are sent to the tax office. */
const E_INVOICED = new Set(['IV', 'CS', 'CN', 'DN', 'RI', 'RC', 'RD']);

const isKey = (sentBy: string | null): sentBy is string =>
  sentBy !== null && !(Object.values(senders) as readonly string[]).includes(sentBy);

/** The fields that are not empty. */
const given = (fields: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(fields).filter((entry): entry is [string, string] => (entry[1] ?? '') !== ''));
