/** Your books: the pages on which people look at account books, and who can. */

import { BookDoorBody, OkResponse, Type } from '@ledgerline/contract';
import { declare, file, json, page } from '../endpoint/endpoint.ts';
import { NAME } from '../endpoint/parameters.ts';

const look = { method: 'GET', tag: 'Pages', audience: 'session-page', right: 'view' } as const;
const text = (described: string) => ({ schema: NAME, text: described });
const address = {
  connectorId: text('The id of the connector.'),
  companyId: text('The account book.'),
};
const elsewhere = {
  status: 302,
  text: 'Not logged in, or a refresh was asked for; goes to the page for that, or to the page itself.',
  headers: { location: 'Where to go.' },
} as const;
const responses = [page(), elsewhere] as const;
const problems = ['unknown_company', 'access_denied'] as const;
const BOOK = '/portal/books/{connectorId}/{companyId}';

export const bookPageEndpoints = declare({
  showBooks: { ...look, path: '/portal/books', summary: 'Your books: the account books', responses },
  showBook: { ...look, path: `${BOOK}`, params: address, summary: 'Your books: the overview of a book', responses, problems },
  showBookMoney: { ...look, path: `${BOOK}/money`, params: address, summary: 'Your books: bank and cash', responses, problems },
  showCustomers: {
    ...look,
    path: `${BOOK}/customers`,
    params: address,
    summary: 'Your books: the customers',
    responses,
    problems,
  },
  showCustomer: {
    ...look,
    path: `${BOOK}/customers/{code}`,
    params: { ...address, code: text('The code of the customer.') },
    summary: 'Your books: a customer',
    responses,
    problems,
  },
  showSuppliers: {
    ...look,
    path: `${BOOK}/suppliers`,
    params: address,
    summary: 'Your books: the suppliers',
    responses,
    problems,
  },
  showSupplier: {
    ...look,
    path: `${BOOK}/suppliers/{code}`,
    params: { ...address, code: text('The code of the supplier.') },
    summary: 'Your books: a supplier',
    responses,
    problems,
  },
  showDocuments: {
    ...look,
    path: `${BOOK}/documents`,
    params: address,
    summary: 'Your books: documents of a kind',
    responses,
    problems,
  },
  showEInvoices: {
    ...look,
    path: `${BOOK}/e-invoices`,
    params: address,
    summary: 'Your books: the e-invoices of a book',
    responses,
    problems,
  },
  showDocument: {
    ...look,
    path: `${BOOK}/documents/{family}/{docNo}`,
    params: {
      ...address,
      family: text('The kind of document, such as sales-invoice.'),
      docNo: text('The number of the document.'),
    },
    summary: 'Your books: a document',
    responses,
    problems,
  },
  showItems: { ...look, path: `${BOOK}/items`, params: address, summary: 'Your books: the items', responses, problems },
  showItem: {
    ...look,
    path: `${BOOK}/items/{itemCode}`,
    params: { ...address, itemCode: text('The code of the item.') },
    summary: 'Your books: an item',
    responses,
    problems,
  },
});

export const bookFileEndpoints = declare({
  printDocument: {
    ...look,
    hasNoHead: true,
    path: `${BOOK}/documents/{family}/{docNo}/pdf`,
    params: {
      ...address,
      family: text('The kind of document, such as sales-invoice.'),
      docNo: text('The number of the document.'),
    },
    query: Type.Object({ language: Type.Optional(Type.String({ description: 'en, ms or zh.' })) }),
    summary: 'Your books: a document as PDF',
    responses: [file('application/pdf', 'The PDF.'), elsewhere],
    problems: ['unknown_company', 'access_denied', 'artifact_missing'],
  },
});

export const bookDoorEndpoints = declare({
  setBookDoor: {
    method: 'POST',
    tag: 'Portal',
    audience: 'session',
    right: 'administer',
    path: '/app/books/{connectorId}/{companyId}/portal',
    summary: 'Open an account book to the portal, or close it',
    description: 'Nobody can look at a closed book, and what was known of it is deleted. Programs use it as before.',
    params: address,
    body: { schema: BookDoorBody, example: { portal: 'open' } },
    responses: [json(OkResponse, 'The book is open or closed.')],
    problems: ['unknown_company', 'access_denied'],
  },
});
