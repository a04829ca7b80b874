/** What a letter states stays, and a letter whose bills are others is replaced (D-25). */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { execute } from '../../tools/store/temporary-postgres.ts';
import { openTestStore } from '../../tools/test-store.ts';
import { openRecords, type Records } from '../database.ts';
import {
  agencyLetter,
  completeWording,
  issueLetters,
  keepSheets,
  letterOfMonth,
  letterSignature,
  verifyLetter,
} from './letters.ts';

const [school, hospital] = ['01011001', '01012002'];
const november = '2025-11-01';
const [first, second] = [
  { body: 1, prefix: 'สอ.', signer_name: 'นางสาวหนึ่ง', thai_digits: false },
  { body: 1, prefix: 'ใหม่', signer_name: 'นายสอง', thai_digits: true },
];
const [one, two] = ['signature 1', 'signature 2'].map((text) => Buffer.from(text)) as [
  Buffer,
  Buffer,
];

let store: Awaited<ReturnType<typeof openTestStore>>;
let records: Records;
beforeAll(async () => {
  store = await openTestStore();
  records = await openRecords(store.appUrl);
});
afterAll(async () => {
  await records.close();
  await store.close();
});

const issue = () => records.asVisitor(issueLetters);
const complete = (wording: object, image: Buffer | null) =>
  records.asVisitor((db) => completeWording(db, wording, image));
const inForce = async (agencyNo: string) => {
  const letter = await records.readAsAgency(agencyNo, (db) => letterOfMonth(db, november));
  if (!letter) throw new Error('no letter is in force');
  return letter;
};
const signatureOf = (agencyNo: string, letter: { yearBe: number; run: number }) =>
  records.readAsAgency(agencyNo, (db) => letterSignature(db, letter));
const change = (statement: string) => execute(store.ownerUrl, statement);
const amounts = (agencyNo: string, to: string) => `
  UPDATE records.collection_items i SET ${to} FROM records.collections c
  WHERE c.agency_no = '${agencyNo}' AND c.month = '${november}' AND i.month = c.month
    AND i.member_no = c.member_no AND i.seq = c.seq AND i.publication_id = c.publication_id`;

test('D-25 a letter reads as settled when it was written, whatever is settled later', async () => {
  const unsettled = await inForce(school);
  expect(unsettled.wording).toBeNull();
  expect(await records.readAsVisitor((db) => verifyLetter(db, unsettled.code))).toBeUndefined();
  expect(await complete(first, one)).toBeGreaterThan(13);
  expect(await complete(second, two)).toBe(0);
  expect(await complete(second, null)).toBe(0);
  expect(await inForce(school)).toMatchObject({ wording: first, run: unsettled.run });
  expect(await signatureOf(school, unsettled)).toEqual(one);
  expect(await signatureOf(hospital, unsettled)).toBeUndefined();

  await change(`UPDATE records.agency_months SET due_on = due_on + 1
    WHERE agency_no = '${school}' AND month = '${november}'`);
  expect(await issue()).toBe(1);
  const next = await inForce(school);
  expect(next).toMatchObject({ wording: second, replacesPrefix: 'สอ.', sheets: null });
  expect(await signatureOf(school, next)).toBeUndefined();
  const before = await records.readAsAgency(school, (db) => agencyLetter(db, unsettled));
  expect(before).toMatchObject({ wording: first, replacedByPrefix: 'ใหม่' });
});

test('D-25 what a letter of before has kept stays; the rest is completed once', async () => {
  const { yearBe, run } = await inForce(hospital);
  const existing = { prefix: 'เดิม', signer_name: 'นายคนก่อน' };
  await change(`UPDATE portal.agency_letters SET wording = '${JSON.stringify(existing)}',
    signature_hash = NULL WHERE year_be = ${yearBe} AND run = ${run}`);
  expect(await complete(second, two)).toBe(1);
  expect((await inForce(hospital)).wording).toEqual({ ...second, ...existing });
  expect(await signatureOf(hospital, { yearBe, run })).toBeUndefined();
  expect(await complete(first, one)).toBe(0);
});

test('D-25 sheets are counted once, by the agency; words are nobody’s to change', async () => {
  const letter = await inForce(school);
  const keep = (agencyNo: string, sheets: number) =>
    records.asAgency(agencyNo, (db) => keepSheets(db, letter, sheets));
  await keep(hospital, 9);
  await keep(school, 3);
  await keep(school, 4);
  expect((await inForce(school)).sheets).toBe(3);
  for (const statement of [
    `UPDATE portal.agency_letters SET wording = '{}'`,
    `UPDATE portal.agency_letters SET sheets = 1`,
    `DELETE FROM portal.letter_signatures`,
  ]) {
    const tried = records.asAgency(school, (db) => sql.raw(statement).execute(db));
    await expect(tried).rejects.toThrow(/permission denied/);
  }
  await expect(complete({ prefix: 'ก' }, null)).rejects.toThrow(/no wording/);
});

test('D-25 bills that change under the same sums have another letter', async () => {
  const before = await inForce(school);
  const swap = amounts(
    school,
    `amount_satang = i.amount_satang + CASE WHEN i.member_no = (SELECT min(m.member_no)
      FROM records.collections m WHERE m.agency_no = c.agency_no AND m.month = c.month)
      THEN 100 ELSE -100 END`,
  );
  await change(`${swap} AND i.item_group = 'SHARE' AND i.member_no IN (SELECT m.member_no
    FROM records.collections m WHERE m.agency_no = '${school}' AND m.month = '${november}'
    ORDER BY m.member_no LIMIT 2)`);
  expect(await issue()).toBe(1);
  const after = await inForce(school);
  expect(after).toMatchObject({
    replacesRun: before.run,
    members: before.members,
    receipts: before.receipts,
    totalSatang: before.totalSatang,
  });
  expect(await issue()).toBe(0);
});

test('D-25 results, refunds, receipts and other names of items replace no letter', async () => {
  await change(amounts(hospital, `collected_satang = 0, balance_after_satang = 1, name = 'อื่น'`));
  await change(`UPDATE records.collections SET receipt_no = 'R' || member_no, collected_satang = 0,
    uncollected_satang = billed_satang WHERE agency_no = '${hospital}' AND month = '${november}'`);
  expect(await issue()).toBe(0);
});

test('D-25 a letter of before, of which nobody knows the bills, stays in force', async () => {
  const { yearBe, run } = await inForce(hospital);
  await change(`UPDATE portal.agency_letters SET bills_hash = NULL
    WHERE year_be = ${yearBe} AND run = ${run}`);
  expect(await issue()).toBe(0);
});
