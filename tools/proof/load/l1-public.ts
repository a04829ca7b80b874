/** Load 1: what everybody may see, as fast as it is answered. */
import { openClient } from '../traffic/client.ts';
import { closedLoop } from '../traffic/pace.ts';
import { publicVisits } from '../traffic/public.ts';
import { Tally } from '../traffic/tally.ts';
import { foundOf, late, load, noneWrong, unless } from './load.ts';

const visitors = 50;
const [floor, latest] = [2_000, 50];

export const publicPages = load({
  name: 'L1',
  asked: `public API and pages, ${visitors} connections`,
  limit: `≥ ${floor}/s, p99 ≤ ${latest} ms`,
  seconds: { usual: 20, full: 60 },
  async run({ baseUrl, publicPaths, facts }, seconds) {
    const client = openClient(baseUrl, visitors);
    const next = publicVisits(publicPaths, facts);
    await closedLoop({ client, seconds: 3, visitors, next, tally: new Tally() });
    const tally = new Tally();
    const took = await closedLoop({ client, seconds, visitors, next, tally });
    client.close();
    return foundOf(tally, took);
  },
  misses: (found) => [
    ...unless((found.perSecond ?? 0) >= floor, 'rate'),
    ...late(found.p99, latest),
    ...noneWrong(found),
  ],
});
