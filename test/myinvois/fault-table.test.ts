import assert from 'node:assert/strict';
import { test } from 'node:test';
import { requestOf } from '@ledgerline/book';
import { FAULT_NAMES, type FaultName } from './faults.ts';
import { openScene, type Scene } from './scene.ts';
import { CLIENT } from './server.ts';

/** Every fault at every request: what the book believes afterwards, and that it ends where the tax authority is. */

type Call = 'submit' | 'poll' | 'details' | 'cancel' | 'search';

const credentials = { clientId: CLIENT.id, secrets: [CLIENT.secret] };

/** Carries one errand after the other until one of this kind has been carried. */
async function carryUntil(scene: Scene, call: Call): Promise<boolean> {
  for (let step = 0; step < 50; step += 1) {
    const plan = scene.book.nextErrand();
    if ('waitUntil' in plan) {
      if (plan.waitUntil === null) return false;
      const waitMs = Date.parse(plan.waitUntil) - scene.clock.wallMs();
      await new Promise((resolve) => setTimeout(resolve, Math.max(1, waitMs / 200)));
      continue;
    }
    const { errand } = plan;
    const reply = await scene.session.ask({ ...requestOf(errand), taxpayer: null, credentials });
    scene.book.absorb(errand, reply);
    if (errand.kind === call) return true;
  }
  throw new Error(`No ${call} came.`);
}

/** Faults that only change when something is asked again; a document never becomes what the tax authority did not say. */
const BEFORE: Readonly<Record<Call, readonly string[]>> = {
  submit: ['Pending', 'Submitted'],
  search: ['Pending', 'Submitted'],
  poll: ['Submitted', 'Valid'],
  details: ['Submitted', 'Invalid'],
  cancel: ['Valid', 'Cancelled'],
};

const REFUSING: readonly FaultName[] = ['401', '403'];

for (const call of ['submit', 'search', 'poll', 'details', 'cancel'] as const) {
  test(`whatever goes wrong with ${call}, the book ends where the tax authority is`, async (context) => {
    const isInvalid = call === 'details';
    const scene = await openScene(context, { validationMs: 0, ...(isInvalid && { judge: () => 'The buyer is unknown.' }) });
    for (const fault of FAULT_NAMES.filter((name) => !(REFUSING.includes(name) && call !== 'submit'))) {
      const docNo = scene.invoice();
      scene.run('einvoice.submit', { docType: 'IV', docNos: [docNo] });
      if (call === 'search') scene.server.fail('submit', 'reset-after');
      if (call === 'cancel') {
        await carryUntil(scene, 'poll');
        scene.run('einvoice.cancel', { docNo, reason: 'Wrong customer' });
      }
      scene.server.fail(call, fault);
      await carryUntil(scene, call);
      assert.ok(BEFORE[call].includes(scene.statusOf(docNo)), `${call} ${fault}: ${scene.statusOf(docNo)}`);
      scene.courier.wake();
      await scene.until([isInvalid ? 'Invalid' : call === 'cancel' ? 'Cancelled' : 'Valid'], [docNo]);
      assert.equal(scene.server.standIn.valid(docNo).length, isInvalid ? 0 : 1, `${call} ${fault}`);
    }
  });
}
