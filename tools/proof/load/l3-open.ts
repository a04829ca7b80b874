/** Load 3: members' own pages at a fixed rate, whether or not those before have been answered. */
import { openClient } from '../traffic/client.ts';
import { memberVisits } from '../traffic/members.ts';
import { openLoop } from '../traffic/pace.ts';
import { Tally } from '../traffic/tally.ts';
import { foundOf, late, load, noneWrong, unless } from './load.ts';

const perSecond = 300;
const [middle, latest] = [10, 60];

export const openReads = load({
  name: 'L3',
  asked: `member reads, open loop, ${perSecond}/s`,
  limit: `p50 ≤ ${middle} ms, p99 ≤ ${latest} ms, 0 errors`,
  seconds: { usual: 30, full: 60 },
  async run({ baseUrl, sessions, facts }, seconds) {
    const client = openClient(baseUrl);
    const next = memberVisits(sessions, facts);
    await openLoop({ client, seconds: 3, perSecond, next, tally: new Tally() });
    const tally = new Tally();
    const took = await openLoop({ client, seconds, perSecond, next, tally });
    client.close();
    return foundOf(tally, took);
  },
  misses: (found) => [
    ...unless((found.p50 ?? 0) <= middle, `p50 ${Math.round(found.p50 ?? 0)} ms`),
    ...late(found.p99, latest),
    ...noneWrong(found),
  ],
});
