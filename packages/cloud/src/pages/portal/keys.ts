/** The keys of a tenant: one per app, with no more rights than it needs. Secrets are shown once, by a script, and never rendered. */

import { COMMAND_TYPE_COUNT } from '@ledgerline/catalog';
import { type AccessRight, type AppKey, accessModules, accessRights, DAY_MS, limits } from '@ledgerline/contract';
import { actionsHead, badge, card, emptyState, formField, Html, html, icon, needsScript, tableBox } from '@ledgerline/look';
import { figuresOf, type Reader } from '@ledgerline/words';
import { keysWords } from '@ledgerline/words/portal/keys';
import { pageNameWords } from '@ledgerline/words/portal/page-name';
import { formWords } from '@ledgerline/words/shared/form';
import { accessWords, presetWords } from '@ledgerline/words/shared/key-access';
import { moduleWords } from '@ledgerline/words/shared/module';
import { instantText } from '../../system/clock.ts';
import { pageHead } from '../frame.ts';
import { portalPage } from '../portal-frame.ts';
import { bookChoice, ifMay, ifMayChange, isWhole, type ListView, listPager, type PortalView, shownTime } from '../portal-view.ts';
import { addressField, amountField, approvalField, keyDialogs } from './key-dialogs.ts';
import { accessText, assistantPresets, commandsByNeed, isOffered, keyPresets } from './key-preset.ts';
import { secretDialog } from './secret-dialog.ts';

export interface KeysPage extends PortalView, ListView {
  readonly keys: readonly AppKey[];
  /** How long the previous tenant key still works; null if there is none. */
  readonly previousTenantKeyUntil: number | null;
}

type Words = ReturnType<typeof keysWords>;

export function keysPage(page: KeysPage): string {
  const { reader } = page.shell;
  const names = pageNameWords(reader.language);
  const words = keysWords(reader.language);
  return portalPage({
    title: names.keys,
    current: '/portal/keys',
    shell: page.shell,
    scripts: ['keys'],
    content: html`
      ${pageHead({
        title: names.keys,
        sub: words.sub,
        actions: html`
          ${ifMay(page, 'integrate', html`<a class="btn" href="/portal/pair">${names.pair}</a>`)}
          ${ifMayChange(page, 'integrate', html`<a class="btn primary" href="#new">${icon('plus')}${words.createKey}</a>`)}
        `,
      })}
      ${needsScript(words.needsScript)}
      <div class="stack lg">
        ${keyTable(page, words)}
        ${ifMayChange(
          page,
          'integrate',
          html`
            <form method="dialog" class="cols-2 narrow-end" id="new" data-new-key
              data-needs="${JSON.stringify(commandsByNeed())}" data-total="${COMMAND_TYPE_COUNT}" novalidate>
              ${rightsCard(page, words)}
              <div class="stack lg">${wordsCard(page, words)}${tenantKeyCard(page, words)}</div>
            </form>
          `,
        )}
      </div>
      ${secretDialog(reader, words.copyNow, words.shownOnce)}
      ${keyDialogs(reader)}
    `,
  });
}

export const isWorking = ({ revokedAt, expiresAt }: AppKey, now: number): boolean =>
  revokedAt === null && (expiresAt === null || Date.parse(expiresAt) > now);

function keyTable(page: KeysPage, words: Words): Html {
  const { keys, now } = page;
  const working = keys.filter((key) => isWorking(key, now));
  if (keys.length === 0) {
    return card({
      id: 'in-use',
      title: words.inUse,
      content: emptyState('key', words.noKeys, html`<p>${words.noKeysHint}</p>`),
    });
  }
  return card({
    id: 'in-use',
    title: words.inUse,
    meta: isWhole(page) ? words.counts(working.length, keys.length - working.length) : words.newestFirst,
    content: html`
      ${tableBox({
        label: words.keys,
        caption: words.caption,
        classes: 'mid hover',
        heads: [
          words.name,
          [words.key, 'hide-s'],
          words.rights,
          [words.books, 'hide-s'],
          [words.created, 'hide-s'],
          words.lastUsed,
          actionsHead(formWords(page.shell.reader.language).actions),
        ],
        rows: keys.map((key) => keyRow(key, page, words)),
      })}
      ${listPager(page.shell.reader, '/portal/keys', keys.length, page)}
    `,
  });
}

function keyRow(key: AppKey, page: KeysPage, words: Words): Html {
  const { shell, now } = page;
  const { reader } = shell;
  const { agoText, amountText, dayText } = figuresOf(reader);
  const { keyId, name, prefix, access, companies, allowedAddresses, amountLimit, createdAt, lastUsedAt, connectedApp } = key;
  const used = lastUsedAt === null ? words.never : agoText(Date.parse(lastUsedAt), now);
  const button = html`
    <button class="btn sm quiet" type="button" data-edit="${keyId}" data-name="${name}"
      data-amount="${amountLimit === null ? '' : amountLimit}" data-approval="${key.approval}"
      data-addresses="${(allowedAddresses ?? []).join('\n')}"
      aria-label="${words.editOf(name)}">${words.edit}</button>
    ${
      connectedApp === null &&
      html`
        <button class="btn sm quiet" type="button" data-rotate="${keyId}" data-name="${name}" aria-label="${words.rotateOf(name)}">
          ${words.rotate}
        </button>
      `
    }
    <button class="btn sm quiet" type="button" data-revoke="${keyId}"
      data-name="${name}"${lastUsedAt !== null && html` data-used="${used}"`} aria-label="${words.revokeOf(name)}">
      ${words.revoke}
    </button>
  `;
  return html`
    <tr>
      <th scope="row">
        ${name}
        ${appLine(key, words)}
        ${endLine(key, reader, now)}
        ${previousLine(key, page)}
        ${allowedAddresses !== null && html`<span class="sub">${words.onlyFrom(allowedAddresses)}</span>`}
        ${amountLimit !== null && html`<span class="sub">${words.upTo(amountText(amountLimit))}</span>`}
        ${approvalLine(key, words)}
      </th>
      <td class="hide-s"><code>${prefix}…</code></td>
      <td>${accessText(access, reader)}</td>
      <td class="hide-s">${companies === null ? words.all : companies.join(', ')}</td>
      <td class="hide-s">${dayText(Date.parse(createdAt))}</td>
      <td${lastUsedAt === null && html` class="dim"`}>${used}</td>
      <td class="num">
        ${
          isWorking(key, now)
            ? ifMayChange(page, 'integrate', html`<span class="row tight nowrap">${button}</span>`)
            : badge('queued', 'cross', key.revokedAt === null ? words.expired : words.revoked)
        }
      </td>
    </tr>
  `;
}

const SOON_DAYS = 14;

function endLine({ expiresAt, revokedAt }: AppKey, reader: Reader, now: number): Html | null {
  const words = keysWords(reader.language);
  const { dayText } = figuresOf(reader);
  const line = (text: string): Html => html`<span class="sub">${text}</span>`;
  if (revokedAt !== null) return line(words.revokedOn(dayText(Date.parse(revokedAt))));
  if (expiresAt === null) return null;
  const days = Math.ceil((Date.parse(expiresAt) - now) / DAY_MS);
  const day = dayText(Date.parse(expiresAt));
  if (days <= 0) return line(words.expiredOn(day));
  return line(days <= SOON_DAYS ? words.expiresIn(days) : words.expiresOn(day));
}

/** Which app uses the key, for one that a person connected. */
const appLine = ({ connectedApp: app }: AppKey, words: Words): Html | null =>
  app && html`<span class="sub break">${words.connectedApp(app.name, app.host, app.isVerified)}</span>`;

/** The time of the previous secret, and a way to end it, while it works. */
function previousLine(key: AppKey, page: KeysPage): Html | null {
  const { shell, now } = page;
  const { reader } = shell;
  const { keyId, name, previousSecretUntil } = key;
  if (previousSecretUntil === null || Date.parse(previousSecretUntil) <= now || !isWorking(key, now)) return null;
  const words = keysWords(reader.language);
  return html`
    <span class="sub">
      ${words.oldSecretUntil(shownTime(reader, previousSecretUntil, now))}
      ${' '}
      ${ifMayChange(
        page,
        'integrate',
        html`
          <button class="btn sm quiet" type="button" data-post="/app/api-keys/${keyId}/end-previous-secret"
            aria-label="${words.endNowOf(name)}">${words.endNow}</button>
        `,
      )}
    </span>
  `;
}

const approvalLine = ({ approval }: AppKey, words: Words): Html | null =>
  approval === 'none'
    ? null
    : html`
      <span class="sub">${words[`${approval}NeedApproval`]((text) => html`<a href="/portal/approvals">${text}</a>`)}</span>
    `;

const STARTS_WITH = 'shop';

function rightsCard({ shell: { reader } }: KeysPage, words: Words): Html {
  const modules = moduleWords(reader.language);
  return card({
    id: 'new-key',
    title: words.createAKey,
    content: html`
      <div class="body stack">
        ${formField({
          id: 'key-name',
          label: words.name,
          problem: 'name',
          control: html`
            <input class="input" id="key-name" name="name" maxlength="${limits.appKeyNameCharactersMax}"
              placeholder="${words.nameExample}" autocomplete="off"
              aria-describedby="key-name-problem">
          `,
        })}
        <fieldset class="field">
          <legend class="label">${words.startFrom}</legend>
          <div class="chips">
            ${[...keyPresets.map((preset) => ({ ...preset, approval: 'none' })), ...assistantPresets].map(
              ({ id, access, approval }) => html`
                <label class="chip">
                  <input type="radio" name="preset" value="${id}" data-approval="${approval}"
                    data-access="${JSON.stringify(access)}"${id === STARTS_WITH && new Html(' checked')}>
                  ${presetWords(reader.language)[id]}
                </label>
              `,
            )}
          </div>
        </fieldset>
      </div>
      <table class="table rights">
        <caption class="vh">${words.rightsCaption}</caption>
        <thead>
          <tr>
            <th scope="col">${words.module}</th>
            <th scope="col">${words.read}</th>
            <th scope="col">${words.write}</th>
            <th scope="col">${words.delete}</th>
          </tr>
        </thead>
        <tbody>
          ${accessModules.map(
            (module) => html`
              <tr>
                <th scope="row">${modules[module]}</th>
                ${accessRights.map(
                  (right) => html`<td${!isOffered(module, right) && html` class="none"`}>${rightBox(module, right, reader)}</td>`,
                )}
              </tr>
            `,
          )}
        </tbody>
      </table>
      <div class="foot">${words.noTaxRow}</div>
    `,
  });
}

function rightBox(module: (typeof accessModules)[number], right: AccessRight, { language }: Reader): Html {
  const words = keysWords(language);
  if (!isOffered(module, right)) return html`<span aria-hidden="true">–</span><span class="vh">${words.doesNotApply}</span>`;
  const label = moduleWords(language)[module];
  const preset = keyPresets.find(({ id }) => id === STARTS_WITH)?.access;
  const isTicked = preset !== undefined && preset !== 'full' && (preset[module]?.includes(right) ?? false);
  return html`
    <label>
      <input type="checkbox" data-module="${module}" data-label="${label}" value="${right}"
        aria-label="${words.rightOf(label, accessWords(language)[right])}"${isTicked && new Html(' checked')}>
    </label>
  `;
}

function wordsCard({ shell: { reader }, state }: KeysPage, words: Words): Html {
  return card({
    id: 'words',
    title: words.inWords,
    content: html`
      <div class="body stack">
        <div aria-live="polite" data-words><p class="muted">${words.selectRights}</p></div>
        ${bookChoice(reader, state)}
        ${addressField('key-addresses', reader)}
        ${amountField('key-amount', reader)}
        ${approvalField('key-approval', reader)}
        ${formField({
          id: 'key-expires',
          label: words.expires,
          control: html`
            <select class="input" id="key-expires" name="expires">
              <option value="">${words.expiresNever}</option>
              <option value="30">${words.inDays(30)}</option>
              <option value="90">${words.inDays(90)}</option>
              <option value="365">${words.inAYear}</option>
            </select>
            <p class="hint">${words.reminder}</p>
          `,
        })}
        <button class="btn primary block" type="submit">${words.createKey}</button>
        <p class="err" data-problem="" role="alert"></p>
      </div>
    `,
  });
}

function tenantKeyCard({ shell: { reader }, previousTenantKeyUntil: until, now }: KeysPage, words: Words): Html {
  const previous =
    until !== null &&
    until > now &&
    html`
      <p class="row wrap tight">
        ${words.oldKeyUntil(shownTime(reader, instantText(until), now))}
        ${' '}
        <button class="btn sm" type="button" data-post="/app/rotate-tenant-api-key/end-previous">${words.endOldKey}</button>
      </p>
    `;
  return html`
    <section class="card" aria-labelledby="tenant-key">
      <div class="head"><h2 id="tenant-key">${words.tenantKey}</h2>${badge('warning', 'alert', words.fullAccess)}</div>
      <div class="body stack">
        <p class="muted">${words.tenantKeyHint}</p>
        ${previous}
        <button class="btn danger" type="button" popovertarget="rotate">${words.rotateTenantKey}</button>
      </div>
    </section>
  `;
}
