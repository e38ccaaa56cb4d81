/** The team: who belongs to the company, who is invited, and what each role can do. */

import { bookParts, type Invitation, limits, type Role, roles, type TeamMember, type TeamResponse } from '@ledgerline/contract';
import { actionsHead, badge, card, dialogBox, formField, Html, html, icon, needsScript, tableBox } from '@ledgerline/look';
import { figuresOf } from '@ledgerline/words';
import { paragraph } from '@ledgerline/words/paragraph';
import { pageNameWords } from '@ledgerline/words/portal/page-name';
import { roleHints, teamWords } from '@ledgerline/words/portal/team';
import { bookPartWords } from '@ledgerline/words/shared/book-part';
import { formWords } from '@ledgerline/words/shared/form';
import { rightWords, roleWords } from '@ledgerline/words/shared/role';
import { mayDo, type PortalRight, portalRights } from '../../account/rights/role.ts';
import { pageHead } from '../frame.ts';
import { portalPage } from '../portal-frame.ts';
import { ifMay, ifMayChange, orWhyNot, type PortalView } from '../portal-view.ts';
import { secretDialog } from './secret-dialog.ts';

export interface TeamPage extends PortalView {
  readonly team: TeamResponse;
}

/** The texts of the page for its reader. */
const wordsOf = ({ shell }: TeamPage) => teamWords(shell.reader.language);

export function teamPage(page: TeamPage): string {
  const words = wordsOf(page);
  const title = pageNameWords(page.shell.reader.language).team;
  return portalPage({
    title,
    current: '/portal/team',
    shell: page.shell,
    scripts: ['team'],
    content: html`
      ${pageHead({ title, sub: words.sub })}
      ${needsScript(words.needsScript)}
      <div class="cols-main">
        <div class="stack lg">
          ${membersCard(page)}
          ${ifMay(page, 'administer', html`${invitationsCard(page)}`)}
          ${rolesCard(page)}
        </div>
        <aside class="stack lg" aria-label="${words.asideLabel}">${inviteCard(page)}${ifMayChange(page, 'own-account', leaveCard(page))}</aside>
      </div>
      ${ifMay(page, 'administer', memberDialog(page))}
      ${ifMayChange(page, 'own-account', leaveDialog(page))}
      ${secretDialog(page.shell.reader, words.invitation, words.invitationLink(limits.invitationDays))}
    `,
  });
}

function membersCard(page: TeamPage): Html {
  const { members } = page.team;
  const words = wordsOf(page);
  const { email, actions } = formWords(page.shell.reader.language);
  return card({
    id: 'members',
    title: words.people,
    meta: words.peopleCount(members.length),
    content: tableBox({
      label: words.people,
      caption: words.peopleCaption,
      classes: 'mid hover',
      heads: [email, words.role, [words.joined, 'hide-s'], actionsHead(actions)],
      rows: members.map((member) => memberRow(member, page)),
    }),
  });
}

/** The parts of account books that a viewer sees: an owner selects them, others read them. */
function sightOf({ personId, email, role, sees }: TeamMember, page: TeamPage): Html | null {
  if (role !== 'viewer') return null;
  const { language } = page.shell.reader;
  const [words, names] = [wordsOf(page), bookPartWords(language)];
  const said = words.sees(sees.map((part) => names[part]).join(', '));
  if (!mayDo(page.shell.role, 'govern')) return html`<span class="sub">${said}</span>`;
  return html`
    <details class="behind">
      <summary>${said}</summary>
      <form method="post" class="stack sm" data-sight="/app/team/${encodeURIComponent(personId)}/sight" aria-label="${words.seesOf(email)}">
        ${bookParts.map(
          (part) => html`
            <label class="check">
              <input type="checkbox" name="sees" value="${part}"${sees.includes(part) && new Html(' checked')}>
              <span>${names[part]}</span>
            </label>
          `,
        )}
        <span><button class="btn sm" type="submit">${words.saveSight}</button></span>
      </form>
    </details>
  `;
}

function memberRow(member: TeamMember, page: TeamPage): Html {
  const { personId, email, role, joinedAt, isYou } = member;
  const { shell } = page;
  const words = wordsOf(page);
  const isChangeable = !isYou && mayDo(shell.role, role === 'owner' ? 'govern' : 'administer');
  const change = html`
    <button class="btn sm quiet" type="button" data-member="${personId}" data-email="${email}" data-role="${role}"
      aria-label="${words.changeOf(email)}">${words.change}</button>
  `;
  return html`
    <tr>
      <th scope="row" class="break">${email}${isYou && html`<span class="sub">${words.you}</span>`}</th>
      <td>${roleWords(shell.reader.language)[role]}${sightOf(member, page)}</td>
      <td class="hide-s soft">${figuresOf(shell.reader).dayText(Date.parse(joinedAt))}</td>
      <td class="num">${isChangeable && change}</td>
    </tr>
  `;
}

function invitationsCard(page: TeamPage): Html | null {
  const { invitations } = page.team;
  if (invitations.length === 0) return null;
  const words = wordsOf(page);
  const { email, actions } = formWords(page.shell.reader.language);
  return card({
    id: 'invitations',
    title: words.invitations,
    meta: words.open(invitations.length),
    content: tableBox({
      label: words.invitations,
      caption: words.invitationsCaption,
      classes: 'mid hover',
      heads: [email, words.role, [words.sent, 'hide-s'], actionsHead(actions)],
      rows: invitations.map((invitation) => invitationRow(invitation, page)),
    }),
  });
}

function invitationRow({ invitationId, email, role, invitedBy, sentAt, expiresAt }: Invitation, page: TeamPage): Html {
  const { reader } = page.shell;
  const words = wordsOf(page);
  const path = `/app/team/invitations/${encodeURIComponent(invitationId)}`;
  const isExpired = Date.parse(expiresAt) <= page.now;
  return html`
    <tr>
      <th scope="row" class="break">${email}<span class="sub">${words.invitedBy(invitedBy)}</span></th>
      <td>${roleWords(reader.language)[role]}</td>
      <td class="hide-s soft">
        ${isExpired ? badge('queued', 'cross', words.expired) : figuresOf(reader).agoText(Date.parse(sentAt), page.now)}
      </td>
      <td class="num">
        <span class="row tight nowrap">
          <button class="btn sm quiet" type="button" data-resend="${path}/resend"
            aria-label="${words.resendTo(email)}">${words.resend}</button>
          <button class="btn sm quiet" type="button" data-post="${path}/revoke" aria-label="${words.revokeOf(email)}">
            ${words.revoke}
          </button>
        </span>
      </td>
    </tr>
  `;
}

/** Roles that someone with this role can give. */
const givenBy = (role: Role): readonly Role[] => roles.filter((given) => given !== 'owner' || mayDo(role, 'govern'));

const roleChoice = (name: string, { shell }: TeamPage, chosen: Role): Html =>
  html`
    <fieldset class="field">
      <legend class="label">${teamWords(shell.reader.language).role}</legend>
      <div class="stack sm">
        ${givenBy(shell.role).map(
          (role) => html`
            <label class="check">
              <input type="radio" name="${name}" value="${role}"${role === chosen && new Html(' checked')}>
              <span>
                ${roleWords(shell.reader.language)[role]}
                <span class="sub dim small">${roleHints(shell.reader.language)[role]}</span>
              </span>
            </label>
          `,
        )}
      </div>
    </fieldset>
  `;

function inviteCard(page: TeamPage): Html {
  const words = wordsOf(page);
  const form = html`
    <form method="dialog" class="stack" data-invite novalidate>
      ${formField({
        id: 'invite-email',
        label: formWords(page.shell.reader.language).email,
        problem: 'email',
        control: html`
          <input class="input" id="invite-email" name="email" type="email" maxlength="${limits.emailCharactersMax}"
            autocomplete="off" aria-describedby="invite-email-problem">
        `,
      })}
      ${roleChoice('role', page, 'viewer')}
      <button class="btn primary block" type="submit">${icon('send')}${words.sendInvitation}</button>
      <p class="err" data-problem="" role="alert"></p>
    </form>
  `;
  return card({
    id: 'invite',
    title: words.invite,
    content: html`<div class="body">${orWhyNot(page, 'administer', form)}</div>`,
  });
}

const RIGHTS = Object.keys(portalRights) as readonly PortalRight[];

function rolesCard(page: TeamPage): Html {
  const { language } = page.shell.reader;
  const words = wordsOf(page);
  return card({
    id: 'roles',
    title: words.rolesTitle,
    content: html`
      <div class="table-box" tabindex="0" role="region" aria-label="${words.roles}">
        <table class="table role-table">
          <caption class="vh">${words.rolesCaption}</caption>
          <thead>
            <tr>
              <th scope="col">${words.right}</th>
              ${roles.map((role) => html`<th scope="col">${roleWords(language)[role]}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${RIGHTS.map(
              (right) => html`
                <tr>
                  <th scope="row">${sentence(rightWords(language)[right])}</th>
                  ${roles.map(
                    (role) => html`
                      <td data-role="${roleWords(language)[role]}"${!mayDo(role, right) && html` class="no"`}>
                        ${
                          mayDo(role, right)
                            ? html`${icon('tick')}<span class="vh">${words.yes}</span>`
                            : html`<span class="dim" aria-hidden="true">–</span><span class="vh">${words.no}</span>`
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
}

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

function memberDialog(page: TeamPage): Html {
  const words = wordsOf(page);
  return html`
    <div class="dialog" id="member" popover role="dialog" aria-labelledby="member-title">
      <form method="dialog" class="plain" data-member-form>
        <div class="in">
          <h2 id="member-title" class="break">${words.changeTitle(html`<span data-member-email></span>`)}</h2>
          ${roleChoice('member-role', page, 'viewer')}
          <p class="muted small">${words.changeHint}</p>
        </div>
        <div class="foot">
          <button class="btn danger" type="button" data-remove>${words.remove}</button>
          <button class="btn" type="button" popovertarget="member" popovertargetaction="hide">
            ${formWords(page.shell.reader.language).cancel}
          </button>
          <button class="btn primary" type="submit">${words.saveRole}</button>
        </div>
      </form>
    </div>
  `;
}

function leaveCard(page: TeamPage): Html {
  const { role, reader } = page.shell;
  const words = wordsOf(page);
  return card({
    id: 'leave-card',
    title: words.leave,
    content: html`
      <div class="body stack">
        <p class="muted">${words.leaveHint(roleWords(reader.language)[role])}</p>
        <button class="btn" type="button" popovertarget="leave">${words.leaveCompany}</button>
      </div>
    `,
  });
}

function leaveDialog(page: TeamPage): Html {
  const { companyName, memberships } = page.shell;
  const words = wordsOf(page);
  return dialogBox({
    id: 'leave',
    title: words.leaveTitle(companyName),
    titleClasses: 'break',
    content: html`
      <p class="muted">${paragraph([words.leaveOnlyByInvitation, memberships.length < 2 && words.leaveOnlyCompany])}</p>
    `,
    cancel: words.stay,
    actions: html`
      <button class="btn danger" type="button" data-post="/app/leave" data-leads-to="/login">${words.leaveCompany}</button>
    `,
  });
}
