/** A recipe as Markdown, for programs and people who read text. The same facts as the page, in the same order. */

import type { Recipe } from '@ledgerline/catalog';
import { exampleResultOf, type FieldRow, fieldReference, resultReference, rulesOf } from '@ledgerline/catalog/publish';
import { neededRights } from '../../account/rights/access.ts';
import { moduleTitle } from '../../command/modules.ts';
import { termsOf } from '../../search/recipe-terms.ts';
import { failuresOf } from '../developers/failure.ts';
import { typeText } from '../developers/fields.ts';
import { recipePath } from '../developers/page.ts';
import { relatedTo } from '../developers/recipe.ts';
import { absenceOf, resultType } from '../developers/result.ts';
import { curlText, pythonText, readableJson, type Sample, typescriptText } from '../developers/sample.ts';

export function recipeMarkdown(recipe: Recipe, sample: Sample): string {
  const sections = [
    about(recipe, sample.baseUrl),
    fields(recipe),
    rules(recipe),
    results(recipe),
    failures(recipe),
    `## Example\n\n${fenced('json', readableJson(sample.request))}`,
    `### Result\n\nFrom the sample company. Long lists show their first rows.\n\n${fenced('json', readableJson(exampleResultOf(recipe.commandType)))}`,
    `### curl\n\n${fenced('sh', curlText(sample))}`,
    `### TypeScript\n\n${fenced('ts', typescriptText(sample))}`,
    `### Python\n\n${fenced('python', pythonText(sample))}`,
    `## For agents\n\n${recipe.aiInstructions}`,
    `## Related\n\n${relatedTo(recipe)
      .map((type) => `- [${type}](${sample.baseUrl}${recipePath({ commandType: type })}.md)`)
      .join('\n')}`,
  ];
  return `${sections.filter((section) => section !== '').join('\n\n')}\n`;
}

const fenced = (language: string, text: string): string => `\`\`\`${language}\n${text}\n\`\`\``;

function about(recipe: Recipe, baseUrl: string): string {
  const { commandType, title, summary, module, operation, mode, grouped, hasArtifact } = recipe;
  const { en, ms, zh } = termsOf(recipe).entity.synonyms;
  const facts = [
    ['Title', title],
    ['Module', moduleTitle(module)],
    ['Operation', `${operation}, a ${mode}`],
    ['Right', neededRights(recipe).join(', ')],
    ['Queue', 'POST /v1/commands'],
    ...(grouped ? [['Or', `POST /v1/sales-module/${grouped.document}/${grouped.action}`]] : []),
    ['Result', 'GET /v1/commands/{commandId}'],
    ...(hasArtifact ? [['File', 'GET /v1/commands/{commandId}/artifact']] : []),
    ['Schema', `${baseUrl}/v1/schema/commands/${commandType}`],
    ['Words', [...en, ...ms, ...zh].join(', ')],
  ];
  return `# ${commandType}\n\n${summary}\n\n${facts.map(([name, value]) => `- ${name}: ${value}`).join('\n')}`;
}

function fields(recipe: Recipe): string {
  const rows = fieldReference(recipe);
  if (rows.length === 0) return '## Fields\n\nNone. The payload is an empty object, `{}`.';
  return `## Fields\n\n| field | type | required | meaning |\n| --- | --- | --- | --- |\n${rows.map(fieldLine).join('\n')}`;
}

function fieldLine(row: FieldRow): string {
  const values = row.enum === undefined ? '' : ` One of ${row.enum.map((value) => `\`${value}\``).join(', ')}.`;
  const aliases = row.aliases.length === 0 ? '' : ` Also accepted: ${row.aliases.map((alias) => `\`${alias}\``).join(', ')}.`;
  return `| \`${row.path}\` | ${typeText(row)} | ${row.required ? 'yes' : ''} | ${cell(row.description + values + aliases)} |`;
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('\n', ' ');

function rules(recipe: Recipe): string {
  const published = rulesOf(recipe.commandType);
  const lines = [
    ...published.map(({ text, path, decidedBy }) => `${path === '' ? '' : `\`${path}\`: `}${text} (${decidedBy})`),
    ...recipe.notes,
  ];
  return lines.length === 0 ? '' : `## Rules\n\n${lines.map((line, index) => `${index + 1}. ${line}`).join('\n')}`;
}

function results({ commandType }: Recipe): string {
  const lines = resultReference(commandType).map(
    (row) => `| \`${row.path}\` | ${resultType(row)} | ${cell(row.description)} | ${cell(absenceOf(row))} |`,
  );
  return `## What comes back\n\nThe fields of \`command.result\`.\n\n| field | type | meaning | when it is missing |\n| --- | --- | --- | --- |\n${lines.join('\n')}`;
}

function failures(recipe: Recipe): string {
  const lines = failuresOf(recipe).map(
    ({ code, outcomes, meaning, remedy }) => `| \`${code}\` | ${outcomes.join(', ')} | ${cell(meaning)} | ${cell(remedy)} |`,
  );
  return `## When it fails\n\n| code | outcome | meaning | what to do |\n| --- | --- | --- | --- |\n${lines.join('\n')}`;
}
