/** Lists of commands: all commands by module, and those of one module by subject. */

import { COMMAND_TYPE_COUNT, type ModuleDeclaration, modules, type Recipe, recipes } from '@ledgerline/catalog';
import type { ModuleId } from '@ledgerline/contract';
import { type Html, html } from '@ledgerline/look';
import { type ModuleCount, moduleCounts } from '../../command/modules.ts';
import { moduleWords } from '../../search/recipe-terms.ts';
import { nothingAsked, operationTag, palette } from './hits.ts';
import { developerPage, docHead, modulePath, type Reader, recipePath, sectionHead } from './page.ts';
import { prose } from './prose.ts';
import { groupId } from './recipe.ts';

/** `34 read, 48 write`, or `all read`. */
export function readsAndWrites({ reads, count }: Pick<ModuleCount, 'reads' | 'count'>): string {
  if (reads === count) return 'all read';
  return reads === 0 ? 'all write' : `${reads} read, ${count - reads} write`;
}

const ofModule = (module: ModuleId): readonly Recipe[] => recipes().filter((recipe) => recipe.module === module);

let everything: Html | null = null;

export function commandsPage(reader: Reader): string {
  everything ??= html`
    <div class="chips jump">
      <span class="dim small">Go to</span>
      ${moduleCounts().map(
        ({ module, title, count }) => html`<a class="chip" href="#${module}">${title}<span class="n">${count}</span></a>`,
      )}
    </div>
    ${moduleCounts().map((count) => moduleSection(count))}
  `;
  return developerPage(reader, {
    title: 'All commands',
    current: '/developers/commands',
    description: `All ${COMMAND_TYPE_COUNT} command types by module.`,
    hasSearch: true,
    content: html`
      ${docHead({
        here: 'All commands',
        title: `All ${COMMAND_TYPE_COUNT} commands`,
        sub: html`
          Send each with <code>POST /v1/commands</code>. Its page has the fields, rules and examples, and a form to try it.
        `,
      })}
      ${palette(nothingAsked)}
      ${everything}
    `,
  });
}

function moduleSection(count: ModuleCount): Html {
  const { module, title } = count;
  const groups = Map.groupBy(ofModule(module), ({ displayGroup }) => displayGroup);
  return html`
    <section id="${module}">
      <div class="h2-line">
        <h2><a href="${modulePath(module)}">${title}</a></h2>
        <span class="meta">${count.count}: ${readsAndWrites(count)}</span>
      </div>
      <dl class="roll">
        ${[...groups].map(
          ([group, own]) => html`
            <div>
              <dt>${group}</dt>
              <dd>
                ${own.map(
                  (recipe) =>
                    html`<a${recipe.mode === 'write' && html` class="w"`} href="${recipePath(recipe)}">${recipe.commandType}</a> `,
                )}
              </dd>
            </div>
          `,
        )}
      </dl>
    </section>
  `;
}

export function modulePage(declared: ModuleDeclaration, reader: Reader): string {
  const { id, title, summary } = declared;
  const count = moduleCounts().find(({ module }) => module === id);
  const groups = Map.groupBy(ofModule(id), ({ displayGroup }) => displayGroup);
  const words = moduleWords(id);
  return developerPage(reader, {
    title,
    current: modulePath(id),
    description: summary,
    content: html`
      ${docHead({
        here: title,
        title,
        sub: html`
          ${prose(summary)} ${
            words !== undefined &&
            html`
              <span class="nowrap" lang="ms">${words.ms[0] ?? ''}</span> ·
              <span class="nowrap" lang="zh-Hans">${words.zh[0] ?? ''}</span>
            `
          }
        `,
        aside: html`
          <p class="meta-line">${count !== undefined && html`<b>${count.count}</b> commands: ${readsAndWrites(count)}`}</p>
        `,
      })}
      ${
        groups.size > 1 &&
        html`
          <div class="chips jump">
            ${[...groups].map(
              ([group, own]) => html`
                <a class="chip" href="#${groupId(group)}">${group}<span class="n">${own.length}</span></a>
              `,
            )}
          </div>
        `
      }
      ${[...groups].map(
        ([group, own]) => html`
          ${sectionHead(group, { id: groupId(group), meta: `${own.length} ${own.length === 1 ? 'command' : 'commands'}` })}
          <ul class="listing">${own.map((recipe) => html`<li>${commandLine(recipe)}</li>`)}</ul>
        `,
      )}
    `,
  });
}

const commandLine = (recipe: Recipe): Html =>
  html`
    <a href="${recipePath(recipe)}">
      <code>${recipe.commandType}</code>
      ${operationTag(recipe)}
      <span class="why">${recipe.summary}</span>
    </a>
  `;

/** The module with this id, if the catalog has one. */
export const findModule = (moduleId: string): ModuleDeclaration | undefined => modules().find(({ id }) => id === moduleId);
