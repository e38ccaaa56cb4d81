/**
 * Which verbs exclude each other. Verbs decide on what they have read, so two that could conflict run one after the other, on any nodes, under a lock
 * that is named here. Each store decides how a name becomes a lock.
 */

export const lockNames = {
  /** Commands of one connector are numbered and become visible one batch after the other, so order of numbers is order of acceptance. */
  accepting: (connectorId: string): string => `accepting ${connectorId}`,
  /** Exclusive for changes of an accepted command or of the active installation of a connector. */
  connector: (connectorId: string): string => `connector ${connectorId}`,
  /** Exclusive for changes to a tenant that count or compare first. */
  tenant: (tenantId: string): string => `tenant ${tenantId}`,
  /** Exclusive for changes to how a person logs in. */
  person: (personId: string): string => `person ${personId}`,
  /** Nodes add to the same counts, in any order. */
  sharing: 'sharing limits',
  /** A mail is leased to one node. */
  mails: 'mails',
  /** Incidents and their subscribers: few changes, each after a read. */
  incidents: 'incidents',
  /** A scheduled report is leased to one node. */
  schedules: 'scheduled reports',
};

export const ofTenant = ({ tenantId }: { readonly tenantId: string }): string => lockNames.tenant(tenantId);
export const ofPerson = ({ personId }: { readonly personId: string }): string => lockNames.person(personId);
export const ofConnector = ({ connectorId }: { readonly connectorId: string }): string => lockNames.connector(connectorId);
