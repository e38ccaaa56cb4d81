/** The keys of a tenant: one per app, with no more rights than it needs. Secrets are shown once, by a script, and never rendered. */

import { COMMAND_TYPE_COUNT } from '@ledgerline/catalog';
import { type AccessRight, type AppKey, accessModules, accessRights, DAY_MS, limits } from '@ledgerline/contract';
import { actionsHead, badge, card, emptyState, formField, Html, html, icon, needsScript, tableBox } from '@ledgerline/look';
import { formWords } from '@ledgerline/words/shared/form';
import { instantText } from '../../system/clock.ts';
import { pageHead } from '../frame.ts';
import { agoText, dayText, moment } from '../moment.ts';
import { portalPage } from '../portal-frame.ts';
import { bookChoice, counted, isWhole, type ListView, listPager, type PortalView } from '../portal-view.ts';
import { addressField, amountField, approvalField, keyDialogs } from './key-dialogs.ts';
import { accessText, assistantPresets, commandsByNeed, isOffered, keyPresets, moduleLabel } from './key-preset.ts';
import { secretDialog } from './secret-dialog.ts';

export interface KeysPage extends PortalView, ListView {
  readonly keys: readonly AppKey[];
  /** Until when the tenant key before the last rotation works; null when none does. */
  readonly previousTenantKeyUntil: number | null;
}

export function keysPage(page: KeysPage): string {
  return portalPage({
    title: 'API keys',
    current: '/portal/keys',
    shell: page.shell,
    scripts: ['keys'],
    content: html`
      ${pageHead({
        title: 'API keys',
        sub: 'Create one key for each app, with only the rights it needs. You can then revoke a leaked key without stopping the others.',
        actions: html`
          <a class="btn" href="/portal/pair">Connect a program</a>
          <a class="btn primary" href="#new">${icon('plus')}Create key</a>
        `,
      })}
      ${needsScript('Creating and revoking keys needs JavaScript.')}
      <div class="stack lg">
        ${keyTable(page)}
        <form method="dialog" class="cols-2 narrow-end" id="new" data-new-key
          data-needs="${JSON.stringify(commandsByNeed())}" data-total="${COMMAND_TYPE_COUNT}" novalidate>
          ${rightsCard()}
          <div class="stack lg">${wordsCard(page)}${tenantKeyCard(page)}</div>
        </form>
      </div>
      ${secretDialog(
        page.shell.reader,
        'Copy the key now',
        'The key is shown only once. We store a fingerprint, not the key, so it cannot be shown again.',
      )}
      ${keyDialogs(page.shell.reader)}
    `,
  });
}

export const isWorking = ({ revokedAt, expiresAt }: AppKey, now: number): boolean =>
  revokedAt === null && (expiresAt === null || Date.parse(expiresAt) > now);

function keyTable(page: KeysPage): Html {
  const { keys, now } = page;
  const working = keys.filter((key) => isWorking(key, now));
  if (keys.length === 0) {
    return card({
      id: 'in-use',
      title: 'Keys in use',
      content: emptyState(
        'key',
        'No app keys yet',
        html`<p>Until you create one, your programs can use only the tenant key, which has full access.</p>`,
      ),
    });
  }
  return card({
    id: 'in-use',
    title: 'Keys in use',
    meta: isWhole(page)
      ? `${working.length} active, ${keys.length - working.length} ended`
      : 'newest first, including ended keys',
    content: html`
      ${tableBox({
        label: 'Keys',
        caption: 'App keys, newest first',
        classes: 'mid hover',
        heads: [
          'Name',
          ['Key', 'hide-s'],
          'Rights',
          ['Books', 'hide-s'],
          ['Created', 'hide-s'],
          'Last used',
          actionsHead(formWords(page.shell.reader.language).actions),
        ],
        rows: keys.map((key) => keyRow(key, now)),
      })}
      ${listPager(page.shell.reader, '/portal/keys', keys.length, page)}
    `,
  });
}

function keyRow(key: AppKey, now: number): Html {
  const { keyId, name, prefix, access, companies, allowedAddresses, amountLimit, createdAt, lastUsedAt, connectedApp } = key;
  const used = lastUsedAt === null ? 'never' : agoText(lastUsedAt, now);
  const button = html`
    <button class="btn sm quiet" type="button" data-edit="${keyId}" data-name="${name}"
      data-amount="${amountLimit === null ? '' : amountLimit}" data-approval="${key.approval}" data-addresses="${(allowedAddresses ?? []).join('\n')}"
      aria-label="Edit ${name}">Edit</button>
    ${
      connectedApp === null &&
      html`
        <button class="btn sm quiet" type="button" data-rotate="${keyId}" data-name="${name}" aria-label="Rotate ${name}">
          Rotate
        </button>
      `
    }
    <button class="btn sm quiet" type="button" data-revoke="${keyId}" data-name="${name}" data-used="${used}"
      aria-label="Revoke ${name}">Revoke</button>
  `;
  return html`
    <tr>
      <th scope="row">${name}${appLine(key)}${endLine(key, now)}${previousLine(key, now)}${addressLine(key)}${amountLine(key)}${approvalLine(key)}</th>
      <td class="hide-s"><code>${prefix}…</code></td>
      <td>${accessText(access)}</td>
      <td class="hide-s">${companies === null ? 'all' : companies.join(', ')}</td>
      <td class="hide-s">${dayText(Date.parse(createdAt))}</td>
      <td${lastUsedAt === null && html` class="dim"`}>${used}</td>
      <td class="num">
        ${
          isWorking(key, now)
            ? html`<span class="row tight nowrap">${button}</span>`
            : badge('queued', 'cross', key.revokedAt === null ? 'expired' : 'revoked')
        }
      </td>
    </tr>
  `;
}

function endLine({ expiresAt, revokedAt }: AppKey, now: number): Html | null {
  if (revokedAt !== null) return html`<span class="sub">revoked on ${dayText(Date.parse(revokedAt))}</span>`;
  if (expiresAt === null) return null;
  const days = Math.ceil((Date.parse(expiresAt) - now) / DAY_MS);
  if (days <= 0) return html`<span class="sub">expired on ${dayText(Date.parse(expiresAt))}</span>`;
  return html`
    <span class="sub">
      expires ${days <= 14 ? `in ${counted(days, 'day', 'days')}` : `on ${dayText(Date.parse(expiresAt))}`}
    </span>
  `;
}

/** Which app uses the key, for one that a person connected. */
const appLine = ({ connectedApp: app }: AppKey): Html | null =>
  app &&
  html`
    <span class="sub">
      connected app <span class="break">${app.name}</span>, ${app.isVerified ? app.host : html`${app.host}, not verified`}
    </span>
  `;

/** The time of the previous secret, and a way to end it, while it works. */
function previousLine(key: AppKey, now: number): Html | null {
  const { keyId, name, previousSecretUntil } = key;
  if (previousSecretUntil === null || Date.parse(previousSecretUntil) <= now || !isWorking(key, now)) return null;
  return html`
    <span class="sub">
      old secret works until ${moment(previousSecretUntil, now)}
      ${' '}
      <button class="btn sm quiet" type="button" data-post="/app/api-keys/${keyId}/end-previous-secret"
        aria-label="End now: the old secret of ${name}">End now</button>
    </span>
  `;
}

const addressLine = ({ allowedAddresses: list }: AppKey): Html | null =>
  list &&
  html`
    <span class="sub">
      only from ${list.length === 1 ? (list[0] ?? '') : counted(list.length, 'address', 'addresses or ranges')}
    </span>
  `;

const amountLine = ({ amountLimit }: AppKey): Html | null =>
  amountLimit === null
    ? null
    : html`<span class="sub">documents up to ${amountLimit.toLocaleString('en-GB', { minimumFractionDigits: 2 })}</span>`;

const approvalLine = ({ approval }: AppKey): Html | null =>
  approval === 'none'
    ? null
    : html`<span class="sub">${approval === 'writes' ? 'writes' : 'deletes'} need <a href="/portal/approvals">approval</a></span>`;

const STARTS_WITH = 'shop';

function rightsCard(): Html {
  return card({
    id: 'new-key',
    title: 'Create a key',
    content: html`
      <div class="body stack">
        ${formField({
          id: 'key-name',
          label: 'Name',
          problem: 'name',
          control: html`
            <input class="input" id="key-name" name="name" maxlength="${limits.appKeyNameCharactersMax}"
              placeholder="The app that will use the key, for example Shopee sync" autocomplete="off"
              aria-describedby="key-name-problem">
          `,
        })}
        <fieldset class="field">
          <legend class="label">Start from</legend>
          <div class="chips">
            ${[...keyPresets.map((preset) => ({ ...preset, approval: 'none' })), ...assistantPresets].map(
              ({ id, label, access, approval }) => html`
                <label class="chip">
                  <input type="radio" name="preset" value="${id}" data-approval="${approval}"
                    data-access="${JSON.stringify(access)}"${id === STARTS_WITH && new Html(' checked')}>
                  ${label}
                </label>
              `,
            )}
          </div>
        </fieldset>
      </div>
      <table class="table rights">
        <caption class="vh">Rights by module</caption>
        <thead>
          <tr>
            <th scope="col">Module</th>
            <th scope="col">Read</th>
            <th scope="col">Write</th>
            <th scope="col">Delete</th>
          </tr>
        </thead>
        <tbody>
          ${accessModules.map(
            (module) => html`
              <tr>
                <th scope="row">${moduleLabel(module)}</th>
                ${accessRights.map(
                  (right) => html`<td${!isOffered(module, right) && html` class="none"`}>${rightBox(module, right)}</td>`,
                )}
              </tr>
            `,
          )}
        </tbody>
      </table>
      <div class="foot">
        There is no row for tax. Every key can read tax codes, and only keys with full access can change them. Write includes
        create, edit and void.
      </div>
    `,
  });
}

function rightBox(module: (typeof accessModules)[number], right: AccessRight): Html {
  if (!isOffered(module, right)) return html`<span aria-hidden="true">–</span><span class="vh">does not apply</span>`;
  const preset = keyPresets.find(({ id }) => id === STARTS_WITH)?.access;
  const isTicked = preset !== undefined && preset !== 'full' && (preset[module]?.includes(right) ?? false);
  return html`
    <label>
      <input type="checkbox" data-module="${module}" data-label="${moduleLabel(module)}" value="${right}"
        aria-label="${moduleLabel(module)}, ${right}"${isTicked && new Html(' checked')}>
    </label>
  `;
}

function wordsCard({ shell, state }: KeysPage): Html {
  return card({
    id: 'words',
    title: 'In words',
    content: html`
      <div class="body stack">
        <div aria-live="polite" data-words><p class="muted">Select what the key can do.</p></div>
        ${bookChoice(shell.reader, state)}
        ${addressField('key-addresses')}
        ${amountField('key-amount')}
        ${approvalField('key-approval')}
        ${formField({
          id: 'key-expires',
          label: 'Expires',
          control: html`
            <select class="input" id="key-expires" name="expires">
              <option value="">Never</option>
              <option value="30">In 30 days</option>
              <option value="90">In 90 days</option>
              <option value="365">In a year</option>
            </select>
            <p class="hint">You get a reminder 7 days before.</p>
          `,
        })}
        <button class="btn primary block" type="submit">Create key</button>
        <p class="err" data-problem="" role="alert"></p>
      </div>
    `,
  });
}

function tenantKeyCard({ previousTenantKeyUntil: until, now }: KeysPage): Html {
  const previous =
    until !== null &&
    until > now &&
    html`
      <p class="row wrap tight">
        The old key works until ${moment(instantText(until), now)}.
        <button class="btn sm" type="button" data-post="/app/rotate-tenant-api-key/end-previous">End the old key now</button>
      </p>
    `;
  return html`
    <section class="card" aria-labelledby="tenant-key">
      <div class="head"><h2 id="tenant-key">Tenant key</h2>${badge('warning', 'alert', 'full access')}</div>
      <div class="body stack">
        <p class="muted">
          The key that was shown once at sign-up. It has full access to every book. Rotating creates a new key. The old one
          stops working when you choose. App keys and the connector keep working.
        </p>
        ${previous}
        <button class="btn danger" type="button" popovertarget="rotate">Rotate tenant key</button>
      </div>
    </section>
  `;
}
