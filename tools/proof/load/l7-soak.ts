/** Load 7: half of what it carries, for long: nothing grows, and nothing becomes slow. */
import { setTimeout as pause } from 'node:timers/promises';
import { openClient } from '../traffic/client.ts';
import { memberVisits } from '../traffic/members.ts';
import { openLoop } from '../traffic/pace.ts';
import { type LoadSite, type Vitals, vitalsOf } from '../traffic/site.ts';
import { percentile, Tally } from '../traffic/tally.ts';
import { capacityOf } from './l2-closed.ts';
import { foundOf, load, noneWrong, unless } from './load.ts';

const part = 0.5;
const [memoryGrowth, lateGrowth] = [1.05, 1.1];
/** Until connections that nobody uses are gone. */
const restMilliseconds = 3_000;
const sampleMilliseconds = 1_000;

const middleOf = (numbers: readonly number[]): number =>
  percentile(
    [...numbers].sort((a, b) => a - b),
    0.5,
  );

/** How the last fifth stands to the one after the first, which warms up. */
export function growth(values: readonly number[]): number {
  const fifth = Math.max(1, Math.floor(values.length / 5));
  const first = middleOf(values.slice(fifth, 2 * fifth));
  return first === 0 ? 1 : middleOf(values.slice(-fifth)) / first;
}

function sample(site: LoadSite): () => Promise<readonly Vitals[]> {
  const stop = new AbortController();
  const taking = (async () => {
    const taken: Vitals[] = [];
    while (!stop.signal.aborted) {
      taken.push(await vitalsOf(site.pid()));
      await pause(sampleMilliseconds);
    }
    return taken;
  })();
  return () => {
    stop.abort();
    return taking;
  };
}

/** Descriptors when nobody is connected. */
async function descriptorsAtRest(site: LoadSite): Promise<number> {
  await pause(restMilliseconds);
  return (await vitalsOf(site.pid())).descriptors;
}

async function soak(site: LoadSite, seconds: number) {
  const perSecond = part * (await capacityOf(site));
  const next = memberVisits(site.sessions, site.facts);
  const warm = openClient(site.baseUrl);
  await openLoop({ client: warm, seconds: 5, perSecond, next, tally: new Tally() });
  warm.close();
  const before = await descriptorsAtRest(site);
  const stop = sample(site);
  const tally = new Tally();
  const client = openClient(site.baseUrl);
  const took = await openLoop({ client, seconds, perSecond, next, tally });
  const vitals = await stop();
  client.close();
  const more = (await descriptorsAtRest(site)) - before;
  // By tenths, of which the middle one counts: one busy moment of the machine is no growth.
  const tenths = Array.from({ length: 10 }, (_, at) =>
    tally.late(0.99, at * 100 * seconds, (at + 1) * 100 * seconds),
  );
  return { tally, took, more, perSecond, vitals, tenths };
}

const percent = (ratio: number): string =>
  `${ratio >= 1 ? '+' : ''}${((ratio - 1) * 100).toFixed(1)} %`;

export const soaked = load({
  name: 'L7',
  asked: 'half of the capacity for long, open loop',
  limit: 'memory ≤ +5 %, descriptors +0, p99 ≤ +10 %, 0 × 5xx',
  seconds: { usual: 120, full: 7_200 },
  async run(site, seconds) {
    const { tally, took, more, perSecond, vitals, tenths } = await soak(site, seconds);
    const memory = growth(vitals.map(({ megabytes }) => megabytes));
    const slower = growth(tenths);
    const last = Math.round(vitals.at(-1)?.megabytes ?? 0);
    return {
      ...foundOf(tally, took),
      ...{ memory, slower, more },
      remark:
        `${Math.round(perSecond)}/s asked; memory ${percent(memory)} (${last} MB), ` +
        `descriptors ${more >= 0 ? '+' : ''}${more}, p99 ${percent(slower)}`,
    };
  },
  misses: (found) => [
    ...unless(found.memory <= memoryGrowth, `memory ${percent(found.memory)}`),
    ...unless(found.more <= 0, `descriptors +${found.more}`),
    ...unless(found.slower <= lateGrowth, `p99 ${percent(found.slower)}`),
    ...noneWrong(found),
  ],
});
