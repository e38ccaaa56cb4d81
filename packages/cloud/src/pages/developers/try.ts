/** The place on a recipe's page where its example can be changed and run in the reader's sandbox. */

import { findRecipe, type Recipe } from '@ledgerline/catalog';
import { exampleRequest } from '@ledgerline/catalog/publish';
import { sandboxCompanyIds } from '@ledgerline/contract';
import { formField, type Html, html, icon } from '@ledgerline/look';
import { statusBadge } from '../status.ts';
import { type Reader, recipePath } from './page.ts';
import { readableJson } from './sample.ts';

const ROWS_MIN = 4;
const ROWS_MAX = 14;

export function tryCard(recipe: Recipe, { isLoggedIn, isSandboxOffered }: Reader): Html {
  const text = readableJson(exampleRequest(recipe).payload);
  const rows = Math.min(ROWS_MAX, Math.max(ROWS_MIN, text.split('\n').length));
  const card = (meta: Html | string, body: Html): Html =>
    html`
      <section class="card try" id="try"
        aria-labelledby="try-title"${isLoggedIn && isSandboxOffered && html` data-try="${recipe.commandType}"`}>
        <div class="head"><h2 id="try-title">Try it</h2><span class="row tight">${meta}</span></div>
        ${body}
      </section>
    `;
  if (!isSandboxOffered) {
    return card(
      '',
      html`
        <div class="body">
          <p class="muted">This installation has no sandbox books. Send the command to a test book of your own.</p>
        </div>
      `,
    );
  }
  const payload = formField({
    id: 'payload',
    label: 'Payload',
    control: html`
      <textarea class="input mono" id="payload" name="payload" rows="${rows}" spellcheck="false" autocapitalize="off"
        autocomplete="off"${!isLoggedIn && html` readonly`}>${text}</textarea>
    `,
  });
  if (!isLoggedIn) {
    return card(
      html`<span class="meta">in your sandbox</span>`,
      html`
        <div class="body stack">
          ${payload}
          <p class="muted small">
            This example runs unchanged in the <code>${sandboxCompanyIds[0]}</code> book of a sandbox. The trial includes a
            sandbox.
          </p>
          <div class="row">
            <a class="btn primary" href="/login?next=${recipePath(recipe)}">Log in to run it</a>
            <a class="btn" href="/signup">Start free trial</a>
          </div>
        </div>
      `,
    );
  }
  return card(bookChoice, html`<div class="body stack">${payload}${buttons(recipe)}</div>${answerPlace}`);
}

const bookChoice = html`
  <label for="book" class="meta">in your sandbox</label>
  <select class="input sm" id="book" name="companyId">
    ${sandboxCompanyIds.map((companyId) => html`<option>${companyId}</option>`)}
  </select>
`;

/** A validation next to the write that it belongs to. */
function buttons(recipe: Recipe): Html {
  const validation = recipe.operation === 'Create' ? findRecipe(`validate-${recipe.document}`) : undefined;
  return html`
    <p class="err small" id="payload-error" role="alert" hidden></p>
    <div class="row between">
      <button class="btn quiet sm" type="button" data-reset>Reset example</button>
      <span class="row tight">
        ${
          validation !== undefined &&
          html`
            <button class="btn" type="button" data-verb="${validation.verb}" data-run="${validation.commandType}">
              Validate
            </button>
          `
        }
        <button class="btn primary" type="button" data-verb="${recipe.verb}" data-run>${icon('run')}Run</button>
      </span>
    </div>
    <noscript><p class="muted small">Running it here needs JavaScript. You can use the curl example instead.</p></noscript>
  `;
}

/** Where the result appears; the badges of all statuses are prepared for the script. */
const answerPlace = html`
  <div class="foot stack sm" data-answer hidden>
    <div class="row between"><span data-badge></span><span class="dim" data-took></span></div>
    <p class="answer-line" role="status" data-line></p>
    <p class="row tight" data-links></p>
    <details data-raw>
      <summary>The command as JSON</summary>
      <div class="code bare wrap-lines">
        <pre tabindex="0" role="region" aria-label="The command as JSON"><code data-json></code></pre>
      </div>
    </details>
  </div>
  ${(['queued', 'running', 'done', 'partial', 'unapplied', 'ignored', 'failed', 'unverified', 'unknown'] as const).map(
    (standing) => html`<template data-look="${standing}">${statusBadge(standing, { language: 'en' })}</template>`,
  )}
`;
