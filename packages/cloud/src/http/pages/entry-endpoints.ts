/** The pages on which people make entries in an account book, and the codes that their fields offer. */

import { enumOf, Ok, openObject, Type } from '@ledgerline/contract';
import { pickerNames } from '../../entry/picker.ts';
import { declare, json, page } from '../endpoint/endpoint.ts';
import { commandType, connectorId, NAME } from '../endpoint/parameters.ts';

const companyId = { schema: NAME, text: 'The account book, as the portal shows it.' } as const;
const params = { connectorId, companyId } as const;
const toLogin = {
  status: 302,
  text: 'Goes to the login, or to a form with an id of its own.',
  headers: { location: 'Where to go.' },
} as const;
const onPage = { tag: 'Pages', audience: 'session-page', right: 'operate', method: 'GET' } as const;
const bookProblems = ['unknown_company', 'access_denied'] as const;

export const entryPageEndpoints = declare({
  showEnter: {
    ...onPage,
    path: '/portal/books/{connectorId}/{companyId}/enter',
    summary: 'Portal: choose what to enter in an account book',
    params,
    query: Type.Object({ q: Type.Optional(Type.String({ description: 'What to enter, in words.' })) }),
    responses: [page(), toLogin],
    problems: bookProblems,
  },
  showEntry: {
    ...onPage,
    path: '/portal/books/{connectorId}/{companyId}/enter/{commandType}',
    summary: 'Portal: the form of an entry',
    description: 'The form has the commandId that it is sent under. Other parameters fill its fields.',
    params: { ...params, commandType },
    responses: [page(), toLogin],
    problems: [...bookProblems, 'unknown_recipe'],
  },
});

export const entryEndpoints = declare({
  sendEntry: {
    tag: 'Pages',
    audience: 'session',
    right: 'operate',
    method: 'POST',
    path: '/portal/books/{connectorId}/{companyId}/enter/{commandType}',
    summary: 'Check, preview or send an entry',
    description: 'The form of a browser. The same form again returns the command that it was sent as.',
    params: { ...params, commandType },
    body: {
      schema: openObject('The fields of the form, by name.'),
      example: { commandId: 'enter-1', step: 'check' },
      isForm: true,
    },
    responses: [
      page('The form with what is wrong, or with what would be saved.'),
      { status: 303, text: 'The entry was sent; goes to what became of it.', headers: { location: 'Where to go.' } },
    ],
    problems: [...bookProblems, 'unknown_recipe'],
  },
});

export const choiceEndpoints = declare({
  listChoices: {
    tag: 'Portal',
    audience: 'session',
    right: 'operate',
    method: 'GET',
    path: '/app/books/{connectorId}/{companyId}/choices',
    summary: 'Codes of an account book that a field can have',
    params,
    query: Type.Object(
      {
        picker: enumOf(pickerNames, 'What the codes are of.'),
        q: Type.Optional(Type.String({ maxLength: 100, description: 'A part of a code or name.' })),
      },
      { description: 'Query of GET /app/books/{connectorId}/{companyId}/choices.' },
    ),
    responses: [
      json(
        Type.Object(
          {
            ok: Ok,
            choices: Type.Array(
              Type.Object(
                { code: Type.String({ description: 'The code.' }), name: Type.String({ description: 'Its name.' }) },
                { description: 'A code.' },
              ),
              { description: 'The first ones that match, as the book is known now.' },
            ),
            isWaiting: Type.Boolean({ description: 'Whether the book has not answered yet. If true, ask again.' }),
          },
          { description: 'Response of GET /app/books/{connectorId}/{companyId}/choices.' },
        ),
        'The codes.',
      ),
    ],
    problems: bookProblems,
  },
});
