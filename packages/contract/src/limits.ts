/** The limits of what callers can send and request. The limits of delivery to connectors are in delivery.ts. */

const kibibyte = 1024;
const mebibyte = 1024 * kibibyte;

export const limits = {
  /** POST /v1/commands and its grouped twins. */
  commandBodyBytesMax: mebibyte,
  bulkCommandBodyBytesMax: 8 * mebibyte,
  /** Bodies of one tenant that are too large to be read at once and wait for it, at one node. */
  largeBodyBytesWaitingMax: 64 * mebibyte,
  /** The limit of every other JSON body, except those of delivery. */
  requestBodyBytesMax: 64 * kibibyte,
  jsonDepthMax: 32,
  /** Objects, arrays, strings, numbers, booleans and nulls in one body. */
  jsonValuesMax: 500_000,
  /** Problems that one error lists; it counts the rest. */
  detailsMax: 100,
  /** POST /v1/commands/check. */
  checkedCommandsMax: 500,
  /** Problems that a check lists of one command; it counts the rest. */
  checkedDetailsMax: 20,
  /** How many commands of a check count as one request. */
  checkedCommandsPerRequest: 5,
  /** POST /v1/commands/batch; it counts as one request for every `checkedCommandsPerRequest` commands too. */
  batchCommandsMax: 500,
  /** Commands of a batch that are checked before other callers have their turn. */
  batchSlice: 50,
  searchHitsDefault: 10,
  searchHitsMax: 50,
  waitSecondsMax: 60,
  /** Requests of one key or session that wait for a command at one node at a time. */
  openWaitsPerCallerMax: 256,

  /** Shared answers of account books for pages of the portal, by tenant; the one requested longest ago is removed first. */
  knownAnswersPerTenantMax: 400,
  knownAnswerBytesMax: 256 * kibibyte,
  knownAnswerDays: 30,

  eventLimitDefault: 100,
  eventLimitMax: 500,
  /** Events that one call of GET /v1/events looks at for those that the caller may see; its cursor leads on to the rest. */
  eventsLookedAtMax: 5_000,

  /** Number of a document or code of a record in a change of a book; the connector cuts what is longer. */
  changeKeyCharactersMax: 200,
  /** Changes in one event, all of one entity, and the size of its data. */
  changesPerEventMax: 100,
  changeEventBytesMax: 16 * kibibyte,
  /** Changes and books in one report of a connector, and its size. */
  changesPerReportMax: 1_000,
  /** Of an older copy of a book that came back: the newest commands in it, and how many of those that it lacks a notification names. */
  heldCommandsMax: 100,
  goneCommandsNamedMax: 20,
  changedBooksPerReportMax: 100,
  changeReportBytesMax: 256 * kibibyte,
  /** More changes of one entity than this are reported as one gap, because reading lists is cheaper then. */
  changesListedMax: 20_000,

  webhooksPerTenantMax: 20,
  webhookPingsPerMinuteMax: 5,
  webhookPingsPerTenantAndMinuteMax: 20,
  /** A larger result is left out of a delivery. */
  webhookResultBytesMax: 64 * kibibyte,

  listLimitDefault: 50,
  listLimitMax: 200,
  /** Commands that a filtered page of GET /v1/commands is looked for in; its cursor leads on to the rest. */
  commandsLookedAtMax: 5_000,
  /** A page of a list ends early beyond this size. */
  listBytesMax: mebibyte,
  bookListLimitMax: 1_000,
  /** GET /app/state names the first books; the lists of books have all. */
  booksInStateMax: 200,
  readLimitDefault: 500,
  readLimitMax: 5_000,

  requestsPerMinuteDefault: 12_000,
  /** A tenant can call this often for each call that one of its keys can make. */
  tenantRequestsPerKeyRequests: 5,
  /** The limit of one login session on /app and the portal. */
  sessionRequestsPerMinute: 1_200,
  /** Requests without a key. */
  addressRequestsPerMinuteDefault: 3_000,
  signUpsPerAddressAndHourMax: 100,
  /** The limit of all strangers together, and of each known device and address of the account. */
  failedLoginsPerAccountMax: 10,
  /** The limit of unknown devices, over all accounts. */
  failedLoginsPerAddressMax: 50,
  failedLoginsWindowMinutes: 15,
  /** How long a device and an address are known after a login. */
  knownDeviceDays: 180,
  knownAddressDays: 30,
  queuedCommandsPerTenantMax: 100_000,

  /** Proposals that wait for a decision. */
  openProposalsPerTenantMax: 200,
  /** The time that a person has to decide, and the lifetime of the token of a preview without approval. */
  approvalHours: 72,
  proposalMinutes: 15,
  /** How long the same write of the same key is found again instead of proposed again. */
  sameWriteHours: 72,
  /** How long an approved write may take to be queued. */
  approvedHours: 24,
  /** How long a proposal is kept after its end. */
  endedProposalDays: 7,
  reasonCharactersMax: 500,

  /** How long a link to a file works, how many can work at a time, and how long its page still says that it has ended. */
  fileLinkDays: 7,
  fileLinksPerTenantMax: 1_000,
  endedFileLinkDays: 30,
  /** Reports that are sent repeatedly, and after how long one that the book has not made is reported as late. */
  reportSchedulesPerTenantMax: 50,
  lateReportHours: 24,

  passwordCharactersMin: 8,
  /** The time between the request to erase a tenant and the erasure, and when its people are warned. */
  erasureGraceDays: 30,
  erasureWarningDays: 3,
  /** For how long a tenant keeps payloads, results and files, if not forever. */
  /** Own ids of one document or record that are shown. */
  linksShownMax: 100,
  /** How long the result of a read is kept at least, and at most, if its sender says how long. */
  keepHoursMin: 1,
  keepDaysMax: 90,
  keptDaysMin: 90,
  keptDaysMax: 3_650,
  passwordCharactersMax: 256,
  companyNameCharactersMax: 100,
  emailCharactersMax: 200,
  phoneCharactersMax: 40,
  planCharactersMax: 40,
  appKeyNameCharactersMax: 100,
  appKeysPerTenantMax: 200,
  appKeysPerTenantAndDayMax: 300,
  /** Days for which the usage of a tenant and its rejected requests are kept. */
  usageDays: 90,
  refusedCallDays: 7,
  /** The largest amount that a key can be limited to. */
  keyAmountMax: 1_000_000_000,
  /** Addresses and ranges that a key can be limited to. */
  keyAddressesMax: 50,
  /** The longest time that the previous secret of a key can work after a rotation. */
  keyOverlapHoursMax: 168,
  uploadMebibytesPerTenantAndDayDefault: 10_240,
  /** The limit of files, for uploads and downloads. */
  transferMebibytesPerTenantAndSecondDefault: 16,
  /** The limit of all keys together. */
  keyRotationsPerTenantAndDayMax: 100,
  sessionDays: 30,

  /** How long the link to reset a password is valid, and those to confirm an address. */
  resetLinkMinutes: 30,
  confirmLinkDays: 3,
  /** How long the owner of an address can undo a change to another one. */
  undoLinkDays: 7,
  /** An account is sent at most one email of a kind with a link in this time; the previous one is still valid. */
  linkEmailMinutes: 5,
  passwordResetsPerAddressAndHourMax: 60,

  incidentTitleCharactersMax: 120,
  incidentTextCharactersMax: 4_000,
  /** How long a resolved incident is shown. */
  incidentShownDays: 90,
  /** Emails about incidents that an address can ask for or confirm. */
  statusSubscriptionsPerAddressAndHourMax: 20,
  /** How long the second factor may take after the password. */
  factorMinutes: 10,
  /** The limit of one login; after that the password is required again. */
  wrongFactorsPerLoginMax: 5,
  /** The limit of all strangers together, and of each known device and address of the account. */
  wrongFactorsPerHourMax: 20,
  factorCodeCharactersMax: 40,
  recoveryCodes: 10,
  passkeysPerPersonMax: 20,
  passkeyNameCharactersMax: 60,
  /** How long the browser may take to create or use a passkey. */
  passkeyMinutes: 5,
  /** Logins with a passkey alone that an address can begin. */
  passkeyLoginsPerAddressAndHourMax: 600,

  /** Members and open invitations together. */
  peoplePerTenantMax: 100,
  invitationDays: 7,
  invitationsPerTenantAndDayMax: 100,

  /** How long the codes of a pairing are valid. */
  pairingMinutes: 10,
  /** How often a program may ask whether its code was approved. */
  pairingPollSeconds: 5,
  pairingsPerAddressAndHourMax: 60,
  wrongPairingCodesPerSessionMax: 5,
  wrongPairingCodesPerPersonAndHourMax: 20,
  wrongPairingCodesPerAddressAndHourMax: 60,
  /** How long a paired key is valid unless the user chooses otherwise. */
  pairedKeyDays: 90,

  /** How long a person can take to decide on an app that asks to be connected. */
  appRequestMinutes: 30,
  appRequestsPerAddressAndHourMax: 240,
  /** Apps that register themselves, by the address that they call from. */
  appRegistrationsPerAddressAndHourMax: 30,
  /** Descriptions of apps that are fetched for those who ask from one address. */
  appDocumentsPerAddressAndHourMax: 120,
  accessTokenMinutes: 60,
  /** An app that has not renewed its token for this long is no longer connected. */
  refreshTokenDays: 30,
  /** How long an app stays connected at most. */
  connectedAppDays: 365,

  /** A session of the admin key ends when it is idle for this long, and after this many hours at the latest. */
  operatorIdleMinutes: 30,
  operatorSessionHours: 8,
  /** How long an operator can look at the portal of a tenant. */
  visitMinutes: 60,
  visitReasonLengthMax: 300,
  wrongAdminKeysPerAddressAndHourMax: 10,

  userDefinedFieldLengthMax: 65_536,
  userDefinedFieldsPerSandboxMax: 200,
} as const;

/** Member names that would reach into the prototype of an object built from them. */
export const unsafeKeys = ['__proto__', 'constructor', 'prototype'] as const;
