/** What the console of the operator reads and changes, as JSON. */

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { listIncidents, openIncident, updateIncident } from '../../console/incident.ts';
import {
  dropMail,
  listNodes,
  listOperatorAudits,
  listOutbox,
  listPlanRequests,
  listTroubledWebhooks,
  readInstallation,
  readTenant,
  retryMail,
  retryWebhook,
} from '../../console/installation.ts';
import {
  addOperator,
  endOperatorSession,
  listOperators,
  type OperatorCaller,
  type OperatorChange,
  openOperatorSession,
  removeOperator,
} from '../../console/operator.ts';
import { beginVisit, endVisit } from '../../console/visit.ts';
import { instantText } from '../../system/clock.ts';
import { isRefusal } from '../../system/problem.ts';
import { routesOf } from '../endpoint/endpoint-routes.ts';
import { neverStore } from '../reply/json-reply.ts';
import {
  clearOperatorCookie,
  clearVisitCookie,
  readOperatorCookie,
  readVisitCookie,
  setOperatorCookie,
  setVisitCookie,
} from '../reply/session-cookie.ts';
import { addressOf } from '../request/request-address.ts';
import type { Services } from '../services.ts';
import { consoleEndpoints, operatorLoginEndpoints, visitEndpoints } from './console-endpoints.ts';

/** A change that the operator of a request makes. */
export const operatorChangeIn = (call: {
  readonly request: FastifyRequest;
  readonly caller: OperatorCaller;
}): OperatorChange => ({
  actor: call.caller.actor,
  requestId: call.request.id,
});

const DONE = { ok: true } as const;

export async function consoleRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { context } = services;
  neverStore(app);
  const leave = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const token = readVisitCookie(request);
    if (token === null) return;
    await endVisit(context, token, request.id);
    clearVisitCookie(reply, context);
  };

  routesOf(app, services, operatorLoginEndpoints).serve({
    openOperatorSession: async ({ request, reply, body: { adminKey } }) => {
      const opened = await openOperatorSession(context, { adminKey, address: addressOf(request), requestId: request.id });
      if (isRefusal(opened)) return opened;
      setOperatorCookie(reply, context, opened.token);
      return { ok: true, expiresAt: instantText(opened.expiresAt) };
    },
  });

  routesOf(app, services, visitEndpoints).serve({
    endVisit: async ({ request, reply }) => {
      await leave(request, reply);
      return DONE;
    },
  });

  routesOf(app, services, consoleEndpoints).serve({
    endOperatorSession: async (call) => {
      const token = readOperatorCookie(call.request);
      if (token !== null) await endOperatorSession(context, token, operatorChangeIn(call));
      clearOperatorCookie(call.reply, context);
      await leave(call.request, call.reply);
      return DONE;
    },

    beginVisit: async (call) => {
      const wanted = { tenantId: call.params.tenantId, reason: call.body.reason };
      const begun = await beginVisit(context, wanted, call.caller, call.request.id);
      if (isRefusal(begun)) return begun;
      setVisitCookie(call.reply, context, begun.token);
      return { ok: true, expiresAt: instantText(begun.expiresAt) };
    },

    readInstallation: async () => ({ ok: true, ...(await readInstallation(context)) }),
    listNodes: async () => ({ ok: true, nodes: await listNodes(context) }),
    listPlanRequests: async () => ({ ok: true, tenants: await listPlanRequests(context) }),

    readOperatedTenant: async ({ params }) => {
      const tenant = await readTenant(context, params.tenantId);
      return isRefusal(tenant) ? tenant : { ok: true, ...tenant };
    },

    listOutbox: async () => ({ ok: true, mails: await listOutbox(context) }),
    retryMail: async (call) => (await retryMail(context, call.params.mailId, operatorChangeIn(call))) ?? DONE,
    dropMail: async (call) => (await dropMail(context, call.params.mailId, operatorChangeIn(call))) ?? DONE,

    listTroubledWebhooks: async () => ({ ok: true, webhooks: await listTroubledWebhooks(context) }),
    retryWebhook: async (call) => {
      const webhook = await retryWebhook(context, call.params.webhookId, operatorChangeIn(call));
      return isRefusal(webhook) ? webhook : DONE;
    },

    listIncidents: async () => ({ ok: true, incidents: [...(await listIncidents(context))] }),
    openIncident: async (call) => ({ ok: true, incident: await openIncident(context, call.body, operatorChangeIn(call)) }),
    updateIncident: async (call) => {
      const incident = await updateIncident(context, call.params.incidentId, call.body, operatorChangeIn(call));
      return isRefusal(incident) ? incident : { ok: true, incident };
    },

    listOperators: async () => ({ ok: true, operators: await listOperators(context) }),
    addOperator: async (call) =>
      (await addOperator(context, call.body.email, operatorChangeIn(call))) ?? {
        ok: true,
        operators: await listOperators(context),
      },
    removeOperator: async (call) =>
      (await removeOperator(context, call.body.email, operatorChangeIn(call))) ?? {
        ok: true,
        operators: await listOperators(context),
      },
    listOperatorAudits: async () => ({ ok: true, audits: await listOperatorAudits(context) }),
  });
}
