/** Load 2: members' own pages, as fast as they are answered. */
import { openClient } from '../traffic/client.ts';
import { memberVisits } from '../traffic/members.ts';
import { closedLoop } from '../traffic/pace.ts';
import type { LoadSite } from '../traffic/site.ts';
import { Tally } from '../traffic/tally.ts';
import { foundOf, late, load, noneWrong, unless } from './load.ts';

const visitors = 200;
const [floor, latest] = [600, 300];

async function measure(site: LoadSite, seconds: number) {
  const client = openClient(site.baseUrl, visitors);
  const next = memberVisits(site.sessions, site.facts);
  await closedLoop({ client, seconds: 3, visitors, next, tally: new Tally() });
  const tally = new Tally();
  const took = await closedLoop({ client, seconds, visitors, next, tally });
  client.close();
  site.capacity = tally.perSecond(took);
  return foundOf(tally, took);
}

const quickSeconds = 8;

/** Right answers a second that the server carries; measured in passing where nobody has. */
export async function capacityOf(site: LoadSite): Promise<number> {
  if (site.capacity === undefined) await measure(site, quickSeconds);
  return site.capacity ?? 0;
}

export const closedReads = load({
  name: 'L2',
  asked: `member reads, closed loop, ${visitors} connections over all sessions`,
  limit: `≥ ${floor}/s, p99 ≤ ${latest} ms`,
  seconds: { usual: 30, full: 60 },
  run: measure,
  misses: (found) => [
    ...unless((found.perSecond ?? 0) >= floor, 'rate'),
    ...late(found.p99, latest),
    ...noneWrong(found),
  ],
});
