/** The settings of a cloud as operators read them: `.env.example`, and the table of docs/operations.md. */

import { settings, settingsOfSandboxHost } from '../../packages/cloud/src/system/settings/table.ts';

interface Row {
  readonly variable: string;
  /** Empty if the default is none, or follows from other settings. */
  readonly value: string;
  readonly absentText: string | null;
  readonly meaning: string;
}

const rows: readonly Row[] = [...Object.values(settings), ...Object.values(settingsOfSandboxHost)].map((setting) => {
  const { variable, kind, absent, absentText = null, meaning } = setting;
  const isFixed = typeof absent !== 'function' && absent !== null;
  return { variable, value: isFixed ? (kind.write?.(absent as never) ?? String(absent)) : '', absentText, meaning };
});

const HEAD = `# The settings of a Ledgerline cloud. All are optional; the values here are the defaults. Written by "npm run golden".
# Set them in the environment of the process, for example: node --env-file=.env start.ts
# An invalid value stops the start with one line that names the variable and what it must be.
`;

/** Markdown as lines of comment, with a capital unless it starts with code. */
function comment(markdown: string): string {
  const text = `${markdown.charAt(0).toUpperCase()}${markdown.slice(1)}.`
    .replaceAll('`', '')
    .replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '"$1" in docs/operations.md');
  return text.replaceAll(/(.{1,118})(?: |$)/g, '# $1\n').trimEnd();
}

export function environmentExample(): string {
  const entries = rows.map(({ variable, value, absentText, meaning }) => {
    const comments = [meaning, ...(absentText === null ? [] : [`Default: ${absentText}`])].map(comment);
    return [...comments, `#${variable}=${value}`, ''].join('\n');
  });
  return [HEAD, ...entries].join('\n');
}

const [NAME_WIDTH, DEFAULT_WIDTH] = [26, 37];

function settingsTable(): string {
  const cells = [
    ['variable', 'default', 'meaning'],
    ['-'.repeat(NAME_WIDTH), '-'.repeat(DEFAULT_WIDTH), '-------'],
    ...rows.map(({ variable, value, absentText, meaning }) => [`\`${variable}\``, absentText ?? (value || 'none'), meaning]),
  ];
  return cells
    .map(
      ([name = '', absent = '', meaning = '']) => `| ${name.padEnd(NAME_WIDTH)} | ${absent.padEnd(DEFAULT_WIDTH)} | ${meaning} |`,
    )
    .join('\n');
}

const MARKED = /(<!-- settings: [^\n]*-->\n\n)[\s\S]*?(\n\n<!-- end of settings -->)/;

/** The page with its table of settings as it should be. */
export function withSettings(page: string): string {
  if (!MARKED.test(page)) throw new Error('The page has no place for the table of settings.');
  return page.replace(MARKED, (_, start: string, end: string) => `${start}${settingsTable()}${end}`);
}
