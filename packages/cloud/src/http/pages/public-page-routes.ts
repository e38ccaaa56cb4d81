/** The pages that everyone can see. */

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { arePasskeysOffered } from '../../account/login/passkey.ts';
import { listIncidents } from '../../console/incident.ts';
import { readUptime } from '../../console/uptime.ts';
import type { Visitor } from '../../pages/frame.ts';
import type { FilledForm } from '../../pages/public/account-field.ts';
import { emailConfirmPage, emailUndoPage, passwordForgottenPage, passwordResetPage } from '../../pages/public/account-link.ts';
import { contactPage } from '../../pages/public/contact.ts';
import { invitationPage } from '../../pages/public/invitation.ts';
import { landingPage } from '../../pages/public/landing.ts';
import { logInPage } from '../../pages/public/log-in.ts';
import { offlinePage } from '../../pages/public/offline.ts';
import { pricingPage } from '../../pages/public/pricing.ts';
import { privacyPage } from '../../pages/public/privacy.ts';
import { signUpPage } from '../../pages/public/sign-up.ts';
import { statusPage } from '../../pages/public/status-page.ts';
import { termsPage } from '../../pages/public/terms.ts';
import { routesOf } from '../endpoint/endpoint-routes.ts';
import { readerOf } from '../reply/reader.ts';
import type { Services } from '../services.ts';
import { factorPageOf } from './account-form.ts';
import { publicPageEndpoints } from './page-endpoints.ts';
import { sendPage, visitorOf } from './page-reply.ts';

/** A page that shows whether its visitor is logged in. */
type Show = (visitor: Visitor) => string | Promise<string>;

/** The parameters of a link to a form: where to continue, and the plan. */
function askedFor({ query }: FastifyRequest): FilledForm {
  const { next, plan } = query as Readonly<Record<string, unknown>>;
  const values = { ...(typeof next === 'string' && { next }), ...(typeof plan === 'string' && { plan }) };
  return { values, problem: null };
}

export function publicPageRoutes(app: FastifyInstance, services: Services): void {
  const { context, readiness } = services;
  const { trialDays, isSandboxOffered, operatorName, contactEmail, eventDays, smtpUrl } = context.config;
  const operator = { operatorName, contactEmail };
  const isBillingOffered = context.billing !== null;
  const shown = (show: Show) => async (request: FastifyRequest, reply: FastifyReply) =>
    sendPage(reply, await show(await visitorOf(context, request, reply)));
  routesOf(app, services, publicPageEndpoints).serveRaw({
    showIntroduction: shown((visitor) => landingPage({ ...visitor, trialDays, isSandboxOffered })),
    showPricing: shown((visitor) => pricingPage({ ...visitor, trialDays, isSandboxOffered, isBillingOffered })),
    showTerms: shown((visitor) => termsPage({ ...visitor, ...operator, trialDays, isBillingOffered })),
    showPrivacy: shown((visitor) =>
      privacyPage({ ...visitor, ...operator, eventDays, isBillingOffered, isMailSent: smtpUrl !== null }),
    ),
    showContact: shown((visitor) => contactPage({ ...visitor, ...operator })),
    showOffline: (request, reply) => sendPage(reply, offlinePage(readerOf(request))),
    showStatus: async (request, reply) => {
      const isReady = await readiness.isReady();
      // Without a working store, no visitor can be looked up.
      const visitor = isReady ? await visitorOf(context, request, reply) : { isLoggedIn: false, reader: readerOf(request) };
      const [uptime, incidents] = isReady ? await Promise.all([readUptime(context), listIncidents(context)]) : [null, null];
      const checked = { isReady, checkedAt: readiness.askedAt };
      return sendPage(reply, statusPage({ ...visitor, ...checked, isSandboxOffered, uptime, incidents }));
    },
    showSignUp: (request, reply) =>
      sendPage(reply, signUpPage({ reader: readerOf(request), trialDays, isSandboxOffered }, askedFor(request))),
    showInvitation: (request, reply) => sendPage(reply, invitationPage({ reader: readerOf(request) })),
    showLogin: async (request, reply) => {
      const asked = askedFor(request);
      const page = await factorPageOf(context, request, asked);
      return sendPage(
        reply,
        page ?? logInPage({ reader: readerOf(request), arePasskeysOffered: arePasskeysOffered(context) }, asked),
      );
    },
    showPasswordForgotten: (request, reply) => sendPage(reply, passwordForgottenPage({ reader: readerOf(request) })),
    showPasswordReset: (request, reply) => sendPage(reply, passwordResetPage({ reader: readerOf(request) })),
    showEmailUndo: (request, reply) => sendPage(reply, emailUndoPage({ reader: readerOf(request) })),
    showEmailConfirm: (request, reply) => sendPage(reply, emailConfirmPage({ reader: readerOf(request) })),
  });
}
