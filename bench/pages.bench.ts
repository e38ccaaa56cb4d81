/** Measures pages in each language next to the same page in English, in turns. The first row is English against itself: what the machine adds. */

import { openTestServer, type TestServer, type TestTenant } from '../packages/cloud/testing/test-server.ts';
import { type Language, languageNames, languages } from '../packages/words/src/language.ts';
import { atMost, type Measurement, median, printTable } from './table.ts';

const WARM_ROUNDS = 10;
const ROUNDS = 40;
const VISITS = 12;
const RATIO_MAX = 1.03;
const PAGES = ['/', '/login', '/portal', '/portal/keys'];

export async function bench(): Promise<void> {
  const server = await openTestServer();
  try {
    const home = await server.household();
    const measurements: Measurement[] = [];
    for (const path of PAGES) {
      const english = visitOf(server, home, path, 'en');
      measurements.push(await compared(`${path}, English again`, english, visitOf(server, home, path, 'en'), false));
      for (const language of languages.filter((one) => one !== 'en'))
        measurements.push(
          await compared(`${path}, ${languageNames[language]}`, english, visitOf(server, home, path, language), true),
        );
    }
    printTable('A page in another language, compared with English', measurements);
  } finally {
    await server.close();
  }
}

type Visit = () => Promise<number>;

/** One page, in milliseconds of processor time: the machine may do other work at the same time. */
const visitOf =
  ({ app }: TestServer, { cookie }: TestTenant, path: string, language: Language): Visit =>
  async () => {
    const start = process.cpuUsage();
    const { statusCode } = await app.inject({
      url: `${path}?lang=${language}`,
      headers: { accept: 'text/html', ...(path.startsWith('/portal') && { cookie }) },
    });
    if (statusCode !== 200) throw new Error(`${path} returned ${statusCode}.`);
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1_000;
  };

async function compared(what: string, english: Visit, other: Visit, isJudged: boolean): Promise<Measurement> {
  const rounds: { readonly english: number; readonly other: number }[] = [];
  for (let round = -WARM_ROUNDS; round < ROUNDS; round += 1) {
    const times = { english: 0, other: 0 };
    for (let visit = 0; visit < VISITS; visit += 1) {
      // Each goes first as often as the other.
      const turns = visit % 2 === 0 ? (['english', 'other'] as const) : (['other', 'english'] as const);
      for (const turn of turns) times[turn] += (await (turn === 'english' ? english : other)()) / VISITS;
    }
    if (round >= 0) rounds.push(times);
  }
  const judged = atMost(RATIO_MAX, median(rounds.map((times) => times.other / times.english)), 'x', 2);
  const middle = median(rounds.map(({ other: spent }) => spent)).toFixed(2);
  const figure = `${judged.figure} (${middle} ms)`;
  return isJudged ? { what, ...judged, figure } : { what, figure };
}
