/** The guides in docs/ that are pages of the developer docs too, in the order of the navigation. Read once. */

import { existsSync, readFileSync } from 'node:fs';

interface Guide {
  /** The name of the file in docs/, without its ending. */
  readonly name: string;
  readonly label: string;
  /** The text below the title of the page. */
  readonly summary: string;
}

export const docGuides: readonly Guide[] = [
  { name: 'api', label: 'HTTP API', summary: 'Every request, its rights, its limits and its responses, in one page.' },
  { name: 'client', label: 'TypeScript client', summary: 'Typed commands, retries that cannot book twice, no dependencies.' },
  { name: 'client-python', label: 'Python client', summary: 'The same in Python, with the standard library alone.' },
  { name: 'cli', label: 'Command line', summary: 'Run commands, import and export files, and follow events from a terminal.' },
  {
    name: 'mcp',
    label: 'AI assistants',
    summary: 'Connect an assistant to the account books through the Model Context Protocol.',
  },
  {
    name: 'oauth',
    label: 'Connect apps',
    summary: 'Apps and assistants that people connect without a pasted key, through OAuth.',
  },
  { name: 'events', label: 'Events and webhooks', summary: 'The feed of events, and signed deliveries to your program.' },
  {
    name: 'connector',
    label: 'Connector',
    summary: 'The program next to the account books: set-up, updates and how commands run.',
  },
  { name: 'gnucash', label: 'GnuCash', summary: 'Commands in a real GnuCash book: set-up and what maps to what.' },
  { name: 'tryton', label: 'Tryton', summary: 'Commands in a Tryton database: set-up and what maps to what.' },
  { name: 'drivers', label: 'Write a driver', summary: 'How another accounting package is attached, message by message.' },
  { name: 'reports', label: 'Reports', summary: 'The documents and reports that the book prints.' },
  { name: 'accounting', label: 'Accounting rules', summary: 'The rules of the account book, and how to check it.' },
  { name: 'codes', label: 'Codes', summary: 'Every problem, detail and failure code with its sentence.' },
  { name: 'team', label: 'Team and roles', summary: 'People, roles and several companies.' },
  { name: 'security', label: 'Security', summary: 'Threats, guarantees, limits and what was tested.' },
  {
    name: 'operations',
    label: 'Operations',
    summary: 'For who runs a server: settings, backup, upgrade, several nodes, metrics.',
  },
  { name: 'scale', label: 'Scale', summary: 'How much one installation handles, and the next step.' },
  { name: 'performance', label: 'Performance', summary: 'What everything costs, measured next to a baseline.' },
];

const FOLDER = new URL('../../../../../docs/', import.meta.url);

export const docPath = (name: string): string => `/developers/guides/${name}`;
export const picturePath = (name: string): string => `/developers/pictures/${name}`;

export const findGuide = (name: string): Guide | null => docGuides.find((guide) => guide.name === name) ?? null;

export const guideText = ({ name }: Pick<Guide, 'name'>): string => readFileSync(new URL(`${name}.md`, FOLDER), 'utf8');

const PICTURE = /^[a-z0-9-]+\.png$/;

/** Null when docs/ has no such picture. */
export function readPicture(name: string): Buffer | null {
  const file = new URL(`pictures/${name}`, FOLDER);
  return PICTURE.test(name) && existsSync(file) ? readFileSync(file) : null;
}
