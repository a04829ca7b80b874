/** Letters to agencies: numbers without a gap, one in force for each month, openings (D-25). */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCode } from '../../core/codes/tracking-code.ts';
import { bangkokDay, buddhistYear } from '../../core/thai-date.ts';
import { execute } from '../../tools/store/temporary-postgres.ts';
import { openTestStore } from '../../tools/test-store.ts';
import { openRecords, type Records } from '../database.ts';
import { asUpkeep } from '../driver/owner.ts';
import {
  agencyLetter,
  agencyLetters,
  completeWording,
  issueLetters,
  letterOfMonth,
  letterOpenings,
  openLetter,
  unopenedLetters,
  verifyLetter,
} from './letters.ts';

const [school, hospital] = ['01011001', '01012002'];
const november = '2025-11-01';
const [somchai, noi] = [
  { personNo: 1, contactName: 'นายสมชาย บุญมาก' },
  { personNo: 2, contactName: 'นางน้อย ใจดี' },
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
const complete = (wording: object) => records.asVisitor((db) => completeWording(db, wording, null));
const lettersOf = (agencyNo: string) =>
  records.readAsAgency(agencyNo, (db) => agencyLetters(db, 99));
const inForce = async (agencyNo: string, month = november) => {
  const letter = await records.readAsAgency(agencyNo, (db) => letterOfMonth(db, month));
  if (!letter) throw new Error('no letter is in force');
  return letter;
};
/** Changes what the core system bills, as a later delivery does. */
const bill = (agencyNo: string, change: string, month = november) =>
  execute(
    store.ownerUrl,
    `UPDATE records.agency_months SET ${change} WHERE agency_no = '${agencyNo}'
       AND month = '${month}'`,
  );

interface Row {
  readonly year_be: number;
  readonly run: number;
  readonly code: string;
}
const all = () =>
  asUpkeep(store.ownerUrl, 'sahakon_owner', async (client) => {
    const { rows } = await client.query<Row>(
      'SELECT year_be, run, code FROM portal.agency_letters ORDER BY year_be, run',
    );
    return rows;
  });
const runsOf = (rows: readonly Row[], year: number) =>
  rows.filter((row) => row.year_be === year).map(({ run }) => run);
const oneTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

test('D-25 the demo has a letter for each of 13 months that says what it bills', async () => {
  const letters = await lettersOf(school);
  expect(letters.map(({ month }) => month.slice(0, 7))).toEqual([
    ...['2025-11', '2025-10', '2025-09', '2025-08', '2025-07', '2025-06', '2025-05'],
    ...['2025-04', '2025-03', '2025-02', '2025-01', '2024-12', '2024-11'],
  ]);
  const { rows } = await asUpkeep(store.ownerUrl, 'sahakon_intake', (client) =>
    client.query(
      `SELECT month, members, billed_satang, due_on::text FROM records.agency_months
       WHERE agency_no = $1`,
      [school],
    ),
  );
  for (const letter of letters) {
    const month = rows.find((row) => row.month === letter.month);
    expect(letter).toMatchObject({
      members: month.members,
      totalSatang: month.billed_satang,
      dueOn: month.due_on,
    });
    expect(letter.yearBe).toBe(buddhistYear(letter.letterDate));
  }
  expect(letters.filter(({ openedAt }) => openedAt === null)).toHaveLength(1);
});

test('D-25 of what is written already nothing is written twice, and no posted month', async () => {
  const before = await all();
  expect(await Promise.all([issue(), issue()])).toEqual([0, 0]);
  await bill(school, `billed_satang = billed_satang + 1`, '2025-09-01');
  await bill(hospital, `state = 'DRAFT', members = members + 1`);
  expect(await issue()).toBe(0);
  expect(await all()).toEqual(before);
  await bill(hospital, `state = 'SENT', members = members - 1`);
});

test('D-25 a month billed otherwise has another letter that replaces the one before', async () => {
  const before = await inForce(hospital);
  await bill(hospital, `billed_satang = billed_satang + 12345`);
  expect(await issue()).toBe(1);
  const after = await inForce(hospital);
  expect(after).toMatchObject({
    letterDate: bangkokDay(new Date()),
    totalSatang: before.totalSatang + 12_345n,
    members: before.members,
    replacesYear: before.yearBe,
    replacesRun: before.run,
    openedAt: null,
  });
  const old = await records.readAsAgency(hospital, (db) => agencyLetter(db, before));
  expect(old).toEqual({ ...before, replacedByYear: after.yearBe, replacedByRun: after.run });
  expect(await issue()).toBe(0);
});

test('D-25 twenty who write at the same time leave no gap and no number twice', async () => {
  const { rows } = await asUpkeep(store.ownerUrl, 'sahakon_intake', (client) =>
    client.query<{ agency_no: string }>(
      'SELECT agency_no FROM records.agency_months WHERE month = $1 ORDER BY agency_no',
      [november],
    ),
  );
  const numbers = rows.map((row) => row.agency_no);
  expect(numbers.length).toBeGreaterThan(2);
  const count = (await all()).length;
  const written = await Promise.all(
    oneTo(20).map(async (index) => {
      await bill(numbers[index % numbers.length] ?? '', `due_on = due_on + 1`);
      return issue();
    }),
  );
  const letters = await all();
  const total = written.reduce((sum, one) => sum + one, 0);
  expect(total).toBeGreaterThanOrEqual(numbers.length);
  expect(letters.length).toBe(count + total);
  for (const year of new Set(letters.map((row) => row.year_be))) {
    const runs = runsOf(letters, year);
    expect(runs).toEqual(oneTo(runs.length));
  }
  expect(new Set(letters.map(({ code }) => code)).size).toBe(letters.length);
  for (const { code } of letters) expect(readCode(code)).toBe(code);
  for (const agencyNo of numbers) {
    const november = (await lettersOf(agencyNo)).filter(({ month }) => month === '2025-11-01');
    expect(november.filter(({ replacedByRun }) => replacedByRun === null)).toHaveLength(1);
  }
});

test('D-25 each person opens a letter once; the first one is ลงรับ', async () => {
  await complete({ body: 1, prefix: 'ก.', signer_name: 'ก' });
  const letter = await inForce(school, '2025-11-01');
  const unread = await records.readAsAgency(school, unopenedLetters);
  const open = (reader: typeof somchai) =>
    records.asAgency(school, (db) => openLetter(db, letter, reader));
  await open(noi);
  await Promise.all([open({ ...noi, contactName: 'อื่น' }), open(somchai)]);
  const openings = await records.readAsAgency(school, (db) => letterOpenings(db, letter));
  expect(openings.map(({ personNo, contactName }) => [personNo, contactName])).toEqual([
    [2, 'นางน้อย ใจดี'],
    [1, 'นายสมชาย บุญมาก'],
  ]);
  expect(await inForce(school)).toMatchObject({ openedBy: 'นางน้อย ใจดี' });
  expect(await records.readAsAgency(school, unopenedLetters)).toBe(unread - 1);
});

test('T3 another agency sees and opens nothing of it, whatever it asks', async () => {
  const letter = await inForce(school);
  const seen = await records.readAsAgency(hospital, (db) =>
    Promise.all([agencyLetter(db, letter), letterOpenings(db, letter)]),
  );
  expect(seen).toEqual([undefined, []]);
  await records.asAgency(hospital, (db) => openLetter(db, letter, somchai));
  const attempt = records.asAgency(hospital, (db) =>
    sql`INSERT INTO portal.agency_letter_openings (year_be, run, agency_no, person_no, contact_name)
      VALUES (${letter.yearBe}, ${letter.run}, ${school}, 3, 'x')`.execute(db),
  );
  await expect(attempt).rejects.toThrow(/row-level security/);
  const borrowed = records.asAgency(hospital, (db) =>
    sql`INSERT INTO portal.agency_letter_openings (year_be, run, agency_no, person_no, contact_name)
      VALUES (${letter.yearBe}, ${letter.run}, ${hospital}, 3, 'x')`.execute(db),
  );
  await expect(borrowed).rejects.toThrow(/foreign key/);
  const changed = records.asAgency(school, (db) =>
    sql`UPDATE portal.agency_letters SET total_satang = 1`.execute(db),
  );
  await expect(changed).rejects.toThrow(/permission denied/);
  expect((await lettersOf('01099999')).length).toBe(0);
});

test('T2 whoever holds the code learns what the letter states, no agency number', async () => {
  await complete({ body: 1, prefix: 'ก.', signer_name: 'ก' });
  const { code, ...letter } = await inForce(hospital);
  const stated = await records.readAsVisitor((db) => verifyLetter(db, code));
  expect(stated).toEqual({
    yearBe: letter.yearBe,
    run: letter.run,
    letterDate: letter.letterDate,
    month: letter.month,
    unitName: letter.unitName,
    members: letter.members,
    totalSatang: letter.totalSatang,
    replaced: false,
    withdrawn: false,
    prefix: 'ก.',
  });
  for (const none of ['', '0'.repeat(28), code.toLowerCase(), code.slice(1), '%']) {
    expect(await records.readAsVisitor((db) => verifyLetter(db, none))).toBeUndefined();
  }
});
