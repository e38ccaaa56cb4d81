/** The portal. A reader who is not logged in is redirected to the login, and from there back. */

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { lastDay } from '../../account/activity.ts';
import { billingView, offeredPlans } from '../../account/billing.ts';
import { emailChoicesOf } from '../../account/email-choice.ts';
import { arePasskeysOffered } from '../../account/login/passkey.ts';
import { listFactors, missingFactor } from '../../account/login/second-factor.ts';
import { listNotifications } from '../../account/notification.ts';
import { findPairing, pairingOf } from '../../account/pairing.ts';
import { bookLimitOf, plans } from '../../account/plan.ts';
import { listAppKeys } from '../../account/rights/app-key.ts';
import { mayDo } from '../../account/rights/role.ts';
import { listTeam } from '../../account/team.ts';
import { refusedCalls, usageByDay } from '../../account/usage.ts';
import { seenBooks } from '../../book-window/sight.ts';
import { ConnectorArchives } from '../../delivery/connector-archive.ts';
import { listSandboxFields } from '../../delivery/sandbox-field.ts';
import { listFileLinks } from '../../file-link/file-link.ts';
import { accountPage } from '../../pages/portal/account.ts';
import { connectorPage } from '../../pages/portal/connector.ts';
import { dataPage } from '../../pages/portal/data.ts';
import { keysPage } from '../../pages/portal/keys.ts';
import { notificationsPage } from '../../pages/portal/notifications.ts';
import { overviewPage } from '../../pages/portal/overview.ts';
import { pairPage } from '../../pages/portal/pair.ts';
import { reportsPage } from '../../pages/portal/report/reports.ts';
import { sandboxPage } from '../../pages/portal/sandbox.ts';
import { securityPage } from '../../pages/portal/security.ts';
import { billingPage } from '../../pages/portal/subscription/billing.ts';
import type { SubscriptionView } from '../../pages/portal/subscription/subscription-card.ts';
import { teamPage } from '../../pages/portal/team.ts';
import { usagePage } from '../../pages/portal/usage.ts';
import { listReportSchedules } from '../../report/report-schedule.ts';
import type { StoredTenant } from '../../store/store.ts';
import { dateOf, dayOf } from '../../system/business-day.ts';
import type { Context } from '../../system/context.ts';
import { isRefusal, problemIn } from '../../system/problem.ts';
import type { SessionCaller } from '../caller.ts';
import { routesOf } from '../endpoint/endpoint-routes.ts';
import { toLogin } from '../reply/login-redirect.ts';
import { sendRefusal } from '../reply/problem-status.ts';
import { addressOf } from '../request/request-address.ts';
import type { Services } from '../services.ts';
import { portalPageEndpoints, securityPageEndpoints } from './page-endpoints.ts';
import { NOTIFICATIONS_SHOWN, type Pages, portalShell, type Show, sendPage } from './page-reply.ts';
import { approvalPages } from './portal-approval-page-routes.ts';
import { commandFileRoutes, commandPages } from './portal-command-page-routes.ts';
import { eventPages } from './portal-event-page-routes.ts';
import { SetupProgram } from './setup-program.ts';

export function portalPageRoutes(app: FastifyInstance, services: Services): void {
  const { context } = services;
  const shown = (show: Show) => async (request: PortalRequest, reply: FastifyReply) => {
    const { caller } = request;
    const page = await show({ ...(await portalShell(context, caller, request)), now: context.clock.now() }, caller, request);
    if (isRefusal(page) && page.refused.code === 'login_required') return toLogin(request, reply, request.url.split('?', 1)[0]);
    return isRefusal(page) ? sendRefusal(reply, page) : sendPage(reply, page);
  };
  const pages = {
    ...overviewPages(context),
    ...connectPages(services),
    ...commandPages(services),
    ...eventPages(context),
    ...approvalPages(services),
  };
  routesOf(app, services, portalPageEndpoints).serveRaw({
    showPortal: shown(pages.showPortal),
    showCommands: shown(pages.showCommands),
    showCommand: shown(pages.showCommand),
    showEvents: shown(pages.showEvents),
    showChanges: shown(pages.showChanges),
    showWebhooks: shown(pages.showWebhooks),
    showWebhook: shown(pages.showWebhook),
    showNotifications: shown(pages.showNotifications),
    showApprovals: shown(pages.showApprovals),
    showApproval: shown(pages.showApproval),
    showKeys: shown(pages.showKeys),
    showUsage: shown(pages.showUsage),
    showPair: shown(pages.showPair),
    showConnector: shown(pages.showConnector),
    showSandbox: shown(pages.showSandbox),
    showReports: shown(pages.showReports),
    showTeam: shown(pages.showTeam),
    showData: shown(pages.showData),
    showBilling: shown(pages.showBilling),
    showAccount: shown(pages.showAccount),
  });
  routesOf(app, services, securityPageEndpoints).serveRaw({ showSecurity: shown(showSecurity(context)) });
  commandFileRoutes(app, services);
}

type PortalRequest = FastifyRequest & { readonly caller: SessionCaller };

const AUDITS_SHOWN = 15;
const KEYS_SHOWN = 50;
const LINKS_SHOWN = 50;

/** Where a list continues; undefined for its start. */
function cursorIn({ query }: FastifyRequest): string | undefined {
  const { cursor } = query as { readonly cursor?: unknown };
  return typeof cursor === 'string' && cursor !== '' ? cursor : undefined;
}

/** How a plan is bought or requested here, and the plan chosen on the pricing page. */
async function paying(
  { billing, store }: Context,
  tenant: StoredTenant,
  query: unknown,
): Promise<Pick<SubscriptionView, 'chosenPlan' | 'isBillingOffered' | 'planBooks'>> {
  const { plan } = query as { readonly plan?: unknown };
  const max = bookLimitOf(tenant);
  return {
    chosenPlan: typeof plan === 'string' ? plan : '',
    isBillingOffered: billing !== null,
    planBooks: max === null ? null : { used: (await store.planBooks(tenant)).length, max },
  };
}

const overviewPages = (
  context: Context,
): Pages<'showPortal' | 'showNotifications' | 'showTeam' | 'showData' | 'showBilling' | 'showAccount'> => ({
  showPortal: async (view, { tenant, person, visit }) => {
    const [day, served, list, isEmailConfirmed] = await Promise.all([
      lastDay(context, tenant.tenantId),
      context.store.servedKinds(tenant),
      listAppKeys(context, tenant.tenantId),
      visit !== undefined || context.store.isConfirmed(person),
    ]);
    const keys = isRefusal(list) ? [] : list.keys;
    return overviewPage({ ...view, day, served, keys, isEmailConfirmed, isSandboxOffered: context.config.isSandboxOffered });
  },

  showNotifications: async (view, { tenant }, request) => {
    const cursor = cursorIn(request);
    if (cursor === undefined) return notificationsPage({ ...view, cursor });
    const list = await listNotifications(context, tenant.tenantId, { cursor, limit: NOTIFICATIONS_SHOWN }, view.shell.reader);
    return isRefusal(list) ? list : notificationsPage({ ...view, cursor, ...list });
  },

  showTeam: async (view, live) => teamPage({ ...view, team: await listTeam(context, live) }),

  showData: async (view, { tenant, person }) =>
    dataPage({
      ...view,
      keptDays: tenant.keptDays,
      eventDays: context.config.eventDays,
      hasFactor: person.factorCount > 0,
      isOpenToOperator: await context.store.isOpenToOperator(tenant),
    }),

  showAccount: async (view, { tenant, person }, { query }) => {
    const [audits, isEmailConfirmed, emailChoices] = await Promise.all([
      context.store.audits({ tenantId: tenant.tenantId, limit: AUDITS_SHOWN }),
      context.store.isConfirmed(person),
      emailChoicesOf(context, { person }),
    ]);
    return accountPage({ ...view, audits, isEmailConfirmed, emailChoices, ...(await paying(context, tenant, query)) });
  },

  showBilling: async (view, { tenant }, { query }) => {
    const billing = await context.store.billing(tenant);
    const [monthly, yearly] = [offeredPlans(context, 'monthly'), offeredPlans(context, 'yearly')];
    const offers = plans
      .map((plan) => ({ plan, isMonthly: monthly.includes(plan), isYearly: yearly.includes(plan) }))
      .filter(({ isMonthly, isYearly }) => isMonthly || isYearly);
    const isBack = (query as { readonly paid?: unknown }).paid !== undefined;
    return billingPage({
      ...view,
      ...(await paying(context, tenant, query)),
      billing: billing && billingView(billing),
      offers,
      isBack,
    });
  },
});

const showSecurity =
  (context: Context): Show =>
  async (view, live) =>
    securityPage({
      ...view,
      factors: await listFactors(context, live.person, live.tenant),
      isMissing: missingFactor(live) !== null,
      canRequire: mayDo(live.role, 'govern'),
      arePasskeysOffered: arePasskeysOffered(context),
    });

/** The day in Kuala Lumpur. */
const todayAt = (now: number): string => dateOf(dayOf(now));

function connectPages({
  context,
  refusals,
}: Services): Pages<'showKeys' | 'showUsage' | 'showPair' | 'showSandbox' | 'showReports' | 'showConnector'> {
  const { config } = context;
  const [setupProgram, archives] = [new SetupProgram(context), new ConnectorArchives(config)];
  return {
    showKeys: async (view, { tenant }, request) => {
      const cursor = cursorIn(request);
      const list = await listAppKeys(context, tenant.tenantId, { limit: KEYS_SHOWN, ...(cursor !== undefined && { cursor }) });
      return isRefusal(list) ? list : keysPage({ ...view, cursor, ...list, previousTenantKeyUntil: tenant.previousKeyUntil });
    },

    showUsage: async (view, { tenant: { tenantId } }) => {
      await refusals.write();
      const list = await listAppKeys(context, tenantId, { limit: KEYS_SHOWN });
      const keyNames = new Map(isRefusal(list) ? [] : list.keys.map(({ keyId, name }) => [keyId, name]));
      const [days, refused] = await Promise.all([usageByDay(context, tenantId, {}), refusedCalls(context, tenantId, {})]);
      return usagePage({ ...view, days, refused, keyNames });
    },

    showPair: async (view, live, request) => {
      const { code } = request.query as { readonly code?: unknown };
      if (typeof code !== 'string' || code.trim() === '') return pairPage({ ...view, asked: null });
      const found = await findPairing(context, live, code, addressOf(request));
      if (!isRefusal(found)) return pairPage({ ...view, asked: pairingOf(found) });
      return found.refused.code === 'login_required'
        ? found
        : pairPage({ ...view, asked: null, problem: problemIn(found, view.shell.reader.language).message });
    },

    showSandbox: async (view, { tenant }) => {
      const fields = await listSandboxFields(context, tenant.tenantId);
      return sandboxPage({ ...view, isOffered: config.isSandboxOffered, today: todayAt(view.now), fields });
    },

    showReports: async (view, live, { query }) => {
      const { party, book } = query as Readonly<Record<string, unknown>>;
      const asked = { party: typeof party === 'string' ? party : '', book: typeof book === 'string' ? book : '' };
      const books = (await seenBooks(context, live)).filter(({ parts, isClosed }) => parts.includes('reports') && !isClosed);
      const listed = mayDo(live.role, 'report') ? await listFileLinks(context, live.tenantId, { limit: LINKS_SHOWN }) : null;
      const links = listed === null || isRefusal(listed) ? [] : listed.links;
      const schedules = mayDo(live.role, 'report') ? await listReportSchedules(context, live) : [];
      return reportsPage({ ...view, books, links, schedules, asked, today: todayAt(view.now) });
    },

    showConnector: async (view, { tenant }) => {
      const [installer, offered, served] = await Promise.all([
        setupProgram.look(),
        archives.list(),
        context.store.servedKinds(tenant),
      ]);
      const hasServed = served.includes('desktop');
      return connectorPage({ ...view, installer, archives: offered, baseUrl: config.baseUrl, hasServed });
    },
  };
}
