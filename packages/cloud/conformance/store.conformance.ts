/** The one suite that every store passes: what each verb of the seam means, for any database. */

import { after, before, describe } from 'node:test';
import { exerciseAccounts } from './account.ts';
import { exerciseAccountLinks } from './account-link.ts';
import { exerciseActivity } from './activity.ts';
import { exerciseCommands } from './command.ts';
import { exerciseCommandList } from './command-list.ts';
import { exerciseConnectors } from './connector.ts';
import { exerciseCounts } from './count.ts';
import { exerciseBilling } from './decision/billing.ts';
import { exerciseBookSight } from './decision/book-sight.ts';
import { exerciseConnectedApps } from './decision/connected-app.ts';
import { exerciseKnownAnswers } from './decision/known-answer.ts';
import { exerciseLinks } from './decision/link.ts';
import { exercisePairing } from './decision/pairing.ts';
import { exercisePlanBooks } from './decision/plan-book.ts';
import { exerciseProposals } from './decision/proposal.ts';
import { exerciseDelivery } from './delivery.ts';
import { exerciseErasure } from './erasure.ts';
import { exerciseEvents } from './event.ts';
import { exerciseEventLog } from './event-log.ts';
import { exerciseEventWindows } from './event-window.ts';
import { exerciseExports } from './export.ts';
import { exerciseFactors } from './factor.ts';
import { exerciseKeys } from './key.ts';
import { exerciseMails } from './mail.ts';
import { exerciseNotifications } from './notification.ts';
import { exerciseIncidents } from './operator/incident.ts';
import { exerciseOperation } from './operator/operator.ts';
import { exerciseReleases } from './release.ts';
import { exerciseReports } from './report.ts';
import { exerciseRetention } from './retention.ts';
import { exerciseBookChanges } from './sharing/book-change.ts';
import { exerciseFileLinks } from './sharing/file-link.ts';
import { exerciseReportSchedules } from './sharing/report-schedule.ts';
import { exerciseTakeovers } from './takeover.ts';
import { exerciseTeams } from './team.ts';
import { exerciseUsage } from './usage.ts';
import { exerciseWebhooks } from './webhook.ts';
import { type OpenedStore, World } from './world.ts';

export type { OpenedStore } from './world.ts';

/** Opens an empty store that goes by a clock the suite moves. The suite closes it. */
export type OpenStore = () => Promise<OpenedStore>;

export function exerciseStore(name: string, open: OpenStore): void {
  describe(`${name} keeps the seam`, () => {
    let world: World | null = null;
    const opened = (): World => {
      if (!world) throw new Error('The store is open while its tests run.');
      return world;
    };
    before(async () => {
      world = new World(await open());
    });
    after(() => world?.store.close());

    const parts = {
      commands: exerciseCommands,
      'lists of commands': exerciseCommandList,
      activity: exerciseActivity,
      delivery: exerciseDelivery,
      'own ids': exerciseLinks,
      reports: exerciseReports,
      connectors: exerciseConnectors,
      accounts: exerciseAccounts,
      teams: exerciseTeams,
      'links of mails': exerciseAccountLinks,
      'links that lost their ground': exerciseTakeovers,
      'second factors': exerciseFactors,
      'event windows': exerciseEventWindows,
      'book sight': exerciseBookSight,
      'known answers': exerciseKnownAnswers,
      keys: exerciseKeys,
      pairing: exercisePairing,
      proposals: exerciseProposals,
      'changes of books': exerciseBookChanges,
      'links to files': exerciseFileLinks,
      'scheduled reports': exerciseReportSchedules,
      'connected apps': exerciseConnectedApps,
      releases: exerciseReleases,
      mails: exerciseMails,
      notifications: exerciseNotifications,
      retention: exerciseRetention,
      erasure: exerciseErasure,
      exports: exerciseExports,
      events: exerciseEvents,
      'the log of events': exerciseEventLog,
      webhooks: exerciseWebhooks,
      counts: exerciseCounts,
      usage: exerciseUsage,
      operation: exerciseOperation,
      incidents: exerciseIncidents,
      billing: exerciseBilling,
      'plan books': exercisePlanBooks,
    };
    for (const [part, exercise] of Object.entries(parts)) describe(part, () => exercise(opened));
  });
}
