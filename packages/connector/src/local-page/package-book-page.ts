/** A book of another package in three pages: the package, the file, and the settings that its driver proposes. */

import { basename } from 'node:path';
import { badge, card, type Html, html, notice } from '@ledgerline/look';
import type { Language } from '@ledgerline/words';
import { localBookWords } from '@ledgerline/words/connector/books';
import { localFrameWords } from '@ledgerline/words/connector/frame';
import { packageBookWords } from '@ledgerline/words/connector/package-book';
import type { CompanySettings, SettingDeclaration } from '../driver.ts';
import type { Missing } from '../drivers/driver-folder.ts';
import type { InstalledDriver } from '../service/installed-drivers.ts';
import { choiceField, settingFields, shownSettings, textField } from './form-field.ts';
import { type LocalPage, problemList } from './frame.ts';

export interface OfferedDriver {
  readonly driver: InstalledDriver;
  readonly missing: Missing | null;
}

export function packagesPage(root: string, language: Language, offered: readonly OfferedDriver[]): LocalPage {
  const words = packageBookWords(language);
  return {
    title: localBookWords(language).addOther,
    sub: words.chooseSub,
    current: 'books',
    content: html`
      ${offered.map((each) => driverCard(root, language, each))}
      ${card({
        id: 'other-program',
        title: words.otherTitle,
        content: html`
          <div class="body stack sm">
            <p>${words.otherText}</p>
            <p><a class="btn" href="${root}books/add?driver=external">${words.otherLink}</a></p>
          </div>
        `,
      })}
    `,
  };
}

function driverCard(root: string, language: Language, { driver, missing }: OfferedDriver): Html {
  const words = packageBookWords(language);
  const { name, title, version } = driver;
  const state = missing ? badge('warning', 'alert', words.notReady) : badge('online', 'tick', words.ready);
  const action = missing
    ? html`
        <p>${missing.text}</p>
        ${missing.install !== null && html`<p>${words.installWith}</p><p><code class="break">${missing.install}</code></p>`}
      `
    : html`<p><a class="btn primary" href="${root}books/package/file?driver=${name}">${words.choose(title)}</a></p>`;
  return card({
    id: `driver-${name}`,
    title,
    meta: html`${words.driverVersion(version)} ${state}`,
    content: html`<div class="body stack sm">${action}</div>`,
  });
}

/** Values that a form of these pages shows again. */
interface Shown {
  readonly root: string;
  readonly language: Language;
  readonly driver: InstalledDriver;
  readonly problems: readonly string[];
}

export interface FileForm extends Shown {
  readonly files: readonly string[];
  readonly path: string;
}

export function packageFilePage({ root, language, driver, problems, files, path }: FileForm): LocalPage {
  const words = packageBookWords(language);
  const choices = [...files.map((file) => ({ value: file, label: file })), { value: '', label: words.otherFile }];
  return {
    title: words.fileTitle(driver.title),
    sub: words.fileSub(driver.title),
    current: 'books',
    content: html`
      ${problemList(problems, language)}
      <form class="card measure" method="post" action="${root}books/package/file">
        <div class="body stack">
          <input type="hidden" name="driver" value="${driver.name}">
          ${files.length > 0 && choiceField('found', words.foundFiles, choices, path === '' ? (files[0] ?? '') : '')}
          ${textField({ language, name: 'path', label: words.file, value: path, isRequired: files.length === 0, isFirst: files.length === 0 })}
          ${formButtons(root, language, html`<button class="btn primary" type="submit">${localBookWords(language).continue}</button>`)}
        </div>
      </form>
    `,
  };
}

export interface SettingsForm extends Shown {
  readonly file: string;
  readonly companyId: string;
  readonly name: string;
  /** The declared settings without the file, which is chosen already. */
  readonly declared: readonly SettingDeclaration[];
  readonly settings: CompanySettings['settings'];
  readonly warnings: readonly string[];
  /** What a test found; null when none was made. */
  readonly tested: { readonly debtorCount: number | null } | null;
}

export function packageSettingsPage(form: SettingsForm): LocalPage {
  const { root, language, driver, problems, file, companyId, name, declared, settings } = form;
  const [words, books] = [packageBookWords(language), localBookWords(language)];
  return {
    title: words.settingsTitle(basename(file)),
    sub: words.settingsSub,
    current: 'books',
    content: html`
      ${problemList(problems, language)}
      ${testedNotice(form)}
      ${warningsNotice(form)}
      <form class="card measure" method="post" action="${root}books/package/settings">
        <div class="body stack">
          <input type="hidden" name="driver" value="${driver.name}">
          <input type="hidden" name="file" value="${file}">
          ${textField({ language, name: 'name', label: books.companyName, value: name, isRequired: true, maxLength: 200 })}
          ${textField({ language, name: 'companyId', label: books.id, value: companyId, hint: books.idHint, isRequired: true, maxLength: 64 })}
          ${settingFields(language, declared, settings)}
          ${shownSettings(declared)}
          ${formButtons(
            root,
            language,
            html`
              <button class="btn primary" type="submit" name="act" value="add">${books.add}</button>
              <button class="btn" type="submit" name="act" value="test">${words.test}</button>
            `,
          )}
        </div>
      </form>
    `,
  };
}

const formButtons = (root: string, language: Language, buttons: Html): Html => html`
  <div class="row">
    ${buttons}
    <a class="btn" href="${root}books">${localFrameWords(language).cancel}</a>
  </div>
`;

function testedNotice({ language, tested }: SettingsForm): Html | false {
  if (!tested) return false;
  const words = packageBookWords(language);
  const { debtorCount } = tested;
  const content = html`<p>${debtorCount !== null && `${words.opensWith(debtorCount)} `}${words.nothingAdded}</p>`;
  return html`<div role="status">${notice({ tone: 'done', glyph: 'tick', title: words.opens, content })}</div>`;
}

const warningsNotice = ({ language, warnings }: SettingsForm): Html | false =>
  warnings.length > 0 &&
  notice({
    tone: 'amber',
    glyph: 'alert',
    title: packageBookWords(language).toNote,
    content: html`<ul>${warnings.map((warning) => html`<li>${warning}</li>`)}</ul>`,
  });
