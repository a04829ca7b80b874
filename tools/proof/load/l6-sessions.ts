/** Load 6: ten thousand are signed in, each of whom sees their own. */
import { openClient } from '../traffic/client.ts';
import { memberVisits } from '../traffic/members.ts';
import { openLoop } from '../traffic/pace.ts';
import { vitalsOf } from '../traffic/site.ts';
import { Tally } from '../traffic/tally.ts';
import { foundOf, load, noneWrong, unless } from './load.ts';

const fewest = 10_000;
/** What the server may take of memory with all of them (docs/architecture.md). */
const mostMegabytes = 500;

export const liveSessions = load({
  name: 'L6',
  asked: `a read in each of ${fewest.toLocaleString('en')} live sessions`,
  limit: `${fewest.toLocaleString('en')} sessions answer, server ≤ ${mostMegabytes} MB`,
  seconds: { usual: 40, full: 60 },
  async run({ baseUrl, sessions, facts, pid }, seconds) {
    const client = openClient(baseUrl);
    const tally = new Tally();
    const perSecond = sessions.length / seconds;
    const next = memberVisits(sessions, facts);
    const took = await openLoop({ client, seconds, perSecond, next, tally });
    client.close();
    const { megabytes } = await vitalsOf(pid());
    const live = tally.count('right');
    return {
      ...foundOf(tally, took),
      ...{ live, megabytes, remark: `${live} live, server ${Math.round(megabytes)} MB` },
    };
  },
  misses: (found) => [
    ...unless(found.live >= fewest, `${found.live} live`),
    ...unless(found.megabytes <= mostMegabytes, `${Math.round(found.megabytes)} MB`),
    ...noneWrong(found),
  ],
});
