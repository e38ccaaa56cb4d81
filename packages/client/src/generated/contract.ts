/** Written from the catalog by `npm run golden`; do not edit. */

/** Whether a failed command changed the book. not_applied: nothing was changed. applied: it was saved, see result. unknown: it may have been saved, so check the book before you send it again. */
export type Outcome = 'not_applied' | 'applied' | 'unknown';

/** The message as a key and parameters, with which the portal shows it in other languages. Absent if there is none. */
export interface Wording {
  /** Which sentence it is. */
  readonly key: string;
  /** Its parameters, in order. */
  readonly params: readonly (string | number | boolean | null)[];
}

/** The status of the command. Poll until it is done or failed; both are final. */
export type CommandStatus = 'queued' | 'running' | 'done' | 'failed';

/** Why a command failed and whether the book was changed. */
export interface CommandError {
  /** Why it failed: a failure code in snake_case, or an error code of the account book in UPPER_SNAKE. */
  readonly code: string;
  /** What happened and what to do. */
  readonly message: string;
  /** The message as a key and parameters, with which the portal shows it in other languages. Absent if there is none. */
  readonly wording?: Wording;
  /** Whether the same request can succeed under a new commandId without a change. */
  readonly retryable: boolean;
  /** Whether a failed command changed the book. not_applied: nothing was changed. applied: it was saved, see result. unknown: it may have been saved, so check the book before you send it again. */
  readonly outcome: Outcome;
  /** Every reason that the account book gave, with its field; absent if it gave none. In lists it is left out. */
  readonly details?: readonly ({
    /** The field; empty for the whole command. */
    readonly path: string;
    /** The error code of the account book. */
    readonly code: string;
    /** A sentence. */
    readonly message: string;
    /** The message as a key and parameters, with which the portal shows it in other languages. Absent if there is none. */
    readonly wording?: Wording;
  })[];
}

/** A warning about a command that was accepted. */
export interface Warning {
  /** A stable code, for example CREDIT_LIMIT_EXCEEDED. */
  readonly code: string;
  /** JSON pointer to the field; absent or empty for the whole command. */
  readonly path?: string;
  /** A sentence. */
  readonly message: string;
  /** The message as a key and parameters, with which the portal shows it in other languages. Absent if there is none. */
  readonly wording?: Wording;
}

/** A file that a command produced. */
export interface Artifact {
  /** The name to save it under. */
  readonly fileName: string;
  /** Its media type, for example application/pdf. */
  readonly contentType: string;
  /** Its length in bytes. */
  readonly size: number;
  /** SHA-256 of its bytes, in lower-case hexadecimal. */
  readonly sha256: string;
}

/** A field whose saved value differs from the request. */
export interface Difference {
  /** The field that was compared. */
  readonly path: string;
  /** The requested value. */
  readonly expected: unknown;
  /** The value in the book. */
  readonly actual: unknown;
}

/** One comparison of a requested value with the value in the book. */
export interface ReadBackCheck {
  /** The field that was compared. */
  readonly path: string;
  /** The requested value. */
  readonly expected: unknown;
  /** The value in the book. */
  readonly actual: unknown;
  /** Whether both values are the same. */
  readonly matched: boolean;
}

/** All comparisons; present if verifyAfterSave is true. */
export interface ReadBack {
  /** Every comparison. */
  readonly checks: readonly ReadBackCheck[];
  /** Those that do not match. */
  readonly differences: readonly Difference[];
}

/** How the data that was reloaded after the save compares with the request. */
export interface WriteVerification {
  /** Whether everything that was requested is in the book. */
  readonly matched: boolean;
  /** What was accepted and not applied; absent if everything was applied. If nothing else differs, ok stays true. */
  readonly notApplied?: readonly ({
    /** The field that was accepted and not applied. */
    readonly path: string;
    /** The code of the warning, for example PAYMENT_NOT_APPLIED. */
    readonly code: string;
    /** The amount that was not applied. */
    readonly amount: number;
    /** Why it was not applied, and what to do. */
    readonly message: string;
  })[];
  /** Whether key, number and type are those of the requested document. */
  readonly identityMatched?: boolean;
  /** Whether its links to other documents are unchanged. */
  readonly linkageMatched?: boolean;
  /** Every field that differs. */
  readonly differences: readonly Difference[];
}

/** One row that a document posts to the general ledger. */
export interface Posting {
  /** The GL account. */
  readonly accountNo: string;
  /** The debtor or creditor of a control account; otherwise null. */
  readonly party: string | null;
  /** Amount in base currency; 0 on a credit row. */
  readonly debit: number;
  /** Amount in base currency; 0 on a debit row. */
  readonly credit: number;
}

/** One reason why the book rejected the command. */
export interface RefusalDetail {
  /** The field; empty for the whole command. */
  readonly path: string;
  /** The error code of the account book. */
  readonly code: string;
  /** A sentence. */
  readonly message: string;
  /** The message as a key and parameters, with which the portal shows it in other languages. Absent if there is none. */
  readonly wording?: Wording;
}

/** Why the account book rejected the command. */
export interface Refusal {
  /** The code of the first reason, in UPPER_SNAKE, for example PERIOD_LOCKED. */
  readonly code: string;
  /** What is wrong and what to do. */
  readonly message: string;
  /** The message as a key and parameters, with which the portal shows it in other languages. Absent if there is none. */
  readonly wording?: Wording;
  /** Every reason. */
  readonly details: readonly RefusalDetail[];
}

/** The result of one row. */
export interface BulkRowResult {
  /** The index of the row, from 0. */
  readonly index: number;
  /** The rowId that the caller sent. */
  readonly rowId?: string;
  /** Whether the row did what was requested. */
  readonly ok: boolean;
  /** Whether the row changed the book. */
  readonly saved: boolean;
  /** The number of the document. */
  readonly docNo?: string;
  /** The code of the master record. */
  readonly code?: string;
  /** A key of the book, as a string of digits. */
  readonly docKey?: string;
  /** Why the account book rejected the command. */
  readonly error?: Refusal;
  /** Warnings about the row. */
  readonly warnings?: readonly Warning[];
}

/** What an update can do with the fields of a document. */
export interface FieldCapabilities {
  /** The fields of the header, by native name. */
  readonly header: Readonly<Record<string, {
    /** The type of its value, for example date. */
    readonly type?: string;
    /** Whether an update can set it. */
    readonly writable: boolean;
    /** A cosmetic field stays writable if the document is linked to others; a financial one does not. */
    readonly class?: 'cosmetic' | 'financial';
    /** Whether null or an empty string clears it. */
    readonly nullable?: boolean;
    /** False if the installed version does not have it. */
    readonly available?: boolean;
    /** The error codes for a change of a cosmetic field while a locked period, a tax return or an e-invoice protects it. */
    readonly protectedBy?: readonly string[];
    /** Why it cannot be written, for example calculated. */
    readonly reason?: string;
    /** Other accepted names of the field. */
    readonly aliases?: readonly string[];
    /** Of a user-defined field: the maximum length in characters; null if it has no limit of its own. */
    readonly length?: number | null;
    /** Of a user-defined field: whether a new document or record must have it. */
    readonly required?: boolean;
    /** Of a user-defined field: whether a value can be used in only one document or record. */
    readonly unique?: boolean;
  }>>;
  /** The fields of a line, by native name. */
  readonly detail?: Readonly<Record<string, {
    /** The type of its value, for example date. */
    readonly type?: string;
    /** Whether an update can set it. */
    readonly writable: boolean;
    /** A cosmetic field stays writable if the document is linked to others; a financial one does not. */
    readonly class?: 'cosmetic' | 'financial';
    /** Whether null or an empty string clears it. */
    readonly nullable?: boolean;
    /** False if the installed version does not have it. */
    readonly available?: boolean;
    /** The error codes for a change of a cosmetic field while a locked period, a tax return or an e-invoice protects it. */
    readonly protectedBy?: readonly string[];
    /** Why it cannot be written, for example calculated. */
    readonly reason?: string;
    /** Other accepted names of the field. */
    readonly aliases?: readonly string[];
    /** Of a user-defined field: the maximum length in characters; null if it has no limit of its own. */
    readonly length?: number | null;
    /** Of a user-defined field: whether a new document or record must have it. */
    readonly required?: boolean;
    /** Of a user-defined field: whether a value can be used in only one document or record. */
    readonly unique?: boolean;
  }>>;
  /** The user-defined fields, by name without prefix. */
  readonly userDefinedFields?: Readonly<Record<string, {
    /** The type of its value, for example date. */
    readonly type?: string;
    /** Whether an update can set it. */
    readonly writable: boolean;
    /** A cosmetic field stays writable if the document is linked to others; a financial one does not. */
    readonly class?: 'cosmetic' | 'financial';
    /** Whether null or an empty string clears it. */
    readonly nullable?: boolean;
    /** False if the installed version does not have it. */
    readonly available?: boolean;
    /** The error codes for a change of a cosmetic field while a locked period, a tax return or an e-invoice protects it. */
    readonly protectedBy?: readonly string[];
    /** Why it cannot be written, for example calculated. */
    readonly reason?: string;
    /** Other accepted names of the field. */
    readonly aliases?: readonly string[];
    /** Of a user-defined field: the maximum length in characters; null if it has no limit of its own. */
    readonly length?: number | null;
    /** Of a user-defined field: whether a new document or record must have it. */
    readonly required?: boolean;
    /** Of a user-defined field: whether a value can be used in only one document or record. */
    readonly unique?: boolean;
  }>>;
  /** The user-defined fields of a line. */
  readonly detailUserDefinedFields?: Readonly<Record<string, {
    /** The type of its value, for example date. */
    readonly type?: string;
    /** Whether an update can set it. */
    readonly writable: boolean;
    /** A cosmetic field stays writable if the document is linked to others; a financial one does not. */
    readonly class?: 'cosmetic' | 'financial';
    /** Whether null or an empty string clears it. */
    readonly nullable?: boolean;
    /** False if the installed version does not have it. */
    readonly available?: boolean;
    /** The error codes for a change of a cosmetic field while a locked period, a tax return or an e-invoice protects it. */
    readonly protectedBy?: readonly string[];
    /** Why it cannot be written, for example calculated. */
    readonly reason?: string;
    /** Other accepted names of the field. */
    readonly aliases?: readonly string[];
    /** Of a user-defined field: the maximum length in characters; null if it has no limit of its own. */
    readonly length?: number | null;
    /** Of a user-defined field: whether a new document or record must have it. */
    readonly required?: boolean;
    /** Of a user-defined field: whether a value can be used in only one document or record. */
    readonly unique?: boolean;
  }>>;
  /** The user-defined fields of a payment row. */
  readonly paymentUserDefinedFields?: Readonly<Record<string, {
    /** The type of its value, for example date. */
    readonly type?: string;
    /** Whether an update can set it. */
    readonly writable: boolean;
    /** A cosmetic field stays writable if the document is linked to others; a financial one does not. */
    readonly class?: 'cosmetic' | 'financial';
    /** Whether null or an empty string clears it. */
    readonly nullable?: boolean;
    /** False if the installed version does not have it. */
    readonly available?: boolean;
    /** The error codes for a change of a cosmetic field while a locked period, a tax return or an e-invoice protects it. */
    readonly protectedBy?: readonly string[];
    /** Why it cannot be written, for example calculated. */
    readonly reason?: string;
    /** Other accepted names of the field. */
    readonly aliases?: readonly string[];
    /** Of a user-defined field: the maximum length in characters; null if it has no limit of its own. */
    readonly length?: number | null;
    /** Of a user-defined field: whether a new document or record must have it. */
    readonly required?: boolean;
    /** Of a user-defined field: whether a value can be used in only one document or record. */
    readonly unique?: boolean;
  }>>;
  /** The ways its lines can be edited. */
  readonly detailModes?: readonly ('update' | 'append' | 'replace' | 'delete')[];
}

/** A result that arrived after its command had ended as outcome_unknown. */
export interface Reconciliation {
  /** How the connector says the command ended. */
  readonly status: 'done' | 'failed';
  /** The result as it arrived; null if there was none. */
  readonly result: Readonly<Record<string, unknown>> | null;
  /** The error as it arrived; null if there was none. */
  readonly error: {
    /** Why it failed: a failure code in snake_case, or an error code of the account book in UPPER_SNAKE. */
    readonly code: string;
    /** What happened and what to do. */
    readonly message: string;
    /** The message as a key and parameters. Anything else is ignored. */
    readonly wording?: unknown;
    /** Whether a failed command changed the book. not_applied: nothing was changed. applied: it was saved, see result. unknown: it may have been saved, so check the book before you send it again. */
    readonly outcome?: Outcome;
  } | null;
  /** An RFC 3339 timestamp in UTC with milliseconds. */
  readonly receivedAt: string;
}

/** A command, its status and its result. */
export interface Command {
  /** Chosen by the caller and unique per tenant. It can never be reused for another request. 1 to 160 letters, digits, dots, underscores and hyphens; not only dots. */
  readonly commandId: string;
  /** The connector that executes the command, as the portal shows it. */
  readonly connectorId: string;
  /** The account book, as the portal shows it. */
  readonly companyId: string;
  /** A command type of the catalog, for example create-sales-invoice. */
  readonly type: string;
  /** Whether the command only reads the book or can change it. */
  readonly mode: 'read' | 'write';
  /** A module of the catalog. */
  readonly module: 'sales' | 'purchase' | 'ar' | 'ap' | 'stock' | 'gl' | 'gl-cash-book' | 'bank-reconciliation' | 'reports' | 'master-data' | 'general-maintenance' | 'e-invoice' | 'bulk-tools' | 'tax';
  /** The status of the command. Poll until it is done or failed; both are final. */
  readonly status: CommandStatus;
  /** An RFC 3339 timestamp in UTC with milliseconds. */
  readonly createdAt: string;
  /** When the command was first sent to a connector. */
  readonly startedAt: string | null;
  /** When the command became done or failed. */
  readonly finishedAt: string | null;
  /** How often the command was sent to a connector. */
  readonly attempts: number;
  /** Why the command failed; null if it did not. */
  readonly error: CommandError | null;
  /** The payload as it was accepted. */
  readonly payload: Readonly<Record<string, unknown>>;
  /** Fields of the payload that the command type does not have and that are ignored; empty if there are none. */
  readonly warnings: readonly Warning[];
  /** The result from the account book; null until there is one. */
  readonly result: Readonly<Record<string, unknown>> | null;
  /** Its position among the queued commands of the account book, 50 for 50 or more; null unless queued. */
  readonly queuePosition: number | null;
  /** Whether the connector is online. */
  readonly connectorOnline: boolean;
  /** What keeps a queued command from running; null if nothing but its turn does. GET /v1/commands/{commandId} returns it for queued commands. */
  readonly waitingFor?: {
    /** The reason. */
    readonly code: 'never_connected' | 'machine_off' | 'service_stopped' | 'other_installation' | 'paused' | 'build_too_old' | 'setup_needed' | 'book_locked' | 'needs_password' | 'dialog_open' | 'driver_failing';
    /** The reason as a sentence. */
    readonly message: string;
    /** What to do about it. */
    readonly action: string;
  } | null;
  /** A result that arrived after its command had ended as outcome_unknown. */
  readonly reconciliation?: Reconciliation;
  /** When the payload, the result and the file were removed because of their age, as the tenant or keep of the request has chosen. The payload is then empty and the result null. Absent while they are kept. */
  readonly clearedAt?: string;
  /** The traceparent header that the command was sent with (W3C Trace Context). Absent if there was no valid one. */
  readonly traceparent?: string;
}

/** A command in a list, without its payload and result. */
export interface CommandSummary {
  /** Chosen by the caller and unique per tenant. It can never be reused for another request. 1 to 160 letters, digits, dots, underscores and hyphens; not only dots. */
  readonly commandId: string;
  /** The connector that executes the command, as the portal shows it. */
  readonly connectorId: string;
  /** The account book, as the portal shows it. */
  readonly companyId: string;
  /** A command type of the catalog, for example create-sales-invoice. */
  readonly type: string;
  /** Whether the command only reads the book or can change it. */
  readonly mode: 'read' | 'write';
  /** A module of the catalog. */
  readonly module: 'sales' | 'purchase' | 'ar' | 'ap' | 'stock' | 'gl' | 'gl-cash-book' | 'bank-reconciliation' | 'reports' | 'master-data' | 'general-maintenance' | 'e-invoice' | 'bulk-tools' | 'tax';
  /** The status of the command. Poll until it is done or failed; both are final. */
  readonly status: CommandStatus;
  /** An RFC 3339 timestamp in UTC with milliseconds. */
  readonly createdAt: string;
  /** When the command was first sent to a connector. */
  readonly startedAt: string | null;
  /** When the command became done or failed. */
  readonly finishedAt: string | null;
  /** How often the command was sent to a connector. */
  readonly attempts: number;
  /** Why the command failed; null if it did not. */
  readonly error: CommandError | null;
  /** The document number in the result or the payload; null if there is none. */
  readonly docNo: string | null;
  /** The code of the record that the command creates, changes or reads, such as a debtorCode; null for commands about documents and lists. */
  readonly recordCode: string | null;
  /** Whether the command is done although some of its rows failed. Its result says which. */
  readonly partlyDone: boolean;
  /** Whether something of the payload has no effect: fields that the command type does not have, or payments that are not applied. The warnings of the command list it. */
  readonly fieldsIgnored: boolean;
}

/** Query of GET /v1/commands and GET /app/commands. */
export interface CommandListQuery {
  /** The status of the command. Poll until it is done or failed; both are final. */
  readonly status?: CommandStatus;
  /** A command type of the catalog, for example create-sales-invoice. */
  readonly type?: string;
  /** A module of the catalog. */
  readonly module?: 'sales' | 'purchase' | 'ar' | 'ap' | 'stock' | 'gl' | 'gl-cash-book' | 'bank-reconciliation' | 'reports' | 'master-data' | 'general-maintenance' | 'e-invoice' | 'bulk-tools' | 'tax';
  /** The account book, as the portal shows it. */
  readonly companyId?: string;
  /** An RFC 3339 timestamp with an offset or Z. */
  readonly from?: string;
  /** An RFC 3339 timestamp with an offset or Z. */
  readonly to?: string;
  /** Text to search for in the id, the type, the document number and the code of the record. */
  readonly q?: string;
  /** Maximum commands to return (default 50). */
  readonly limit?: number;
  /** nextCursor from the previous response. */
  readonly cursor?: string;
}

/** One problem of a request body. */
export interface ProblemDetail {
  /** JSON pointer to the field; empty for the whole body. */
  readonly path: string;
  /** A stable code for what is wrong with the field. */
  readonly code: 'required' | 'one_required' | 'type' | 'format' | 'pattern' | 'enum' | 'too_short' | 'too_long' | 'too_small' | 'too_large' | 'decimals' | 'too_few' | 'too_many' | 'duplicate' | 'duplicate_member' | 'unknown_member' | 'not_writable' | 'alias_conflict' | 'not_both' | 'rule' | 'unknown_type' | 'unsafe_key' | 'invalid_text' | 'invalid_number' | 'too_deep';
  /** What is wrong and what to do, with a suggestion when a name is similar to a known one. */
  readonly message: string;
}

/** What is wrong with a request. */
export interface Problem {
  /** A stable code for the problem. */
  readonly code: 'invalid_json' | 'invalid_request' | 'invalid_envelope' | 'invalid_payload' | 'batch_refused' | 'webhook_address_refused' | 'unknown_command_type' | 'malformed_request' | 'authorization_pending' | 'slow_down' | 'invalid_link' | 'invalid_signature' | 'expired_token' | 'invalid_key' | 'login_required' | 'invalid_login' | 'second_factor_required' | 'invalid_factor' | 'admin_key_required' | 'subscription_inactive' | 'plan_limit' | 'access_denied' | 'address_not_allowed' | 'amount_limit' | 'second_factor_missing' | 'visit_read_only' | 'email_not_confirmed' | 'erasure_pending' | 'approval_required' | 'approval_denied' | 'pairing_denied' | 'cross_site_request' | 'sandbox_disabled' | 'passkeys_disabled' | 'unknown_route' | 'unknown_command' | 'unknown_connector' | 'unknown_company' | 'unknown_key' | 'unknown_tenant' | 'unknown_module' | 'unknown_recipe' | 'unknown_notification' | 'unknown_event' | 'unknown_webhook' | 'unknown_mail' | 'unknown_incident' | 'unknown_delivery' | 'unknown_factor' | 'unknown_app_request' | 'unknown_pairing' | 'unknown_person' | 'unknown_invitation' | 'artifact_missing' | 'installer_missing' | 'download_missing' | 'sandbox_missing' | 'unknown_proposal' | 'unknown_link' | 'unknown_file_link' | 'unknown_report_schedule' | 'unknown_field' | 'cursor_expired' | 'method_not_allowed' | 'request_timeout' | 'external_id_taken' | 'link_pending' | 'command_id_reused' | 'email_taken' | 'already_finished' | 'other_install_active' | 'change_cursor' | 'changes_off' | 'sandbox_reset' | 'connector_too_old' | 'unsupported_by_book' | 'proposal_stale' | 'not_cancellable' | 'not_repeatable' | 'connector_key_unreadable' | 'factor_unreadable' | 'replay_running' | 'already_member' | 'erasure_begun' | 'last_owner' | 'limit_reached' | 'already_subscribed' | 'not_subscribed' | 'billing_off' | 'body_too_large' | 'uri_too_long' | 'unsupported_media_type' | 'range_not_satisfiable' | 'expectation_failed' | 'headers_too_large' | 'rate_limited' | 'queue_full' | 'internal_error' | 'data_damaged' | 'not_ready' | 'billing_unavailable';
  /** What is wrong and what to do. */
  readonly message: string;
  /** Every problem of the request, at most 100. */
  readonly details: readonly ProblemDetail[];
  /** Where the feed of events can be continued; present only with cursor_expired. */
  readonly oldestCursor?: string;
  /** The write that waits or was denied; present only with approval_required and approval_denied. */
  readonly proposalId?: string;
  /** The page on which a person decides; present only with approval_required and approval_denied. */
  readonly approvalUrl?: string;
  /** What has the externalId; present only with external_id_taken. */
  readonly link?: {
    /** The id of the link. */
    readonly linkId: string;
    /** pending, bound or unknown. */
    readonly state: string;
    /** The number or code that the externalId stands for. */
    readonly key: string | null;
    /** The command that has taken it. */
    readonly commandId: string | null;
  };
  /** The number of problems; present only when details does not list them all. */
  readonly detailsTotal?: number;
}

/** What happened. */
export type EventType = 'command.done' | 'command.failed' | 'command.reconciled' | 'command.contradicted' | 'connector.online' | 'connector.offline' | 'connector.state_changed' | 'connector.moved' | 'connector.outdated' | 'book.listed' | 'book.removed' | 'book.state_changed' | 'change.document' | 'change.party' | 'change.item' | 'change.account' | 'change.setup' | 'change.resync' | 'approval.requested' | 'approval.decided' | 'notification.opened' | 'notification.resolved' | 'key.created' | 'key.revoked' | 'key.rotated' | 'subscription.changed' | 'webhook.disabled' | 'webhook.ping';

/** One event, in the feed and as the body of a webhook delivery. */
export interface Event {
  /** The id of the event. Every retry and replay carries the same id, so use it to ignore repeats. */
  readonly id: string;
  /** What happened. */
  readonly type: EventType;
  /** An RFC 3339 timestamp in UTC with milliseconds. */
  readonly timestamp: string;
  /** The place of the event in the feed. Send it as cursor to read what follows. */
  readonly cursor: string;
  /** What happened to what. The members depend on the type. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** Body of POST /v1/webhooks. */
export interface NewWebhook {
  /** Where events are sent: an https address. */
  readonly url: string;
  /** A note for people. */
  readonly description?: string;
  /** The event types to send. Leave it out for all but change.*, which must be named. */
  readonly types?: readonly string[];
  /** The account books whose events to send. Leave it out for all. */
  readonly companies?: readonly string[];
  /** Of changes of account books (change.*), the entities to send. Leave it out for all. */
  readonly entities?: readonly string[];
  /** parallel: a failing event does not hold up others. ordered: events of one account book arrive in order, and a failing one holds up its own book. */
  readonly delivery?: 'parallel' | 'ordered';
  /** What to add to data. */
  readonly include?: readonly 'result'[];
  /** The first events to send: now (default), or those since an instant. */
  readonly from?: string;
}

/** Body of POST /v1/webhooks/{webhookId}. What is left out stays. */
export interface WebhookChange {
  /** Where events are sent: an https address. */
  readonly url?: string;
  /** A note for people. */
  readonly description?: string;
  /** The event types to send; null for all. */
  readonly types?: readonly string[] | null;
  /** The account books whose events to send; null for all. */
  readonly companies?: readonly string[] | null;
  /** Of changes of account books, the entities to send; null for all. */
  readonly entities?: readonly string[] | null;
  /** parallel: a failing event does not hold up others. ordered: events of one account book arrive in order, and a failing one holds up its own book. */
  readonly delivery?: 'parallel' | 'ordered';
  /** What to add to data. */
  readonly include?: readonly 'result'[];
}

/** Body of POST /v1/webhooks/{webhookId}/replay. */
export interface WebhookReplay {
  /** An RFC 3339 timestamp with an offset or Z. */
  readonly from: string;
  /** An RFC 3339 timestamp with an offset or Z. */
  readonly to?: string;
  /** The event types to send. Leave it out for all but change.*, which must be named. */
  readonly types?: readonly string[];
  /** failed: only what was never delivered (default). all: everything again. */
  readonly only?: 'failed' | 'all';
}

/** A webhook endpoint. */
export interface Webhook {
  /** The id of the endpoint. */
  readonly webhookId: string;
  /** Where events are sent: an https address. */
  readonly url: string;
  /** A note for people. */
  readonly description: string;
  /** The event types that are sent; null for all. */
  readonly types: readonly EventType[] | null;
  /** Their account books; null for all. */
  readonly companies: readonly string[] | null;
  /** Of changes of account books, their entities; null for all. */
  readonly entities: readonly string[] | null;
  /** parallel: a failing event does not hold up others. ordered: events of one account book arrive in order, and a failing one holds up its own book. */
  readonly delivery: 'parallel' | 'ordered';
  /** What to add to data. */
  readonly include: readonly 'result'[];
  /** enabled: events are sent. paused: by you. disabled: every attempt failed for days, or the receiver returned 410. */
  readonly state: 'enabled' | 'paused' | 'disabled';
  /** Why it is disabled; null if it is not. */
  readonly disabledReason: string | null;
  /** An RFC 3339 timestamp in UTC with milliseconds. */
  readonly createdAt: string;
  /** Events that were not tried yet, counted up to 1,000. */
  readonly eventsBehind: number;
  /** When the oldest of them happened; null if there is none. */
  readonly behindSince: string | null;
  /** Events that failed and will be tried again, or wait behind one that did. */
  readonly eventsPending: number;
  /** When the next of them is tried; null if there is none. */
  readonly nextTryAt: string | null;
  /** Attempts of the last 24 hours that succeeded, of the newest 1,000. */
  readonly deliveredLastDay: number;
  /** Attempts of the last 24 hours that failed, of the newest 1,000. */
  readonly failedLastDay: number;
  /** Since when every attempt failed; null if the last one succeeded. */
  readonly failingSince: string | null;
  /** Whether earlier events are being sent again. */
  readonly isReplaying: boolean;
  /** Until when the secret before the last rotation signs too; null if it does not. */
  readonly previousSecretUntil: string | null;
}

/** Response of POST /v1/webhooks/{webhookId}/ping. */
export interface WebhookPing {
  /** True: the request succeeded. */
  readonly ok: true;
  /** Whether the receiver returned 2xx. */
  readonly delivered: boolean;
  /** The HTTP status of the receiver; null without a response. */
  readonly status: number | null;
  /** How long it took, in milliseconds. */
  readonly ms: number;
  /** Why it failed; null if it did not. */
  readonly error: string | null;
  /** The start of the response, at most 1 KiB. */
  readonly excerpt: string;
}

/** One attempt to send an event. */
export interface WebhookDelivery {
  /** The id of the attempt. */
  readonly deliveryId: string;
  /** The id of the event. Every retry and replay carries the same id, so use it to ignore repeats. */
  readonly eventId: string;
  /** What happened. */
  readonly eventType: EventType;
  /** Which attempt of this event it was. */
  readonly attempt: number;
  /** An RFC 3339 timestamp in UTC with milliseconds. */
  readonly at: string;
  /** failed: it will be tried again. exhausted: it was the last attempt. */
  readonly outcome: 'delivered' | 'failed' | 'exhausted';
  /** The HTTP status of the receiver; null without a response. */
  readonly status: number | null;
  /** How long it took, in milliseconds. */
  readonly ms: number;
  /** Why it failed; null if it did not. */
  readonly error: string | null;
  /** The start of the response, at most 1 KiB. */
  readonly excerpt: string;
}

/** Query of GET /v1/webhooks/{webhookId}/deliveries. */
export interface WebhookDeliveryQuery {
  /** Only attempts with this outcome. */
  readonly state?: 'delivered' | 'failed' | 'exhausted';
  /** nextCursor from the previous response. */
  readonly cursor?: string;
  /** Maximum attempts to return (default 50). */
  readonly limit?: number;
}

/** What a key can do: "full", or rights by module, such as { "sales": ["read"] }. */
export type Access = 'full' | {
  /** The rights of the key for commands of sales. */
  readonly sales?: readonly ('read' | 'write' | 'delete')[];
  /** The rights of the key for commands of purchase. */
  readonly purchase?: readonly ('read' | 'write' | 'delete')[];
  /** The rights of the key for commands of ar. */
  readonly ar?: readonly ('read' | 'write' | 'delete')[];
  /** The rights of the key for commands of ap. */
  readonly ap?: readonly ('read' | 'write' | 'delete')[];
  /** The rights of the key for commands of stock. */
  readonly stock?: readonly ('read' | 'write' | 'delete')[];
  /** The rights of the key for commands of gl. */
  readonly gl?: readonly ('read' | 'write' | 'delete')[];
  /** The rights of the key for commands of gl-cash-book. */
  readonly 'gl-cash-book'?: readonly ('read' | 'write' | 'delete')[];
  /** The rights of the key for commands of bank-reconciliation. */
  readonly 'bank-reconciliation'?: readonly ('read' | 'write' | 'delete')[];
  /** The rights of the key for commands of reports. */
  readonly reports?: readonly ('read' | 'write' | 'delete')[];
  /** The rights of the key for commands of master-data. */
  readonly 'master-data'?: readonly ('read' | 'write' | 'delete')[];
  /** The rights of the key for commands of general-maintenance. */
  readonly 'general-maintenance'?: readonly ('read' | 'write' | 'delete')[];
  /** The rights of the key for commands of e-invoice. */
  readonly 'e-invoice'?: readonly ('read' | 'write' | 'delete')[];
  /** The rights of the key for commands of bulk-tools. */
  readonly 'bulk-tools'?: readonly ('read' | 'write' | 'delete')[];
};

/** Body of POST /app/api-keys and POST /v1/keys. Without access, the key has full access. */
export interface NewKey {
  /** The name of the key; not blank. */
  readonly name: string;
  /** What a key can do: "full", or rights by module, such as { "sales": ["read"] }. */
  readonly access?: Access;
  /** The account books that the key can use (default: all). */
  readonly companies?: readonly string[] | null;
  /** The addresses that the key can be used from; null for all. */
  readonly allowedAddresses?: readonly string[] | null;
  /** The largest amount of a document that the key can write, before the tax that the book adds; null for any. */
  readonly amountLimit?: number | null;
  /** Which commands of the key wait until a person approves them. deletes: those that delete, void, cancel or merge. writes: all that can change a book. */
  readonly approval?: 'none' | 'deletes' | 'writes';
  /** When the key expires (default: never). */
  readonly expiresAt?: string | null;
}

/** A named key, without its secret. */
export interface AppKey {
  /** The id of the key; not its secret. */
  readonly keyId: string;
  /** The name of the key; not blank. */
  readonly name: string;
  /** The first characters of the secret, to tell keys apart. */
  readonly prefix: string;
  /** What a key can do: "full", or rights by module, such as { "sales": ["read"] }. */
  readonly access: Access;
  /** The account books that the key can use; null for all. */
  readonly companies: readonly string[] | null;
  /** The addresses that the key can be used from; null for all. */
  readonly allowedAddresses: readonly string[] | null;
  /** The largest amount of a document that the key can write, before the tax that the book adds; null for any. */
  readonly amountLimit: number | null;
  /** Which commands of the key wait until a person approves them. deletes: those that delete, void, cancel or merge. writes: all that can change a book. */
  readonly approval: 'none' | 'deletes' | 'writes';
  /** An RFC 3339 timestamp in UTC with milliseconds. */
  readonly createdAt: string;
  /** When the key expires; null for never. */
  readonly expiresAt: string | null;
  /** When the key was last used; null if never. */
  readonly lastUsedAt: string | null;
  /** When the key was revoked; null if it was not. */
  readonly revokedAt: string | null;
  /** Until when the secret before the last rotation works; null if it stopped with the rotation or was ended. */
  readonly previousSecretUntil: string | null;
  /** The app that uses the key by access tokens, which it renews itself; null for a key that was created. */
  readonly connectedApp: {
    /** The client_id of the app. */
    readonly clientId: string;
    /** What the app calls itself. */
    readonly name: string;
    /** Where the app describes itself, or where it is returned to. */
    readonly host: string;
    /** Whether that host vouches for the app. An app that registered itself is not verified. */
    readonly isVerified: boolean;
  } | null;
}

/** Response of GET /v1/me. */
export interface Me {
  /** True: the request succeeded. */
  readonly ok: true;
  /** The account that the key belongs to. */
  readonly tenant: {
    /** The id of the account. */
    readonly tenantId: string;
    /** The name of the account. */
    readonly companyName: string;
  };
  /** The key that sent the request. */
  readonly key: {
    /** tenant is the key of the account itself; app is a named key. */
    readonly kind: 'tenant' | 'app';
    /** Null for the tenant key. */
    readonly keyId: string | null;
    /** Null for the tenant key. */
    readonly name: string | null;
    /** What a key can do: "full", or rights by module, such as { "sales": ["read"] }. */
    readonly access: Access;
    /** The account books that the key can use; null for all. */
    readonly companies: readonly string[] | null;
    /** When the key expires; null for never. */
    readonly expiresAt: string | null;
    /** Which commands of the key wait until a person approves them. deletes: those that delete, void, cancel or merge. writes: all that can change a book. */
    readonly approval: 'none' | 'deletes' | 'writes';
  };
  /** Whether and until when the tenant can send commands. */
  readonly subscription: {
    /** trialing counts as inactive after trialEndsAt. past_due is still active. With inactive, no new commands are queued. */
    readonly status: 'trialing' | 'active' | 'past_due' | 'inactive';
    /** The plan as requested at sign-up or set by billing. */
    readonly plan: string;
    /** When the trial ends; null if there is none. */
    readonly trialEndsAt: string | null;
    /** The end of the paid period; null during the trial. */
    readonly currentPeriodEnd?: string | null;
    /** A payment is late: without it, commands are rejected from then on. */
    readonly graceEndsAt?: string;
  };
  /** The connectors and account books that the key can use, at most 1000 books. GET /v1/books lists all. */
  readonly connectors: readonly ({
    /** The connector that executes the command, as the portal shows it. */
    readonly connectorId: string;
    /** desktop serves a desktop package; sandbox serves the sandbox books. */
    readonly kind: 'desktop' | 'sandbox';
    /** The name of its machine, or Sandbox. */
    readonly name: string;
    /** Whether the connector is online, offline or has never connected. */
    readonly state: 'never-connected' | 'online' | 'offline';
    /** Its account books that the key can use. */
    readonly companies: readonly ({
      /** The account book, as the portal shows it. */
      readonly companyId: string;
      /** The name of the company. */
      readonly name: string;
      /** The state of the book, as last reported; null before the first heartbeat. */
      readonly state: string | null;
    })[];
  })[];
}

/** A connector with the account books that the key can use. */
export interface ListedConnector {
  /** The connector that executes the command, as the portal shows it. */
  readonly connectorId: string;
  /** desktop serves a desktop package; sandbox serves the sandbox books. */
  readonly kind: 'desktop' | 'sandbox';
  /** The name of its machine, or Sandbox. */
  readonly name: string;
  /** Whether the connector is online, offline or has never connected. */
  readonly state: 'never-connected' | 'online' | 'offline';
  /** When it last called; null before its first call. */
  readonly lastSeenAt: string | null;
  /** Its build; null before its first heartbeat. */
  readonly build: string | null;
  /** What keeps it from running commands, or will; null if nothing does. */
  readonly reason: {
    /** The reason. */
    readonly code: 'never_connected' | 'machine_off' | 'service_stopped' | 'other_installation' | 'paused' | 'build_too_old' | 'setup_needed' | 'book_locked' | 'needs_password' | 'dialog_open' | 'driver_failing';
    /** The reason as a sentence. */
    readonly message: string;
    /** What to do about it. */
    readonly action: string;
  } | null;
  /** Its account books; empty until it has connected. */
  readonly books: readonly ({
    /** The account book, as the portal shows it. */
    readonly companyId: string;
    /** The name of the company. */
    readonly name: string;
    /** The state of the book, as last reported; null before the first heartbeat. */
    readonly state: string | null;
    /** A message of the connector about the book; null if there is none. */
    readonly message: string | null;
    /** What keeps the book from running commands; null if nothing does. */
    readonly reason: {
      /** The reason. */
      readonly code: 'never_connected' | 'machine_off' | 'service_stopped' | 'other_installation' | 'paused' | 'build_too_old' | 'setup_needed' | 'book_locked' | 'needs_password' | 'dialog_open' | 'driver_failing';
      /** The reason as a sentence. */
      readonly message: string;
      /** What to do about it. */
      readonly action: string;
    } | null;
    /** Whether and how quickly changes of an account book are told. */
    readonly changes: {
      /** Whether the changes of this account book are reported. */
      readonly enabled: boolean;
      /** How long the newest change took to the feed, by the clocks of the two machines; null before the first one. */
      readonly lagSeconds: number | null;
      /** When the connector last looked; null if it has not, or if changes are switched off. */
      readonly lookedAt: string | null;
      /** Why no changes are reported although they are switched on; null if they are. */
      readonly reason: 'unsupported' | 'not_open' | 'not_read' | 'driver_failed' | null;
    };
    /** Its e-invoices, as last reported; null if its connector sends none. */
    readonly einvoice: {
      /** Whether e-invoices are sent (running), or why not: paused, no-credentials, login-rejected, went-back or another word. */
      readonly state: string;
      /** Which MyInvois they are sent to. */
      readonly environment: 'preproduction' | 'production';
      /** Submitted in the book and not accepted by the tax authority yet. */
      readonly pending: number;
      /** How long the oldest of them has waited; null if none is Pending. */
      readonly oldestPendingMinutes: number | null;
      /** Accepted by the tax authority and not validated yet. */
      readonly submitted: number;
      /** Found Invalid, of those submitted within 7 days. */
      readonly invalid7d: number;
      /** Valid ones that a buyer asks to reject. */
      readonly rejectRequests: number;
      /** Full days until the signing certificate ends, negative if it has ended; null if there is none. */
      readonly certificateDaysLeft: number | null;
    } | null;
  })[];
}
