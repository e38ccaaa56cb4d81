/** The numbers of delivery, shared by the cloud that leases and the connector that runs. Counts nothing itself. */

const mebibyte = 1024 * 1024;

export const deliveryLimits = {
  /** A lease is a duration: the connector counts it from before it asked, on its own monotonic clock. */
  leaseSeconds: 60,
  /** Heartbeats that name the running commands renew their leases. */
  heartbeatEverySeconds: 15,
  /** A command with less than this left on its lease is not started. */
  startMarginSeconds: 5,
  /** No lease is renewed beyond this, on either side; a hung command delays the commands behind it for at most this long. */
  runCapSeconds: 15 * 60,
  readAttemptsMax: 3,
  /** A command that no connector has picked up for this long fails as expired. */
  expiryDays: 7,
  /** A write without a result ends as outcome_unknown this long after its lease. */
  outcomeUnknownAfterHours: 72,
  /** Another installation may take over when the active one has been silent for this long. */
  installSilenceSeconds: 120,
  onlineWithinSeconds: 90,
  pollWaitSecondsMax: 60,
  /** Polls of one connector that wait at one node at a time. */
  openPollsPerConnectorMax: 4,
  leasedPerPollMax: 100,
  /** The maximum number of leases of a connector; its heartbeat can list no more either. */
  leasedPerConnectorMax: 1_000,
  /** A command whose response was lost is sent again only if its lease has at least this long left. */
  sendAgainMarginSeconds: 10,
  /** Length of `holding`, so that a poll stays within what servers and proxies take as an address. */
  holdingLengthMax: 6_000,
  companiesPerConnectorMax: 1_000,
  /** Command types, currencies or codes that a driver reports of a book. */
  reportedCodesMax: 1_000,
  resultBytesMax: 8 * mebibyte,
  /** The maximum number of results in one report, and its size: small results are sent together, a large one alone. */
  resultsPerReportMax: 100,
  resultsBytesMax: 65_536,
  artifactBytesMax: 64 * mebibyte,
  /** How long the connector's outbox keeps a result after the cloud has acknowledged it. */
  outboxKeepDays: 30,
} as const;
