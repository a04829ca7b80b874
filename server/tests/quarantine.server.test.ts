/** A night with a member in quarantine: that member sees the day before, all others the new one. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '../../core/days.ts';
import { referenceDay } from '../../demo/timeline.ts';
import { writeExtract } from '../../demo/write-extract.ts';
import { rollback } from '../../intake/rollback.ts';
import { runIntake } from '../../intake/run-intake.ts';
import { openAnswers } from './calls/member-answers.ts';
import { ask, openTestServer, type TestServer } from './test-server.ts';

/** Whose answers are compared, in the matrix. */
const memberNo = '000123';
const nextDay = addDays(referenceDay, 1);

let server: TestServer;
let folder: string;
beforeAll(async () => {
  server = await openTestServer();
  folder = await mkdtemp(join(tmpdir(), 'sahakon-night-'));
  await writeExtract({ folder, members: server.store.members, asOf: nextDay });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/** Exchanges the balances of the member's last two share lines: the totals stay what they were. */
async function breakLedger(no: string): Promise<() => Promise<void>> {
  const path = join(folder, 'share_lines.csv');
  const before = await readFile(path, 'latin1');
  const lines = before.split('\r\n');
  const own = lines.flatMap((line, at) => (line.startsWith(`${no},`) ? [at] : [])).slice(-2);
  const [one, other] = own.map((at) => (lines[at] as string).split(','));
  if (!one || !other) throw new Error(`${no} has no two share lines`);
  [one[one.length - 1], other[other.length - 1]] = [other.at(-1) as string, one.at(-1) as string];
  lines.splice(own[0] as number, 1, one.join(','));
  lines.splice(own[1] as number, 1, other.join(','));
  await writeFile(path, lines.join('\r\n'), 'latin1');
  return () => writeFile(path, before, 'latin1');
}

/** Answers that speak of bills, which are the new ones for everybody, or of the sign-in. */
const ofBills = ['member.kep', 'member.kep.collection', 'member.status'];

const withoutBills = (answers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(answers).filter(([name]) => !ofBills.includes(name)));

test('answers are those of the day before, and of the new day for everybody else', async () => {
  const { ownerUrl } = server.store;
  const { ofMembers } = await openAnswers(server);
  const takeIn = () => runIntake({ folder, ownerUrl, madeUp: true, mostInQuarantine: 1 });
  const before = await ofMembers();

  const mend = await breakLedger(memberNo);
  const own = await takeIn();
  expect(own).toMatchObject({ outcome: 'published', asOf: nextDay, faults: [] });
  expect(own.quarantine).toMatchObject([{ memberNo, asOf: referenceDay }]);
  const answers = await ofMembers();
  expect(withoutBills(answers)).toEqual(withoutBills(before));
  expect(answers['member.share']).toContain(referenceDay);
  expect(answers['member.kep']).toContain(nextDay);
  await rollback({ ownerUrl });
  await mend();

  const mendOther = await breakLedger('000456');
  expect(await takeIn()).toMatchObject({ outcome: 'published', faults: [] });
  const besideOther = await ofMembers();
  await rollback({ ownerUrl });
  await mendOther();
  expect(await takeIn()).toMatchObject({ outcome: 'published', faults: [] });
  // The other is a borrower whom this member stands for: that contract is of the day before.
  const older = `"quarantine_as_of":"${referenceDay}"`;
  expect(besideOther['member.coll']).toContain(older);
  const unmarked = besideOther['member.coll']?.replaceAll(older, '"quarantine_as_of":null');
  expect({ ...besideOther, 'member.coll': unmarked }).toEqual(await ofMembers());
});

test('an agency’s month is the sum of its bills, whoever is in quarantine', async () => {
  const [found] = await ask<{ months: number; wrong: number }>(
    server,
    `SELECT count(*)::int AS months,
       count(*) FILTER (WHERE m.billed_satang <> coalesce(c.billed, 0))::int AS wrong
     FROM records.agency_months m
     LEFT JOIN (SELECT publication_id, agency_no, month, sum(billed_satang) AS billed
       FROM records.collections WHERE kind = 'MONTHLY' GROUP BY 1, 2, 3) c
       USING (publication_id, agency_no, month)
     WHERE publication_id IN (SELECT publication_id FROM records.quarantine)`,
  );
  expect(found?.months).toBeGreaterThan(0);
  expect(found?.wrong).toBe(0);
});
