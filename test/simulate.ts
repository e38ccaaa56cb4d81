/**
 * Soaks the simulation: `--seeds 100000`, `--from 1`, `--seed 42` for one alone, `--mutant name` to break a rule, `--threads 2`. With
 * `--webhooks` that of webhooks and with `--changes` that of changes of account books, 2,000 seeds by default.
 */

import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { changeMutants } from './simulation/change-mutant.ts';
import { runChangeSeeds } from './simulation/change-seeds.ts';
import { tellTogether } from './simulation/crew.ts';
import { webhookMutants } from './simulation/webhook-mutant.ts';
import { runWebhookSeeds } from './simulation/webhook-seeds.ts';

const { values } = parseArgs({
  options: {
    seeds: { type: 'string' },
    webhooks: { type: 'boolean', default: false },
    changes: { type: 'boolean', default: false },
    from: { type: 'string', default: '1' },
    seed: { type: 'string' },
    mutant: { type: 'string', default: 'none' },
    threads: { type: 'string', default: String(availableParallelism()) },
  },
});

const isOne = values.seed !== undefined;
const startedAt = performance.now();
const from = Number(values.seed ?? values.from);
const count = isOne ? 1 : Number(values.seeds ?? (values.webhooks || values.changes ? 2_000 : 20_000));
const soak = values.webhooks ? soakWebhooks : values.changes ? soakChanges : soakQueue;
const { summary, broken } = await soak();
for (const { seed, violations } of broken) console.log(`seed ${seed}: ${violations.join(' ')}`);
const seconds = (performance.now() - startedAt) / 1000;
console.log(
  `${count} seeds, ${summary} in ${seconds.toFixed(1)} s (${Math.round(count / seconds)} a second); ${broken.length} with violations.`,
);
process.exitCode = broken.length > 0 ? 1 : 0;

async function soakQueue() {
  const { commands, events, broken } = await tellTogether(
    { from, count, mutant: values.mutant, isForOne: false },
    isOne ? 1 : Number(values.threads),
  );
  return { summary: `${commands} commands, ${events} events`, broken };
}

async function soakWebhooks() {
  const mutant = webhookMutants.find(({ name }) => name === values.mutant) ?? null;
  const { deliveries, broken } = await runWebhookSeeds({ from, count, mutant, isForOne: false });
  return { summary: `${deliveries} deliveries`, broken };
}

async function soakChanges() {
  const mutant = changeMutants.find(({ name }) => name === values.mutant) ?? null;
  const { changes, broken } = await runChangeSeeds({ from, count, mutant, isForOne: false });
  return { summary: `${changes} changes`, broken };
}
