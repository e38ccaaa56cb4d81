/** The process of a tenant that sends batches to a book of its own, one after the other with a pause, until it is told to end. */

import { setTimeout as pause } from 'node:timers/promises';

export interface Sending {
  readonly baseUrl: string;
  readonly tenantKey: string;
  readonly connectorId: string;
  readonly commands: number;
  readonly everyMs: number;
}

let isOn = false;
let running: Promise<number> = Promise.resolve(0);
let runs = 0;

async function send({ baseUrl, tenantKey, connectorId, commands, everyMs }: Sending): Promise<number> {
  const headers = { authorization: `Bearer ${tenantKey}`, 'content-type': 'application/json' };
  let batches = 0;
  runs += 1;
  while (isOn) {
    const startedAt = performance.now();
    const of = `${runs}-${batches}`;
    const list = Array.from({ length: commands }, (_, at) => ({
      commandId: `batch-${of}-${at}`,
      connectorId,
      companyId: 'SAMPLE',
      type: 'read-debtors',
      payload: {},
    }));
    const answer = await fetch(`${baseUrl}/v1/commands/batch`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ commands: list }),
    });
    const { accepted } = (await answer.json()) as { accepted?: number };
    if (accepted !== commands) throw new Error(`The batch was answered ${answer.status}, ${accepted} accepted.`);
    batches += 1;
    await pause(Math.max(0, everyMs - (performance.now() - startedAt)));
  }
  return batches;
}

process.on('message', async (told: Sending | 'end') => {
  if (told === 'end') {
    isOn = false;
    process.send?.(await running);
    return;
  }
  isOn = true;
  running = send(told);
  process.send?.('begun');
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
