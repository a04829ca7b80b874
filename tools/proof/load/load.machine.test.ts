import { afterAll, beforeAll, expect, test } from 'vitest';
import { openClient } from '../traffic/client.ts';
import { memberVisits } from '../traffic/members.ts';
import { publicVisits } from '../traffic/public.ts';
import { type LoadSite, openLoadSite } from '../traffic/site.ts';
import { Tally } from '../traffic/tally.ts';
import { raceAll } from './l8-races.ts';
import { forEachOf } from './races/race.ts';

let site: LoadSite;
beforeAll(async () => {
  site = await openLoadSite({ members: 60, sessions: 240 });
}, 600_000);
afterAll(() => site?.close());

/** What came of forty visits, however long they took; four at a time. */
async function load(next: ReturnType<typeof memberVisits>) {
  const client = openClient(site.baseUrl, 4);
  const tally = new Tally();
  await forEachOf(Array.from({ length: 40 }), 4, async () => {
    const { request, judge } = next();
    const due = performance.now();
    const answer = await client.ask(request);
    tally.add(judge(answer), due, performance.now());
  });
  client.close();
  return tally;
}

test('every page of every member ties with plain SQL and shows nobody else', async () => {
  const tally = await load(memberVisits(site.sessions, site.facts));
  expect([...tally.reasons]).toEqual([]);
  expect(tally.count('right')).toBe(40);
});

test('what is published stands on the public pages', async () => {
  const tally = await load(publicVisits(site.publicPaths, site.facts));
  expect([...tally.reasons]).toEqual([]);
  expect(tally.count('right')).toBe(40);
});

test('a session that shows another member than its own is found', async () => {
  const [one, other] = site.sessions;
  if (one === undefined || other === undefined) throw new Error('nobody is signed in');
  const swapped = [{ memberNo: other.memberNo, headers: one.headers }];
  const tally = await load(memberVisits(swapped, site.facts));
  expect(tally.count('wrong')).toBeGreaterThan(tally.count('right'));
});

test('F19 racing writes are neither lost nor doubled, by the word of another program', async () => {
  const sizes = { consents: 40, topics: 6, passwords: 2, reports: 5 };
  const { errors, wrong, reasons } = await raceAll(site, sizes);
  expect([...(reasons ?? [])]).toEqual([]);
  expect({ errors, wrong }).toEqual({ errors: 0, wrong: 0 });
});
