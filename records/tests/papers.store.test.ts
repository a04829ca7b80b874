/** Papers that can be looked up: one code for one content, nothing of whose it is. */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestStore } from '../../tools/test-store.ts';
import { openRecords, type Records } from '../database.ts';
import { asUpkeep } from '../driver/owner.ts';
import { issuedPapers, issuePaper, type NewPaper, verifyPaper } from '../papers.ts';
import { makeSample, malee, somchai } from './sample.ts';

let store: Awaited<ReturnType<typeof openTestStore>>;
let records: Records;
beforeAll(async () => {
  store = await openTestStore({ holds: 'tables' });
  await makeSample(store);
  records = await openRecords(store.appUrl);
});
afterAll(async () => {
  await records.close();
  await store.close();
});

const hash = (text: string) => createHash('sha256').update(text).digest();
const receipt: NewPaper = {
  kind: 'RECEIPT',
  about: '2025-11/1',
  onDay: '2025-11-28',
  // Odd and beyond what a double can hold.
  totalSatang: 9_007_199_254_740_993n,
  contentHash: hash('what it states'),
};
const issue = (memberNo: string, paper: Partial<NewPaper> = {}) =>
  records.asMember(memberNo, (db) => issuePaper(db, { ...receipt, ...paper }));
const verify = (code: string) => records.readAsVisitor((db) => verifyPaper(db, code));
const listed = (memberNo: string) => records.readAsMember(memberNo, (db) => issuedPapers(db, 99));

test('D-11 the same paper asked for again has the same code, at once or later', async () => {
  const first = await issue(somchai);
  const again = await Promise.all(Array.from({ length: 20 }, () => issue(somchai)));
  expect(new Set(again.map(({ code }) => code))).toEqual(new Set([first.code]));
  expect(first.issuedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
  const own = (await listed(somchai)).filter(({ kind }) => kind === 'RECEIPT');
  expect(own).toMatchObject([
    { code: first.code, about: '2025-11/1', totalSatang: 9_007_199_254_740_993n },
  ]);
});

test('D-11 whatever it states otherwise is another paper', async () => {
  const codes = await Promise.all([
    issue(somchai),
    issue(somchai, { contentHash: hash('one satang more') }),
    issue(somchai, { about: '2025-11/2' }),
    issue(somchai, { onDay: '2025-11-27' }),
    issue(somchai, { kind: 'INVOICE' }),
    issue(malee),
  ]);
  expect(new Set(codes.map(({ code }) => code)).size).toBe(6);
});

test('T2 anybody with the code learns kind, day and total, and nothing of the member', async () => {
  const { code, issuedOn } = await issue(malee, { kind: 'BALANCE', debtSatang: 5n });
  expect(await verify(code)).toEqual({
    kind: 'BALANCE',
    onDay: '2025-11-28',
    totalSatang: 9_007_199_254_740_993n,
    debtSatang: 5n,
    issuedOn,
  });
  for (const other of ['', '0'.repeat(28), code.toLowerCase(), code.slice(1), `${code}0`, '%']) {
    expect(await verify(other)).toBeUndefined();
  }
  const all = records.readAsVisitor((db) => sql`SELECT * FROM portal.papers`.execute(db));
  expect((await all).rows).toEqual([]);
});

test('T1 a member’s list holds no paper of anybody else', async () => {
  const [mine, hers] = [await issue(somchai), await issue(malee)];
  const codes = (await listed(somchai)).map(({ code }) => code);
  expect(codes).toContain(mine.code);
  expect(codes).not.toContain(hers.code);
});

describe('what was handed out stays as it was: the app may not', () => {
  const fields = `since, kind, about, on_day, total_satang, content_hash, publication_id`;
  const attempts = {
    'change a total': `UPDATE portal.papers SET total_satang = 1`,
    'change a code': `UPDATE portal.papers SET code = reverse(code)`,
    'take one back': `DELETE FROM portal.papers`,
    'date it itself': `INSERT INTO portal.papers (code, member_no, issued_at, ${fields}) VALUES
      (repeat('0', 28), '${somchai}', '2020-01-01', '2000-01-01', 'BALANCE', 'S', '2020-01-01', 1,
      sha256('x'), 1)`,
    'issue one for somebody else': `INSERT INTO portal.papers (code, member_no, ${fields}) VALUES
      (repeat('0', 28), '${malee}', '2000-01-01', 'BALANCE', 'S', '2020-01-01', 1, sha256('x'), 1)`,
  };
  test.each(Object.entries(attempts))('T20 %s', async (_, text) => {
    const attempt = records.asMember(somchai, (db) => sql.raw(text).execute(db));
    await expect(attempt).rejects.toThrow(/permission denied|row-level security/);
  });
});

test('T1 nobody issues one in the name of whoever bore the number before', async () => {
  const attempt = records.asMember(somchai, (db) =>
    sql`INSERT INTO portal.papers (code, member_no, since, kind, about, on_day, total_satang,
      content_hash, publication_id) VALUES (repeat('1', 28), ${somchai}, '-infinity', 'BALANCE',
      'S', '2020-01-01', 1, sha256('x'), 1)`.execute(db),
  );
  await expect(attempt).rejects.toThrow(/row-level security/);
});

test('whoever takes a number over sees no earlier paper of it, and each still holds', async () => {
  const before = await issue(malee);
  await asUpkeep(store.ownerUrl, 'sahakon_owner', (client) =>
    client.query(`SELECT portal.end_accounts(ARRAY['${malee}'])`),
  );
  expect(await listed(malee)).toEqual([]);
  expect(await verify(before.code)).toMatchObject({ kind: 'RECEIPT' });
  const after = await issue(malee);
  expect(after.code).not.toBe(before.code);
  expect((await listed(malee)).map(({ code }) => code)).toEqual([after.code]);
});
