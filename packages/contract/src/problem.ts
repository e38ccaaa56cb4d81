/** Everything that can be wrong with a request, as one closed list of codes. HTTP statuses are the cloud's to map. */

import { type Static, Type } from 'typebox';
import { limits } from './limits.ts';
import { ProblemDetail } from './problem-detail.ts';
import { closedList } from './shape.ts';

/** The one list. A code is added here with its sentence, and never renamed once published. */
export const problemMeanings = {
  invalid_json: 'The body is not JSON in UTF-8.',
  invalid_request: 'A parameter, header or body member of the request is missing or malformed; details name each.',
  invalid_envelope: 'The command envelope is malformed; details name each member.',
  invalid_payload: "The payload breaks the command type's schema or rules; details name each member.",
  unknown_command_type: 'The catalog has no such command type; details name close ones.',
  malformed_request: 'The request is not HTTP that the server can read.',

  invalid_key: 'The Bearer key is missing, unknown, expired, revoked or of the wrong kind for this path.',
  login_required: 'There is no login session, or it has ended; log in again.',
  invalid_login: 'The e-mail or the password is wrong.',
  admin_key_required: 'The admin key is missing or wrong.',
  subscription_inactive: 'The subscription is inactive; nothing was queued. Choose a plan, then send the same request again.',
  access_denied: 'The key is valid but lacks a right; the message names it.',
  cross_site_request: 'A browser sent this state-changing call from another site.',
  sandbox_disabled: 'This installation does not offer sandbox books.',

  unknown_route: 'There is nothing at this path.',
  unknown_command: 'The tenant, or this connector, has no command of that id.',
  unknown_connector: 'The tenant has no connector of that id.',
  unknown_company: 'The connector has reported no account book of that id.',
  unknown_key: 'The tenant has no app key of that id.',
  unknown_tenant: 'There is no tenant of that id.',
  unknown_module: 'The catalog has no module of that id.',
  unknown_recipe: 'The catalog has no recipe of that command type; details name close ones.',
  unknown_notification: 'The tenant has no notification of that id.',
  artifact_missing: 'The command has produced no file.',
  installer_missing: 'The connector installer has not been uploaded.',
  sandbox_missing: 'The tenant has not opened a sandbox yet.',
  unknown_field: 'The sandbox has no user-defined field of that table and name.',

  method_not_allowed: 'The path exists, but not with this method; the Allow header names those it has.',
  request_timeout: 'The request did not arrive completely in time.',
  command_id_reused: 'The commandId was used for a different request; nothing was queued. Use a new id.',
  email_taken: 'The e-mail address has signed up before; log in instead.',
  already_finished: 'The command is finished with another result; the one sent now was kept for the tenant to see.',
  other_install_active: 'Another installation of this connector is active; move it in the portal, or wait until it is silent.',
  connector_too_old:
    'The connector runs a build that does not keep the update contract; nothing was queued. Update it, then send the same request again.',
  not_cancellable: 'The command is no longer queued, so it cannot be cancelled.',
  not_repeatable: 'The command may have changed the account book, so it is not run again from the portal.',
  connector_key_unreadable: 'The stored connector key cannot be read. Rotate it.',
  limit_reached: 'The tenant has as many of these as it may have; remove one first.',

  body_too_large: 'The body is larger than this path takes.',
  uri_too_long: 'The address is longer than the server takes.',
  unsupported_media_type: 'The content type or encoding of the body is not one this path takes.',
  range_not_satisfiable: 'The requested range lies outside the file.',
  expectation_failed: 'The Expect header asks for something that the server does not do. Send the request without it.',
  headers_too_large: 'The headers are larger than the server takes.',
  rate_limited: 'Too many requests; try again after the seconds in Retry-After.',
  queue_full: 'The tenant has as many queued commands as it may have; nothing was queued. Try again after Retry-After.',

  internal_error: 'The server failed; quote the requestId. A command may be sent again with the same commandId.',
  data_damaged:
    'What is stored for this request is damaged and is not shown. The operator was told; try again after Retry-After.',
  not_ready: 'The server is starting, stopping or cannot reach its storage; try again shortly.',
} as const satisfies Record<string, string>;

export type ProblemCode = keyof typeof problemMeanings;

export const problemCodes = Object.keys(problemMeanings) as readonly ProblemCode[];

export const Problem = Type.Object(
  {
    code: closedList(problemCodes, 'A stable word that says what is wrong.'),
    message: Type.String({ description: 'A sentence that tells a person what to do.' }),
    details: Type.Array(ProblemDetail, {
      description: `Every problem of the request, not only the first; at most ${limits.detailsMax} of them.`,
    }),
    detailsTotal: Type.Optional(
      Type.Integer({
        minimum: limits.detailsMax,
        description: 'Only when there are more problems than details lists: how many were found.',
      }),
    ),
  },
  { description: 'What is wrong with a request.' },
);
export type Problem = Static<typeof Problem>;

export const ErrorBody = Type.Object(
  {
    ok: Type.Literal(false, { description: 'False: the call did not succeed.' }),
    error: Problem,
    requestId: Type.String({ description: 'Names this request in the logs; also the header x-request-id.' }),
  },
  { description: 'The body of every error, on every path.' },
);
export type ErrorBody = Static<typeof ErrorBody>;
