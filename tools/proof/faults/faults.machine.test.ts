/** One run of a fault, whole; and what is taken away behind the server's back is missed. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asUpkeep } from '../../../records/driver/owner.ts';
import { joinPostgres } from '../../../records/postgres/join.ts';
import { type Base, makeBase } from './base.ts';
import { serverKilled } from './f01-server-killed.ts';
import { openSite, type Site } from './site.ts';

let base: Base;
let site: Site;
beforeAll(async () => {
  base = await makeBase();
  site = await openSite(base, { run: 'test' });
});
afterAll(async () => {
  await site?.close();
  await base?.remove();
});

test('F1 killed under load: what was acknowledged is there, and members read again', async () => {
  const { findings, seconds } = await serverKilled.inject(site, 0);
  expect(findings).toEqual([]);
  expect(seconds).toBeGreaterThan(0);
  const judged = await site.judge();
  expect(judged.findings).toEqual([]);
  for (const what of ['read', 'write', 'page'])
    expect(judged.seen.some((one) => one.what === what && one.status === 200)).toBe(true);
});

test('F1 a complaint that is taken away, and an answer to another member, are found', async () => {
  await site.underLoad(1_500);
  await site.quiet();
  const { ownerUrl, leave } = await joinPostgres(site.dataDir);
  const [lost] = await asUpkeep(ownerUrl, 'sahakon_owner', async (client) => {
    const { rows } = await client.query(
      `DELETE FROM portal.complaints WHERE id = (SELECT max(id) FROM portal.complaints
        WHERE topic LIKE '%k-test-%') RETURNING topic`,
    );
    return rows;
  });
  await leave();
  const [reader, another] = site.readers;
  const path = '/api/member/board_draft';
  const reply = await reader?.client.call({ method: 'GET', path, headers: reader.headers });
  site.watch.see('read', performance.now(), reply, another?.memberNo);
  const { findings } = await site.judge();
  const key = /k-test-\d+/.exec(lost.topic)?.[0];
  expect(findings.map(({ invariant, what }) => `${invariant} ${what}`)).toEqual([
    `I1 complaint ${key} was acknowledged and is not there`,
    `I3 ${another?.memberNo} saw canary-${reader?.memberNo}-`,
  ]);
});
