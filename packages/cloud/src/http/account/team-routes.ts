/** The routes of the people of a tenant, for logged-in users, and of invitations, for those who hold one. */

import type { FastifyInstance } from 'fastify';
import { acceptInvitation, invite, readInvitation, resendInvitation, revokeInvitation } from '../../account/invitation.ts';
import { rememberAddress } from '../../account/login/login-limit.ts';
import { changeRole, leaveTeam, listTeam, removeMember, setSight } from '../../account/team.ts';
import { userOf } from '../../account/tenant.ts';
import { instantText } from '../../system/clock.ts';
import { isRefusal } from '../../system/problem.ts';
import { findLiveSession } from '../caller.ts';
import { routesOf } from '../endpoint/endpoint-routes.ts';
import { clearSessionCookie, setSessionCookie } from '../reply/session-cookie.ts';
import type { Services } from '../services.ts';
import { originOf, setDeviceCookie } from './device-cookie.ts';
import { invitationEndpoints, teamEndpoints } from './team-endpoints.ts';

const ok = { ok: true } as const;

export function teamRoutes(app: FastifyInstance, services: Services): void {
  const { context } = services;
  routesOf(app, services, teamEndpoints).serve({
    readTeam: ({ caller }) => listTeam(context, caller),

    invitePerson: async ({ request, caller, body }) => {
      const sent = await invite(context, caller, body, request.id);
      return isRefusal(sent) ? sent : { ...ok, ...sent };
    },

    resendInvitation: async ({ request, caller, params }) => {
      const sent = await resendInvitation(context, caller, params.invitationId, request.id);
      return isRefusal(sent) ? sent : { ...ok, ...sent };
    },

    revokeInvitation: async ({ request, caller, params }) =>
      (await revokeInvitation(context, caller, params.invitationId, request.id)) ?? ok,

    changeRole: async ({ request, caller, params: { personId }, body: { role } }) => {
      const member = await changeRole(context, caller, { personId, role }, request.id);
      return isRefusal(member) ? member : { ...ok, member };
    },

    setSight: async ({ request, caller, params: { personId }, body: { sees } }) => {
      const member = await setSight(context, caller, { personId, sees }, request.id);
      return isRefusal(member) ? member : { ...ok, member };
    },

    removeMember: async ({ request, caller, params }) => (await removeMember(context, caller, params.personId, request.id)) ?? ok,

    leaveTeam: async ({ request, caller, reply }) => {
      const refused = await leaveTeam(context, caller, request.id);
      if (refused) return refused;
      clearSessionCookie(reply, context);
      return ok;
    },
  });
}

export function invitationRoutes(app: FastifyInstance, services: Services): void {
  const { context } = services;
  routesOf(app, services, invitationEndpoints).serve({
    readInvitation: async ({ request, reply, body: { token } }) =>
      readInvitation(context, token, await findLiveSession(context, request, reply)),

    acceptInvitation: async ({ request, reply, body }) => {
      const current = await findLiveSession(context, request, reply);
      const joined = await acceptInvitation(context, body, current, request.id);
      if (isRefusal(joined)) return joined;
      const { live, opened } = joined;
      const { person, tenant, role, session } = live;
      if (opened) {
        await rememberAddress(context, person.personId, originOf(request));
        setSessionCookie(reply, context, opened);
        setDeviceCookie(request, reply, context, person.personId);
      }
      const { tenantId, companyName } = tenant;
      const user = userOf(person, { tenantId, companyName, role });
      return { ...ok, user, session: { expiresAt: instantText(session.expiresAt) } };
    },
  });
}
