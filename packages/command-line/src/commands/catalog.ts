/** search and schema: what the catalog offers. */

import type { Session } from '../session.ts';

export async function search(session: Session, words: readonly string[], limit: string): Promise<void> {
  const { terminal } = session;
  const hits = await session.client().search(words.join(' '), Number(limit));
  if (hits.length === 0) terminal.say(`No command type matches “${words.join(' ')}”.`);
  else if (terminal.manner.json) for (const hit of hits) terminal.print(JSON.stringify(hit));
  else terminal.print(terminal.table(hits.map(({ type, mode, title }) => [type, mode, title])));
}

export async function schema(session: Session, type: string, { example = false }: { readonly example?: boolean }): Promise<void> {
  const { terminal } = session;
  const contract = await session.client().schema(type);
  if (example) return terminal.printObject(contract.examplePayload);
  if (terminal.manner.json) return terminal.printObject(contract);
  const { payloadSchema, requiredPayloadFields } = contract;
  terminal.print(`${contract.commandType} (${contract.mode}, ${contract.module})\n${contract.summary}\n`);
  const properties = (payloadSchema.properties ?? {}) as Readonly<
    Record<string, { readonly type?: unknown; readonly description?: string }>
  >;
  const rows = Object.entries(properties)
    .filter(([, { description = '' }]) => !description.startsWith('Alias of '))
    .map(([name, { type: kind, description = '' }]) => [
      `${name}${requiredPayloadFields.includes(name) ? '*' : ''}`,
      String(kind ?? 'object'),
      description,
    ]);
  terminal.print(rows.length === 0 ? 'It takes no fields.' : terminal.table(rows));
  terminal.say('\n* required. --example shows a payload that works, --json the whole contract.');
}
