/** Everything that can be wrong with a request, as one closed list of codes. The cloud maps them to HTTP statuses. */

import type { Static } from 'typebox';
import { limits } from '../limits.ts';
import { Type } from '../schema/schema-type.ts';
import { enumOf, openObject } from '../schema/shape.ts';
import { ProblemDetail } from './problem-detail.ts';

/** The one list. A code is added here with its sentence, and never renamed once published. */
export const problemMeanings = {
  invalid_json: 'The request body is not JSON in UTF-8.',
  invalid_request: 'A parameter, header or body field of the request is missing or invalid. The details list each problem.',
  invalid_envelope: 'The command envelope is invalid. The details list each problem.',
  invalid_payload: 'The payload does not match the schema or the rules of the command type. The details list each problem.',
  batch_refused:
    'A command of the batch was rejected and accept=all was asked for, so nothing was queued. The results say which commands and why.',
  webhook_address_refused: 'Events cannot be sent to this address. Use an https address that is reachable from the internet.',
  unknown_command_type: 'Unknown command type. The details list similar ones.',
  malformed_request: 'The request is not valid HTTP.',
  authorization_pending: 'The user has not confirmed the code yet. Ask again after the interval.',
  slow_down: 'The program asks too often whether its code was confirmed. Wait 5 seconds longer from now on.',
  invalid_link: 'The link has expired, was used or never existed. Request a new email.',
  invalid_signature: 'The signature of the event is missing, wrong or too old.',
  expired_token: 'The device code does not exist or has expired. Start again.',

  invalid_key: 'The Bearer key is missing, unknown, expired, revoked or of the wrong kind for this path.',
  login_required: 'There is no login session, or it has ended. Log in again.',
  invalid_login: 'The email address or the password is wrong.',
  second_factor_required:
    'The password is right, and a second factor is needed. Send a code to POST /login/factor, or use a passkey.',
  invalid_factor: 'The code or passkey is wrong, has expired or was already used.',
  admin_key_required: 'The admin key is missing or wrong, or the operator is not logged in.',
  subscription_inactive: 'The subscription is inactive, so nothing was queued. Choose a plan, then send the same request again.',
  plan_limit:
    'The plan is for a number of account books, and this book is beyond them, so nothing was queued. Choose a larger plan, or remove a book from its connector.',
  access_denied: 'The key or the login is valid but lacks a right. The message names it.',
  address_not_allowed: 'The key is limited to certain addresses, and the request came from another one.',
  amount_limit:
    'The key is limited in the amount of a document, and the amount is above the limit or not known from the payload. The details say which.',
  second_factor_missing: 'The company requires a second factor, and the user has none yet. Set one up in the portal.',
  visit_read_only:
    'An operator who looks at the portal of a company cannot change anything, and sees no secrets and no personal accounts.',
  email_not_confirmed: 'Your own email address is not confirmed. Open the link in the email that was sent to it.',
  erasure_pending:
    'An owner asked to erase the company, so its keys and connectors no longer work. An owner can cancel it in the portal.',
  approval_required:
    'The key is one whose writes a person approves, so nothing was queued yet. approvalUrl is the page for that. After the approval, the same request returns the command.',
  approval_denied: 'A person denied this write, so it was not queued and will not be. The message has the reason.',
  pairing_denied: 'The user did not allow this program to connect.',
  cross_site_request: 'A browser sent this request from a page of another site, so it was blocked.',
  sandbox_disabled: 'This installation does not offer sandbox books.',
  passkeys_disabled: 'This installation does not offer passkeys. They need a public address with a host name and https.',

  unknown_route: 'This path does not exist.',
  unknown_command: 'This tenant or connector has no command with that id.',
  unknown_connector: 'This tenant has no connector with that id.',
  unknown_company: 'The connector has not reported an account book with that id.',
  unknown_key: 'This tenant has no app key with that id.',
  unknown_tenant: 'There is no tenant with that id.',
  unknown_module: 'The catalog has no module with that id.',
  unknown_recipe: 'The catalog has no recipe for that command type. The details list similar ones.',
  unknown_notification: 'This tenant has no notification with that id.',
  unknown_event: 'This tenant has no event with that id, or it is no longer kept.',
  unknown_webhook: 'This tenant has no webhook endpoint with that id.',
  unknown_mail: 'No email with that id waits to be sent.',
  unknown_incident: 'There is no incident with that id.',
  unknown_delivery: 'The webhook endpoint has no delivery with that id, or it is no longer kept.',
  unknown_factor: 'The user has no second factor like that.',
  unknown_app_request:
    'The request of the app has expired or was decided, or was made in another browser. Start again in the app.',
  unknown_pairing: 'There is no such code, or it has expired or was used. Start again in the program that shows it.',
  unknown_person: 'The tenant has no member with that id.',
  unknown_invitation: 'There is no such invitation, or it has expired, was used or revoked. Ask for a new one.',
  artifact_missing: 'The command did not produce a file.',
  installer_missing: 'The operator has not published a connector installer.',
  download_missing: 'This cloud does not offer that file. GET /downloads lists what it offers.',
  sandbox_missing: 'This tenant has not opened a sandbox yet.',
  unknown_proposal: 'This tenant has no proposal with that id, or it is no longer kept.',
  unknown_link: 'The externalId stands for nothing in this account book, or there is no link with that id.',
  unknown_file_link: 'This tenant has no link with that id, or it is no longer kept.',
  unknown_report_schedule: 'This tenant has no scheduled report with that id.',
  unknown_field: 'The sandbox has no user-defined field with that table and name.',

  cursor_expired: 'Events after this cursor were deleted because of their age. Continue with oldestCursor.',
  method_not_allowed: 'The path exists, but not with this method. The Allow header lists its methods.',
  request_timeout: 'The complete request did not arrive in time.',
  external_id_taken:
    'The externalId stands for a document or record already, or another create command has taken it. Nothing was queued. link says which.',
  link_pending: 'What the externalId stands for is not decided yet, so nothing was queued. The message says what to do.',
  command_id_reused: 'The commandId was used for a different request, so nothing was queued. Use a new commandId.',
  email_taken: 'This email address already has an account. Log in instead.',
  already_finished: 'The command already finished with a different result. The new result was stored for review.',
  other_install_active:
    'Another installation of this connector is active. Move the connector in the portal, or wait until the other one stops calling.',
  change_cursor:
    'The cloud has the changes of this account book up to another position. Nothing was stored. Continue from the cursor of the response.',
  changes_off: 'Changes of this account book are switched off. Nothing was stored.',
  sandbox_reset: 'The books of the sandbox were reset. Commands are leased only for the new ones.',
  connector_too_old:
    'The connector build does not support the strict update contract, so nothing was queued. Update the connector, then send the same request again.',
  unsupported_by_book:
    'The driver of this account book does not take the command type, so nothing was queued. GET /v1/schema/commands/{commandType} with connectorId and companyId says what the book takes.',
  proposal_stale: 'What the write changes was changed since it was shown, or the time to decide is over. Nothing was queued.',
  not_cancellable: 'The command is no longer queued, so it cannot be cancelled.',
  not_repeatable: 'The command may have changed the account book, so the portal does not run it again.',
  connector_key_unreadable: 'The stored connector key cannot be read. Rotate it.',
  factor_unreadable:
    'The stored secret of the authenticator app cannot be read. Log in with a recovery code or a passkey, then set the app up again.',
  replay_running: 'The webhook endpoint is already sending earlier events again. Wait until it has finished.',
  already_member: 'This person already belongs to the tenant.',
  erasure_begun: 'The erasure of the company has begun and can no longer be cancelled.',
  last_owner: 'A tenant must keep an owner. Make someone else an owner first.',
  limit_reached: 'The tenant has reached the limit for this resource. Remove one first.',
  already_subscribed: 'The tenant has a paid subscription already. Change its plan instead.',
  not_subscribed: 'The tenant has no subscription at the payment service yet.',
  billing_off: 'This installation takes no payments. Request a plan instead.',

  body_too_large: 'The request body exceeds the size limit of this endpoint.',
  uri_too_long: 'The address is too long.',
  unsupported_media_type: 'This endpoint does not accept the content type or encoding of the request body.',
  range_not_satisfiable: 'The requested range is outside the file.',
  expectation_failed: 'The server does not support the Expect header that you sent. Send the request without it.',
  headers_too_large: 'The headers are too large.',
  rate_limited: 'Too many requests. Try again after the number of seconds in Retry-After.',
  queue_full: 'The queue of the tenant is full, so nothing was queued. Try again after the number of seconds in Retry-After.',

  internal_error: 'The server failed. Quote the requestId. You can send a command again with the same commandId.',
  data_damaged:
    'The stored data for this request is damaged and is not shown. The operator was notified. Try again after the number of seconds in Retry-After.',
  not_ready: 'The server is starting, stopping or cannot reach its storage. Try again shortly.',
  billing_unavailable: 'The payment service cannot be reached right now. Try again later.',
} as const satisfies Record<string, string>;

export type ProblemCode = keyof typeof problemMeanings;

export const problemCodes = Object.keys(problemMeanings) as readonly ProblemCode[];

export const Problem = Type.Object(
  {
    code: enumOf(problemCodes, 'A stable code for the problem.'),
    message: Type.String({ description: 'What is wrong and what to do.' }),
    details: Type.Array(ProblemDetail, {
      description: `Every problem of the request, at most ${limits.detailsMax}.`,
    }),
    oldestCursor: Type.Optional(
      Type.String({ description: 'Where the feed of events can be continued; present only with cursor_expired.' }),
    ),
    proposalId: Type.Optional(
      Type.String({
        description: 'The write that waits or was denied; present only with approval_required and approval_denied.',
      }),
    ),
    approvalUrl: Type.Optional(
      Type.String({
        description: 'The page on which a person decides; present only with approval_required and approval_denied.',
      }),
    ),
    link: Type.Optional(
      Type.Object(
        {
          linkId: Type.String({ description: 'The id of the link.' }),
          state: Type.String({ description: 'pending, bound or unknown.' }),
          key: Type.Union([Type.String(), Type.Null()], { description: 'The number or code that the externalId stands for.' }),
          commandId: Type.Union([Type.String(), Type.Null()], { description: 'The command that has taken it.' }),
        },
        { description: 'What has the externalId; present only with external_id_taken.' },
      ),
    ),
    detailsTotal: Type.Optional(
      Type.Integer({
        minimum: 1,
        description: 'The number of problems; present only when details does not list them all.',
      }),
    ),
  },
  { description: 'What is wrong with a request.' },
);
export type Problem = Static<typeof Problem>;

export const ErrorBody = Type.Object(
  {
    ok: Type.Literal(false, { description: 'False: the request failed.' }),
    error: Problem,
    requestId: Type.String({ description: 'The id of this request in the logs; also in the header x-request-id.' }),
    results: Type.Optional(
      Type.Array(openObject('What is wrong with the command, as in the response of POST /v1/commands/batch.'), {
        description: 'One result for each command of a batch, in order; present only with batch_refused.',
      }),
    ),
  },
  { description: 'The body of every error, on every path.' },
);
export type ErrorBody = Static<typeof ErrorBody>;
