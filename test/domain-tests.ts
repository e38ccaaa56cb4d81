/** Which test covers a domain file of the cloud that has none next to it. Paths are below packages/cloud/src/. */

/** The test that runs most of the file's functions; rules that run inside the store are covered by its conformance suite. */
export const testOf: Readonly<Record<string, string>> = {
  'account/every-tenant.ts': 'account/tenant-checks.test.ts',
  'account/caller.ts': 'http/session-command-routes.test.ts',
  'account/known-device.ts': 'account/session.test.ts',
  'account/login-limit.ts': 'account/session.test.ts',
  'account/notification.ts': 'http/connector-routes.test.ts',
  'account/pairing.ts': 'http/pairing-routes.test.ts',
  'account/plan.ts': 'account/tenant.test.ts',
  'account/subscription.ts': 'http/portal-page-routes.test.ts',
  'account/webhook-checks.ts': 'account/tenant-checks.test.ts',

  'command/command-check.ts': 'http/command-check.test.ts',
  'command/command-view.ts': 'http/portal-command-page-routes.test.ts',
  'command/command.ts': 'http/api-routes.test.ts',
  'command/large-body.ts': 'http/large-body.test.ts',
  'command/repeat.ts': 'http/portal-command-page-routes.test.ts',
  'command/sandbox-command.ts': 'http/session-command-routes.test.ts',
  'command/submission.ts': 'http/submission.test.ts',

  'delivery/account-book.ts': 'http/connector-routes.test.ts',
  'delivery/artifact-sweep.ts': 'http/artifact-room.test.ts',
  'delivery/artifact.ts': 'http/artifact-upload.test.ts',
  'delivery/book-capabilities.ts': 'http/book-capabilities.test.ts',
  'delivery/book-directory.ts': 'http/connector-too-old.test.ts',
  'delivery/book-list.ts': 'http/book-list.test.ts',
  'delivery/caller-description.ts': 'http/api-key-routes.test.ts',
  'delivery/connector-config.ts': 'http/session-routes.test.ts',
  'delivery/delivery.ts': 'conformance/store.conformance.ts',
  'delivery/sandbox-field.ts': 'http/session-routes.test.ts',
  'delivery/sealed-keys.ts': 'main.test.ts',
  'delivery/unknown-company.ts': 'http/unknown-company.test.ts',
  'delivery/upload-quota.ts': 'http/artifact-room.test.ts',

  'store/store-damage.ts': 'http/damage.test.ts',
  'store/store.ts': 'conformance/store.conformance.ts',
  'store/stored-digest.ts': 'conformance/store.conformance.ts',

  'system/event-limit.ts': 'account/session.test.ts',
  'system/log.ts': 'http/logged.test.ts',
  'system/loop-budget.ts': 'http/large-body.test.ts',
  'system/open-waits.ts': 'http/open-waits.test.ts',
  'system/randomness.ts': 'account/app-key.test.ts',
  'system/shared-use.ts': 'system/token-buckets.test.ts',
  'system/storage-figures.ts': 'main.test.ts',
  'system/thread-priority.ts': 'http/large-body.test.ts',
};
