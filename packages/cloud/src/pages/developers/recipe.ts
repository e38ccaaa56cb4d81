/** The page of one command: what it does, its fields, its rules, how it fails, how to send it, and a place to try it. */

import { findRecipe, type Recipe } from '@ledgerline/catalog';
import { exampleRequest, rulesOf } from '@ledgerline/catalog/publish';
import { badge, type Html, html, icon, tableBox } from '@ledgerline/look';
import { neededRights } from '../../account/rights/access.ts';
import { moduleTitle } from '../../command/modules.ts';
import { otherWords, termsOf } from '../../search/recipe-terms.ts';
import { codeTabs } from '../code.ts';
import { type Failure, failuresOf } from './failure.ts';
import { fieldsSection } from './fields.ts';
import { operationTag } from './hits.ts';
import { developerPage, docHead, modulePath, type Reader, recipePath, sectionHead } from './page.ts';
import { prose } from './prose.ts';
import { resultSection } from './result.ts';
import { sampleTabs } from './sample.ts';
import { tryCard } from './try.ts';

export function recipePage(recipe: Recipe, reader: Reader): string {
  const { commandType, summary, module } = recipe;
  return developerPage(reader, {
    title: commandType,
    current: modulePath(module),
    description: summary,
    scripts: reader.isLoggedIn && reader.isSandboxOffered ? ['try'] : [],
    content: html`
      ${head(recipe)}
      <div class="recipe">
        <div>
          ${firstNotice(recipe)}
          ${fieldsSection(recipe)}
          ${rulesSection(recipe)}
          ${resultSection(recipe)}
          ${failuresSection(recipe)}
          ${sectionHead('Related', { id: 'related' })}
          <div class="chips">
            ${relatedTo(recipe).map((type) => html`<a class="chip" href="${recipePath({ commandType: type })}">${type}</a>`)}
          </div>
          ${endpoints(recipe)}
        </div>
        <div class="side">
          ${codeTabs('sample', 'Example', sampleTabs({ ...sampleOf(recipe, reader) }))}
          ${tryCard(recipe, reader)}
        </div>
      </div>
    `,
  });
}

/** The published example, with the reader's own sandbox where there is one. */
export function sampleOf(recipe: Recipe, { baseUrl, sandboxConnectorId }: Reader) {
  const request = exampleRequest(recipe);
  const connectorId = sandboxConnectorId ?? request.connectorId;
  return { request: { ...request, connectorId }, baseUrl, hasArtifact: recipe.hasArtifact };
}

function head(recipe: Recipe): Html {
  const { commandType, module, displayGroup, summary } = recipe;
  const { ms, zh } = otherWords(termsOf(recipe));
  const home = modulePath(module);
  return docHead({
    way: [
      { href: home, label: moduleTitle(module) },
      { href: `${home}#${groupId(displayGroup)}`, label: displayGroup },
    ],
    here: recipe.title,
    title: html`<code class="h-code">${commandType}</code>`,
    sub: html`
      ${prose(summary)} <span class="nowrap" lang="ms">${ms}</span> · <span class="nowrap" lang="zh-Hans">${zh}</span>
    `,
    aside: html`
      <div class="row tight">
        ${operationTag(recipe)}
        ${neededRights(recipe).map((right) => html`<span class="op">needs ${right}</span>`)}
        <a class="btn sm" href="${recipePath(recipe)}.md">${icon('document', 'sm')}Markdown</a>
        <a class="btn sm" href="#try">${icon('run', 'sm')}Try it</a>
      </div>
    `,
  });
}

/** A name that can be part of an address. */
export const groupId = (displayGroup: string): string => displayGroup.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

const notice = (words: Html): Html => html`<div class="notice" data-tone="plain">${icon('info')}<p>${words}</p></div>`;

/** The notice that names the command to send before this one. */
function firstNotice({ operation, document }: Recipe): Html | null {
  const first = (type: string): Html => html`<a href="${recipePath({ commandType: type })}"><code>${type}</code></a>`;
  const [validate, get] = [`validate-${document}`, `get-${document}`];
  if (operation === 'Create' && findRecipe(validate)) {
    return notice(html`Send ${first(validate)} with the same payload first. It reports the same problems and saves nothing.`);
  }
  if ((operation === 'Edit' || operation === 'Void' || operation === 'Delete') && findRecipe(get)) {
    return notice(html`Read it with ${first(get)} first. It shows the current values and which fields you can change.`);
  }
  return null;
}

const DECIDED_BY = {
  cloud: 'checked before the command is queued',
  connector: 'checked by the account book',
} as const;

function rulesSection(recipe: Recipe): Html | null {
  const rules = rulesOf(recipe.commandType);
  if (rules.length + recipe.notes.length === 0) return null;
  return html`
    ${sectionHead('Rules', { id: 'rules' })}
    <ol class="rules">
      ${rules.map(
        ({ text, decidedBy, path }) => html`
          <li>
            <span>
              ${path !== '' && html`<code>${path}</code>: `}
              ${prose(text)} <span class="by">${DECIDED_BY[decidedBy]}</span>
            </span>
          </li>
        `,
      )}
      ${recipe.notes.map((note) => html`<li><span>${prose(note)}</span></li>`)}
    </ol>
  `;
}

export const outcomeTag = (outcome: Failure['outcomes'][number]): Html => {
  if (outcome === 'applied') return badge('unverified', 'unequal', 'applied');
  return outcome === 'unknown' ? badge('failed', 'alert', 'unknown') : html`<code>${outcome}</code>`;
};

function failuresSection(recipe: Recipe): Html {
  return html`
    ${sectionHead('When it fails', { id: 'failures', meta: html`<a href="/developers/errors">all codes</a>` })}
    <p class="muted small lead-in">
      A payload that does not match the schema or breaks a rule never runs. The request is rejected with 400
      <code>invalid_payload</code> and lists all problems. The codes below are for commands that ran.
    </p>
    <div class="card">
      ${tableBox({
        label: 'How it can fail',
        caption: html`How ${recipe.commandType} can fail`,
        classes: 'codes',
        heads: ['Code', 'Outcome', 'What to do'],
        rows: failuresOf(recipe).map(
          ({ code, outcomes, remedy, meaning, href }) => html`
            <tr>
              <th scope="row"><a class="rowlink" href="${href}" title="${meaning}"><code>${code}</code></a></th>
              <td class="nowrap">${outcomes.map(outcomeTag)}</td>
              <td class="soft">${prose(remedy)}</td>
            </tr>
          `,
        ),
      })}
    </div>
  `;
}

const RELATED_MAX = 18;

/** Other commands on the same subject, nearest first. */
export function relatedTo(recipe: Recipe): readonly string[] {
  const { entity } = termsOf(recipe);
  const all = [...entity.reads, ...entity.writes].filter((type) => type !== recipe.commandType);
  const nearness = (type: string): number => {
    if (findRecipe(type)?.displayGroup === recipe.displayGroup) return 0;
    return type.includes(entity.id) ? 1 : 2;
  };
  return all.toSorted((a, b) => nearness(a) - nearness(b)).slice(0, RELATED_MAX);
}

function endpoints({ grouped, hasArtifact }: Recipe): Html {
  return html`
    ${sectionHead('Endpoints', { id: 'endpoints' })}
    <ul class="leaders">
      <li><span class="k">Send the command</span><code>POST /v1/commands</code></li>
      ${
        grouped !== undefined &&
        html`
          <li>
            <span class="k">Or, without <code>type</code></span>
            <code>POST /v1/sales-module/${grouped.document}/${grouped.action}</code>
          </li>
        `
      }
      <li><span class="k">Read the result</span><code>GET /v1/commands/{commandId}</code></li>
      ${hasArtifact && html`<li><span class="k">Download the file</span><code>GET /v1/commands/{commandId}/artifact</code></li>`}
    </ul>
  `;
}
