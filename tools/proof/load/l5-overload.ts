/** Load 5: four times what it carries: the excess is sent away in words, and all is soon calm. */
import { setTimeout as pause } from 'node:timers/promises';
import { openClient } from '../traffic/client.ts';
import { memberVisits } from '../traffic/members.ts';
import { openLoop } from '../traffic/pace.ts';
import type { LoadSite } from '../traffic/site.ts';
import { Tally } from '../traffic/tally.ts';
import { capacityOf } from './l2-closed.ts';
import { foundOf, load, unless } from './load.ts';

const times = 4;
/** Before and after the storm, a second. */
const quietPerSecond = 100;
const quietSeconds = 10;
const watchedSeconds = 30;
const soonSeconds = 10;
/** A p99 is normal that is below this, or at most twice that before the storm. */
const normalMilliseconds = 60;
/** As many as a proxy in front would hold. */
const connections = 2_000;

/** Seconds until no second is slow any more; undefined: the last one still was. */
export function calmAfter(p99s: readonly number[], normal: number): number | undefined {
  const slow = p99s.findLastIndex((p99) => p99 > normal);
  return slow === p99s.length - 1 ? undefined : slow + 1;
}

async function storm(site: LoadSite, seconds: number) {
  const perSecond = times * (await capacityOf(site));
  const client = openClient(site.baseUrl, connections);
  const next = memberVisits(site.sessions, site.facts);
  const [before, tally] = [new Tally(), new Tally()];
  const quiet = { perSecond: quietPerSecond, next };
  await openLoop({ ...quiet, client, seconds: quietSeconds, tally: before });
  const stormy = openLoop({ client, seconds, perSecond, next, tally });
  await pause(seconds * 1_000);
  // Whoever comes now is watched already, while the last of the storm are still answered.
  const others = openClient(site.baseUrl);
  const calm = new Tally();
  const watched = openLoop({ ...quiet, client: others, seconds: watchedSeconds, tally: calm });
  const [took] = await Promise.all([stormy, watched]);
  for (const one of [client, others]) one.close();
  return { before, tally, after: calm, took, perSecond };
}

export const overload = load({
  name: 'L5',
  asked: `${times} times the capacity, open loop`,
  limit: `the excess 503, Retry-After, in Thai; 0 wrong; p99 normal within ${soonSeconds} s`,
  seconds: { usual: 40, full: 300 },
  async run(site, seconds) {
    const { before, tally, after, took, perSecond } = await storm(site, seconds);
    const normal = Math.max(normalMilliseconds, 2 * before.late(0.99));
    const each = Array.from({ length: watchedSeconds }, (_, at) =>
      after.late(0.99, at * 1_000, (at + 1) * 1_000),
    );
    const calm = calmAfter(each, normal);
    const refused = tally.count('refused');
    return {
      ...foundOf(tally, took),
      errors: tally.count('failed') + after.count('failed'),
      wrong: tally.count('wrong') + after.count('wrong') + before.count('wrong'),
      calm,
      remark:
        `${Math.round(perSecond)}/s asked, ${refused} of ${tally.total} sent away; ` +
        `calm ${calm === undefined ? 'never' : `after ${calm} s`} (p99 ≤ ${Math.round(normal)} ms)`,
    };
  },
  misses: ({ errors, wrong, calm }) => [
    ...unless(errors === 0, `${errors} neither answered nor sent away in words`),
    ...unless(wrong === 0, `${wrong} wrong`),
    ...unless(calm !== undefined && calm <= soonSeconds, 'not calm in time'),
  ],
});
