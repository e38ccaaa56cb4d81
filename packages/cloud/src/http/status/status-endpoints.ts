/** The feed of incidents, and emails about them. */

import * as contract from '@ledgerline/contract';
import { declare, file, json, page } from '../endpoint/endpoint.ts';

const open = { tag: 'Pages', audience: 'anyone' } as const;
const form = { method: 'POST', tag: 'Pages', audience: 'same-site' } as const;
const query = contract.Type.Object({
  token: contract.Type.String({ maxLength: 100, description: 'The secret in the link of the email.' }),
});

export const statusPageEndpoints = declare({
  readStatusFeed: {
    ...open,
    method: 'GET',
    path: '/status.atom',
    summary: 'The incidents as an Atom feed',
    responses: [file('application/atom+xml', 'An entry for each update, newest first.')],
  },
  showStatusConfirm: {
    ...open,
    method: 'GET',
    path: '/status/confirm',
    summary: 'Confirm an address for emails about incidents',
    responses: [page()],
  },
  showStatusLeave: {
    ...open,
    method: 'GET',
    path: '/status/unsubscribe',
    summary: 'Where the link in an email about an incident leads',
    description: 'Changes nothing: programs that check emails open links too.',
    query,
    responses: [page()],
  },
  endStatusMails: {
    ...open,
    method: 'POST',
    path: '/status/unsubscribe',
    summary: 'End emails about incidents with one request',
    description:
      'As RFC 8058 has it: mail programs send it without a person, from any site, and the body does not matter. The same again changes nothing.',
    query,
    responses: [page('There will be no more emails.')],
  },
});

export const statusSubscriptionEndpoints = declare({
  requestStatusMails: {
    ...form,
    path: '/status/subscribe',
    summary: 'Ask for emails about incidents',
    description: `Sends a link to the address, which is valid for ${contract.limits.confirmLinkDays} days. The response is the same for an address that is subscribed.`,
    body: { schema: contract.StatusSubscriptionBody, example: { email: 'mei@example.com' } },
    responses: [json(contract.OkResponse, 'The email is on its way, if the address is not subscribed yet.')],
  },
  confirmStatusMails: {
    ...form,
    path: '/status/confirm',
    summary: 'Confirm an address for emails about incidents, with the link of an email',
    body: { schema: contract.StatusConfirmBody, example: { token: 'unknown' } },
    responses: [json(contract.StatusConfirmedResponse, 'The address gets emails about incidents.')],
    problems: ['invalid_link'],
  },
});
