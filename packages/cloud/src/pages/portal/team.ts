/** The team: who belongs to the company, who is invited, and what each role can do. */

import { type Invitation, limits, type Role, roles, type TeamMember, type TeamResponse } from '@ledgerline/contract';
import { actionsHead, badge, card, dialogBox, formField, Html, html, icon, needsScript, tableBox } from '@ledgerline/look';
import { formWords } from '@ledgerline/words/shared/form';
import { mayDo, type PortalRight, portalRights } from '../../account/rights/role.ts';
import { pageHead } from '../frame.ts';
import { agoText, dayText } from '../moment.ts';
import { portalPage } from '../portal-frame.ts';
import { counted, ifMay, orWhyNot, type PortalView } from '../portal-view.ts';
import { secretDialog } from './secret-dialog.ts';

export interface TeamPage extends PortalView {
  readonly team: TeamResponse;
}

export function teamPage(page: TeamPage): string {
  return portalPage({
    title: 'Team',
    current: '/portal/team',
    shell: page.shell,
    scripts: ['team'],
    content: html`
      ${pageHead({
        title: 'Team',
        sub: 'Each person has their own login and role, so that the access log can say who did what.',
      })}
      ${needsScript('Changing the team needs JavaScript.')}
      <div class="cols-main">
        <div class="stack lg">
          ${membersCard(page)}
          ${ifMay(page, 'administer', html`${invitationsCard(page)}`)}
          ${rolesCard()}
        </div>
        <aside class="stack lg" aria-label="Invite and leave">${inviteCard(page)}${leaveCard(page)}</aside>
      </div>
      ${ifMay(page, 'administer', memberDialog(page))}
      ${leaveDialog(page)}
      ${secretDialog(
        'Invitation',
        `The link lets the invited person join. Hand it over yourself if the email does not arrive. It works once, within ${limits.invitationDays} days.`,
      )}
    `,
  });
}

function membersCard(page: TeamPage): Html {
  const { members } = page.team;
  return card({
    id: 'members',
    title: 'People',
    meta: counted(members.length, 'person', 'people'),
    content: tableBox({
      label: 'People',
      caption: 'People of the company, those who joined first before the others',
      classes: 'mid hover',
      heads: ['Email', 'Role', ['Joined', 'hide-s'], actionsHead(formWords(page.shell.reader.language).actions)],
      rows: members.map((member) => memberRow(member, page)),
    }),
  });
}

function memberRow({ personId, email, role, joinedAt, isYou }: TeamMember, { shell }: TeamPage): Html {
  const isChangeable = !isYou && mayDo(shell.role, role === 'owner' ? 'govern' : 'administer');
  const change = html`
    <button class="btn sm quiet" type="button" data-member="${personId}" data-email="${email}" data-role="${role}"
      aria-label="Change ${email}">Change</button>
  `;
  return html`
    <tr>
      <th scope="row" class="break">${email}${isYou && html`<span class="sub">you</span>`}</th>
      <td>${role}</td>
      <td class="hide-s soft">${dayText(Date.parse(joinedAt))}</td>
      <td class="num">${isChangeable && change}</td>
    </tr>
  `;
}

function invitationsCard({ shell, team, now }: TeamPage): Html | null {
  const { invitations } = team;
  if (invitations.length === 0) return null;
  return card({
    id: 'invitations',
    title: 'Invitations',
    meta: `${invitations.length} open`,
    content: tableBox({
      label: 'Invitations',
      caption: 'Open invitations, newest first',
      classes: 'mid hover',
      heads: ['Email', 'Role', ['Sent', 'hide-s'], actionsHead(formWords(shell.reader.language).actions)],
      rows: invitations.map((invitation) => invitationRow(invitation, now)),
    }),
  });
}

function invitationRow({ invitationId, email, role, invitedBy, sentAt, expiresAt }: Invitation, now: number): Html {
  const path = `/app/team/invitations/${encodeURIComponent(invitationId)}`;
  const isExpired = Date.parse(expiresAt) <= now;
  return html`
    <tr>
      <th scope="row" class="break">${email}<span class="sub">invited by ${invitedBy}</span></th>
      <td>${role}</td>
      <td class="hide-s soft">${isExpired ? badge('queued', 'cross', 'expired') : agoText(sentAt, now)}</td>
      <td class="num">
        <span class="row tight nowrap">
          <button class="btn sm quiet" type="button" data-resend="${path}/resend"
            aria-label="Resend the invitation to ${email}">Resend</button>
          <button class="btn sm quiet" type="button" data-post="${path}/revoke" aria-label="Revoke the invitation to ${email}">
            Revoke
          </button>
        </span>
      </td>
    </tr>
  `;
}

/** Roles that someone with this role can give. */
const givenBy = (role: Role): readonly Role[] => roles.filter((given) => given !== 'owner' || mayDo(role, 'govern'));

const ROLE_WORDS: Readonly<Record<Role, string>> = {
  owner: 'Can do everything, and can make owners.',
  admin: 'Can do everything except changing owners.',
  developer: 'Can send commands and manage keys, webhooks and the connector.',
  accountant: 'Can see everything and run reports.',
  viewer: 'Can see everything and change nothing.',
};

const roleChoice = (name: string, offered: readonly Role[], chosen: Role): Html =>
  html`
    <fieldset class="field">
      <legend class="label">Role</legend>
      <div class="stack sm">
        ${offered.map(
          (role) => html`
            <label class="check">
              <input type="radio" name="${name}" value="${role}"${role === chosen && new Html(' checked')}>
              <span>${role}<span class="sub dim small">${ROLE_WORDS[role]}</span></span>
            </label>
          `,
        )}
      </div>
    </fieldset>
  `;

function inviteCard(page: TeamPage): Html {
  const form = html`
    <form method="dialog" class="stack" data-invite novalidate>
      ${formField({
        id: 'invite-email',
        label: 'Email',
        problem: 'email',
        control: html`
          <input class="input" id="invite-email" name="email" type="email" maxlength="${limits.emailCharactersMax}"
            autocomplete="off" aria-describedby="invite-email-problem">
        `,
      })}
      ${roleChoice('role', givenBy(page.shell.role), 'viewer')}
      <button class="btn primary block" type="submit">${icon('send')}Send invitation</button>
      <p class="err" data-problem="" role="alert"></p>
    </form>
  `;
  return card({
    id: 'invite',
    title: 'Invite a person',
    content: html`<div class="body">${orWhyNot(page, 'administer', form)}</div>`,
  });
}

const RIGHTS = Object.keys(portalRights) as readonly PortalRight[];

const rolesCard = (): Html =>
  card({
    id: 'roles',
    title: 'What each role can do',
    content: html`
      <div class="table-box" tabindex="0" role="region" aria-label="Roles">
        <table class="table role-table">
          <caption class="vh">Rights by role</caption>
          <thead>
            <tr><th scope="col">Right</th>${roles.map((role) => html`<th scope="col">${role}</th>`)}</tr>
          </thead>
          <tbody>
            ${RIGHTS.map(
              (right) => html`
                <tr>
                  <th scope="row">${sentence(portalRights[right].text)}</th>
                  ${roles.map(
                    (role) => html`
                      <td data-role="${role}"${!mayDo(role, right) && html` class="no"`}>
                        ${
                          mayDo(role, right)
                            ? html`${icon('tick')}<span class="vh">yes</span>`
                            : html`<span class="dim" aria-hidden="true">–</span><span class="vh">no</span>`
                        }
                      </td>
                    `,
                  )}
                </tr>
              `,
            )}
          </tbody>
        </table>
      </div>
    `,
  });

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const memberDialog = ({ shell }: TeamPage): Html =>
  html`
    <div class="dialog" id="member" popover role="dialog" aria-labelledby="member-title">
      <form method="dialog" class="plain" data-member-form>
        <div class="in">
          <h2 id="member-title" class="break">Change <span data-member-email></span></h2>
          ${roleChoice('member-role', givenBy(shell.role), 'viewer')}
          <p class="muted small">
            A new role takes effect at once. Removing a person ends their sessions here; keys keep working.
          </p>
        </div>
        <div class="foot">
          <button class="btn danger" type="button" data-remove>Remove from the team</button>
          <button class="btn" type="button" popovertarget="member" popovertargetaction="hide">Cancel</button>
          <button class="btn primary" type="submit">Save role</button>
        </div>
      </form>
    </div>
  `;

const leaveCard = ({ shell }: TeamPage): Html =>
  card({
    id: 'leave-card',
    title: 'Leave',
    content: html`
      <div class="body stack">
        <p class="muted">Your role here is ${shell.role}. The last owner of a company cannot leave.</p>
        <button class="btn" type="button" popovertarget="leave">Leave the company</button>
      </div>
    `,
  });

const leaveDialog = ({ shell }: TeamPage): Html =>
  dialogBox({
    id: 'leave',
    title: html`Leave ${shell.companyName}?`,
    titleClasses: 'break',
    content: html`
      <p class="muted">
        You can come back only with a new invitation.
        ${shell.memberships.length < 2 && 'This is your only company, so your login is deleted too.'}
      </p>
    `,
    cancel: 'Stay',
    actions: html`<button class="btn danger" type="button" data-post="/app/leave" data-leads-to="/login">Leave company</button>`,
  });
