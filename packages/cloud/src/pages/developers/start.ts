/** The first page of the developer docs: the search, the quick start, the modules and the files for machines. */

import { COMMAND_TYPE_COUNT, findRecipe, modules } from '@ledgerline/catalog';
import { exampleRequest } from '@ledgerline/catalog/publish';
import { sandboxCompanyIds } from '@ledgerline/contract';
import { type Html, html } from '@ledgerline/look';
import { moduleCounts } from '../../command/modules.ts';
import { installLine, type OfferedPackage, type PackageId } from '../../delivery/offered-package.ts';
import { codeBlock, codeTabs } from '../code.ts';
import { statusBadge } from '../status.ts';
import { callerRules } from './caller-rules.ts';
import { readsAndWrites } from './command-list.ts';
import { docPath } from './doc-file.ts';
import { nothingAsked, palette } from './hits.ts';
import { developerPage, modulePath, type Reader, sectionHead } from './page.ts';
import { sampleTabs } from './sample.ts';

export const startPage = (reader: Reader, packages: readonly OfferedPackage[]): string =>
  developerPage(reader, {
    title: 'Developers',
    current: '/developers',
    description: `${COMMAND_TYPE_COUNT} command types for account books over one HTTP API: search, quick start and recipes.`,
    hasSearch: true,
    content: html`
      <div class="doc-hero">
        <h1>${COMMAND_TYPE_COUNT} command types, one API</h1>
        <p class="lead">
          Find a command, send it and read its result. Every example on these pages runs unchanged in the
          <code class="ic">${sandboxCompanyIds[0]}</code> book of your sandbox.
        </p>
        ${palette(nothingAsked)}
      </div>
      ${quickStart(reader)}
      ${sectionHead('Clients', { id: 'clients', meta: 'from this server' })}
      ${clients(packages, reader.baseUrl)}
      ${sectionHead('Modules', { meta: 'reads and writes' })}
      <ul class="modules">
        ${moduleCounts().map(
          (count) => html`
            <li>
              <a class="m" href="${modulePath(count.module)}">
                <b>${count.title}</b>
                <span class="sum">${summaryOf(count.module)}</span>
                <span class="n">${count.count}<small>${readsAndWrites(count)}</small></span>
              </a>
            </li>
          `,
        )}
      </ul>
      ${sectionHead('The most important rules', { meta: html`<a href="/developers/rules">all ${callerRules.length}</a>` })}
      ${savingRules}
      ${sectionHead('For machines')}
      ${forMachines}
    `,
  });

const summaryOf = (module: string): string => modules().find(({ id }) => id === module)?.summary ?? '';

const FIRST_COMMAND = 'read-debtors';

function quickStart({ baseUrl, sandboxConnectorId, isLoggedIn }: Reader): Html {
  const recipe = findRecipe(FIRST_COMMAND);
  if (!recipe) throw new Error(`The quick start needs ${FIRST_COMMAND}.`);
  const example = exampleRequest(recipe);
  const request = {
    ...example,
    commandId: 'quick-start-1',
    connectorId: sandboxConnectorId ?? example.connectorId,
    payload: { limit: 3 },
  };
  const keys = isLoggedIn
    ? html`
      <a href="/portal/keys">Create a key</a> for your program. It is shown only once. Find the <code>connectorId</code> in the
      portal under <a href="/portal/sandbox">Sandbox</a>. Its book is called <code>${sandboxCompanyIds[0]}</code>.
    `
    : html`
      <a href="/signup">Sign up</a> to get your key, which is shown only once. The portal shows the <code>connectorId</code> and
      <code>companyId</code> of each book. Your sandbox book is called <code>${sandboxCompanyIds[0]}</code>.
    `;
  return html`
    ${sectionHead('Quick start', { id: 'quick-start', meta: 'about two minutes' })}
    <ol class="starts">
      <li><strong>Get a key and two ids</strong><p>${keys}</p></li>
      <li>
        <strong>Post a command</strong>
        <p>Choose your own <code>commandId</code>. Use the same one for every retry.</p>
      </li>
      <li>
        <strong>Wait for done or failed</strong>
        <p>Both are final. If the command failed, check <code>error.outcome</code> first.</p>
      </li>
    </ol>
    <div class="mt">
      ${codeTabs(
        'quick',
        'Quick start',
        sampleTabs({ request, baseUrl }),
        html`${statusBadge('done', { language: 'en' })}<span>returns up to 3 debtors in <code>command.result.rows</code></span>`,
      )}
    </div>
  `;
}

const CLIENTS: readonly (readonly [id: PackageId, what: string, guide: string])[] = [
  ['client', 'TypeScript and JavaScript', 'client'],
  ['client-python', 'Python', 'client-python'],
  ['command-line', 'Command line', 'cli'],
];

/** Each with the line that installs it. Nothing must be published anywhere else. */
const clients = (packages: readonly OfferedPackage[], baseUrl: string): Html =>
  html`
    <p class="muted measure">
      The clients repeat lost requests without running a command twice. They have no dependencies.${
        packages.length === 0 &&
        html` This server does not offer the packages yet. Its operator builds them with <code>npm run packages</code>.`
      }
    </p>
    <div class="stack mt">
      ${CLIENTS.map(([id, what, guide]) => {
        const offered = packages.find((one) => one.id === id);
        const title = html`${what} · <a href="${docPath(guide)}">guide</a>`;
        return offered === undefined
          ? html`<p>${title}</p>`
          : codeBlock({
              title,
              text: installLine(offered, baseUrl),
              language: 'shell',
              foot: html`<span class="break">${offered.version} · SHA-256 <code>${offered.sha256}</code></span>`,
            });
      })}
    </div>
  `;

const savingRules = html`
  <ol class="rules cols">
    <li>
      <span>
        AR commands are for customers and use <code>debtorCode</code>. AP commands are for suppliers and use
        <code>creditorCode</code>.
      </span>
    </li>
    <li><span>If there is a matching <code>validate-…</code> command, send it first. It never saves.</span></li>
    <li>
      <span>
        Stock lines need <code>itemCode</code>, <code>uom</code> and <code>location</code>. Use
        <a href="/developers/commands/read-locations"><code>read-locations</code></a> to get the exact codes.
      </span>
    </li>
    <li><span>In a new book, create debtors, items and locations before documents.</span></li>
    <li>
      <span>
        <code>saved: true</code> with <code>ok: false</code> is not a rollback. Check the document and do not create it again.
      </span>
    </li>
    <li><span>Download a PDF with the key that requested it.</span></li>
  </ol>
`;

const MACHINE_FILES = [
  ['OpenAPI 3.1', '/openapi.json'],
  ['Manifest for AI agents', '/ai/manifest.json'],
  ['Accounting ontology', '/ai/acct-ontology.json'],
  ['All recipes', '/developers/recipes.json'],
  ['Plain text index', '/llms.txt'],
] as const;

const forMachines = html`
  <ul class="leaders measure">
    ${MACHINE_FILES.map(
      ([label, href]) => html`
        <li>
          <span class="k">${label}</span>
          <a href="${href}"><code>${href}</code></a>
        </li>
      `,
    )}
  </ul>
  <p class="muted small mt-s">Every recipe is also available as Markdown. Add <code>.md</code> to its address.</p>
`;
