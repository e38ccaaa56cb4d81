/**
 * A letter as HTML for mail programs: a table as wide as a column of text, styles on the elements, and a style sheet only for
 * dark mode and narrow screens, which programs can do without.
 */

import { Html, html } from '@ledgerline/look';
import { locales } from '@ledgerline/words';
import { mailFrameWords } from '@ledgerline/words/mail/frame';
import { helpOf, type Letter, type LetterFrame, PRODUCT, sentByOf } from './letter.ts';
import { dark, light } from './palette.ts';

const SERIF = "'Iowan Old Style',Charter,'Palatino Linotype',Palatino,'Noto Serif',Georgia,serif";
const SANS = "-apple-system,'Segoe UI',Roboto,'Noto Sans',Helvetica,Arial,sans-serif";

/** Colours of the dark mode, by class; the elements themselves have the light colours. */
const NIGHT: Readonly<Record<string, string>> = {
  paper: `background:${dark('paper')}`,
  sheet: `background:${dark('surface')};border-color:${dark('rule')}`,
  ink: `color:${dark('ink')}`,
  ink2: `color:${dark('ink-2')}`,
  ink3: `color:${dark('ink-3')}`,
  accent: `color:${dark('accent')}`,
  head: `border-color:${dark('rule-strong')}`,
  rule: `border-color:${dark('rule')}`,
  button: `background:${dark('accent-solid')};color:${dark('on-accent')}`,
};

const important = (style: string): string => style.replaceAll(/(;|$)/g, ' !important$1');

const STYLE_SHEET = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:600px){.outer{padding:0 !important}.sheet{border-left:0 !important;border-right:0 !important}
.pad{padding-left:20px !important;padding-right:20px !important}}
@media (prefers-color-scheme:dark){${Object.entries(NIGHT)
  .map(([name, style]) => `.${name}{${important(style)}}`)
  .join('')}}`;

const CELL = `font-family:${SANS};font-size:16px;line-height:1.6`;

export function letterHtml(letter: Letter, frame: LetterFrame): string {
  const { subject, title, sentences } = letter;
  const words = mailFrameWords(frame.language);
  const help = helpOf(frame);
  return `<!doctype html>
${
  html`
    <html lang="${locales[frame.language] ?? 'en'}">
      <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <meta name="supported-color-schemes" content="light dark">
        <title>${subject}</title>
        <style>${new Html(STYLE_SHEET)}</style>
      </head>
      <body class="paper" style="margin:0;padding:0;background:${light('paper')};-webkit-text-size-adjust:100%">
        <div style="display:none;max-height:0;overflow:hidden">${sentences[0] ?? ''}</div>
        <table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0"
          style="background:${light('paper')}">
          <tr>
            <td class="outer" align="center" style="padding:32px 16px">
              <table role="presentation" class="sheet" width="100%" cellpadding="0" cellspacing="0" border="0"
                style="max-width:560px;background:${light('surface')};border:1px solid ${light('rule')}">
                <tr>
                  <td class="pad" style="padding:28px 36px 0">
                    <p class="accent"
                      style="margin:0;font-family:${SERIF};font-size:18px;font-weight:600;color:${light('accent')}">
                      ${PRODUCT}
                    </p>
                  </td>
                </tr>
                <tr>
                  <td class="pad" style="padding:16px 36px 0">
                    <h1 class="ink head"
                      style="margin:0;padding:0 0 16px;border-bottom:3px double ${light('rule-strong')};font-family:${SERIF};
                        font-size:26px;line-height:1.25;font-weight:600;color:${light('ink')}">
                      ${title}
                    </h1>
                  </td>
                </tr>
                <tr>
                  <td class="pad" style="padding:20px 36px 28px;${CELL}">
                    ${sentences.map(
                      (sentence) => html`
                        <p class="ink" style="margin:0 0 16px;color:${light('ink')};overflow-wrap:anywhere">${sentence}</p>
                      `,
                    )}
                    ${factRows(letter)}
                    ${buttonRow(letter, words.openAddress)}
                    ${remark(letter)}
                  </td>
                </tr>
                <tr>
                  <td class="pad" style="padding:0 36px 28px">
                    <p class="ink3 rule"
                      style="margin:0;padding:16px 0 0;border-top:1px solid ${light('rule')};font-family:${SANS};
                        font-size:13px;line-height:1.5;color:${light('ink-3')}">
                      ${frame.reason}
                      ${letter.unsubscribe !== undefined && html`${quietLink(words.unsubscribe, letter.unsubscribe)}`}
                      <br>
                      ${sentByOf(frame)}, ${quietLink(frame.baseUrl, frame.baseUrl)}
                      <br>${words.before(words.help)} ${quietLink(help.text, help.href)}
                    </p>
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>
  `.text
}
`;
}

const quietLink = (text: string, href: string): Html =>
  html`<a class="ink3" href="${href}" style="color:${light('ink-3')}">${text}</a>`;

function factRows({ facts = [] }: Letter): Html | null {
  if (facts.length === 0) return null;
  return html`
    <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px">
      ${facts.map(
        ([label, value]) =>
          html`
            <tr>
              <td class="ink3 rule"
                style="padding:8px 16px 8px 0;border-top:1px solid ${light('rule')};${CELL};font-size:14px;
                  color:${light('ink-3')};vertical-align:top;white-space:nowrap">
                ${label}
              </td>
              <td class="ink rule" align="right"
                style="padding:8px 0;border-top:1px solid ${light('rule')};${CELL};font-size:14px;color:${light('ink')};
                  overflow-wrap:anywhere;word-break:break-word">
                ${value}
              </td>
            </tr>
          `,
      )}
    </table>
  `;
}

/** The address is spelled out too: some programs show no buttons, and people like to see where a link goes. */
function buttonRow({ button }: Letter, openAddress: string): Html | null {
  if (!button) return null;
  const { label, href } = button;
  return html`
    <p style="margin:4px 0 16px">
      <a class="button" href="${href}"
        style="display:inline-block;padding:12px 22px;border-radius:5px;background:${light('accent-solid')};
          color:${light('on-accent')};font-size:16px;font-weight:600;line-height:1.25;text-decoration:none">
        ${label}
      </a>
    </p>
    <p class="ink3"
      style="margin:0 0 16px;font-size:13px;line-height:1.5;color:${light('ink-3')};overflow-wrap:anywhere;word-break:break-word">
      ${openAddress} <a class="accent" href="${href}" style="color:${light('accent')}">${href}</a>
    </p>
  `;
}

const remark = ({ remark: text }: Letter): Html | null =>
  text === undefined
    ? null
    : html`<p class="ink2" style="margin:0;font-size:14px;line-height:1.6;color:${light('ink-2')}">${text}</p>`;
