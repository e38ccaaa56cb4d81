import assert from 'node:assert/strict';
import { test } from 'node:test';
import { consoleMailWords, consoleOperatorWords, consoleWebhookWords } from './lists.ts';
import { consoleTenantsWords } from './tenants.ts';

test('what a button says aloud contains what it shows, so that it can be pressed by voice', () => {
  for (const language of ['en', 'ms', 'zh'] as const) {
    const mail = consoleMailWords(language);
    const webhook = consoleWebhookWords(language);
    const operator = consoleOperatorWords(language);
    const tenants = consoleTenantsWords(language);
    const pairs: readonly (readonly [said: string, shown: string])[] = [
      [mail.retryTo('a@example.com'), mail.retry],
      [mail.dropTo('a@example.com'), mail.drop],
      [webhook.retryAt('hooks.example.com'), webhook.retry],
      [operator.removeOf('a@example.com'), operator.remove],
      [tenants.activateFor('Kedai', 'Alpha'), tenants.activate('Kedai')],
    ];
    for (const [said, shown] of pairs) assert.ok(said.includes(shown), `${language}: "${said}" does not contain "${shown}"`);
  }
});
