/** Stored sums by year beside those of the lines themselves, of everybody and of any days. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestStore } from '../../tools/test-store.ts';
import { type Db, openRecords, type Records } from '../database.ts';
import { asUpkeep } from '../driver/owner.ts';
import { depositHistory, storedDeposits } from '../figures/deposits.ts';
import { loanHistory, storedLoans } from '../figures/loans.ts';
import { shareHistory, storedShares } from '../figures/shares.ts';
import type { Days } from './ledger.ts';

interface Ledger {
  readonly memberNo: string;
  readonly ledger: string;
  readonly no: string;
  /** Of some of its lines. */
  readonly days: readonly string[];
}

let store: Awaited<ReturnType<typeof openTestStore>>;
let records: Records;
let ledgers: readonly Ledger[];

const asIntake = (text: string) =>
  asUpkeep(store.ownerUrl, 'sahakon_intake', (client) => client.query(text));

const linesOf = (table: string, no: string) => `
  SELECT member_no AS "memberNo", '${table}' AS ledger, ${no} AS no,
    array_agg(posted_on::text ORDER BY seq) AS days
  FROM records.${table} GROUP BY 1, 2, 3`;

beforeAll(async () => {
  store = await openTestStore();
  records = await openRecords(store.appUrl, { statementMs: 20_000 });
  const { rows } = await asIntake(
    [
      linesOf('share_lines', "''"),
      linesOf('deposit_lines', 'account_no'),
      linesOf('loan_lines', 'contract_no'),
    ].join(' UNION ALL '),
  );
  ledgers = rows;
});
afterAll(async () => {
  await records.close();
  await store.close();
});

/** All, whole years, parts of one year and of several, single days, days without any line. */
function choicesOf({ days }: Ledger): readonly Days[] {
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const middle = days[Math.floor(days.length / 2)] ?? first;
  const year = middle.slice(0, 4);
  return [
    {},
    { from: `${year}-01-01`, to: `${year}-12-31` },
    { from: `${year}-02-10`, to: `${year}-09-20` },
    { from: middle },
    { to: middle },
    { from: middle, to: middle },
    { from: first, to: `${year}-06-30` },
    { from: `${Number(first.slice(0, 4)) + 1}-03-01`, to: last },
    { from: '1900-01-01', to: '1900-12-31' },
    { from: '2999-01-01' },
    { from: '1900-01-01', to: '2999-12-31' },
  ];
}

const sumsOf: Readonly<Record<string, (no: string) => (db: Db, days: Days) => Promise<unknown>>> = {
  share_lines: () => storedShares.summary,
  deposit_lines: (no) => storedDeposits(no).summary,
  loan_lines: (no) => storedLoans(no).summary,
};
const historyOf: Readonly<Record<string, (no: string) => (db: Db) => Promise<unknown>>> = {
  share_lines: () => shareHistory,
  deposit_lines: (no) => depositHistory(no).years,
  loan_lines: (no) => loanHistory(no).years,
};

/** What is shown of every ledger, for all choices of days. */
async function shown(): Promise<readonly unknown[]> {
  const all: unknown[] = [];
  for (const one of ledgers) {
    const { memberNo, ledger, no } = one;
    const sums = sumsOf[ledger]?.(no);
    const history = historyOf[ledger]?.(no);
    if (sums === undefined || history === undefined) throw new Error(ledger);
    const answers = await records.readAsMember(
      memberNo,
      (db) => Promise.all([history(db), ...choicesOf(one).map((days) => sums(db, days))]),
      { atOnce: true },
    );
    all.push({ memberNo, ledger, no, answers });
  }
  return all;
}

test('D-06, D-08, D-10 stored sums and years are those of the lines', async () => {
  const counted = await asIntake(
    'SELECT count(DISTINCT (member_no, ledger, ledger_no))::int AS count FROM records.ledger_years',
  );
  expect(counted.rows[0].count).toBe(ledgers.length);
  const stored = await shown();
  const spoilt = `UPDATE records.ledger_years SET in_satang = in_satang + 1
    WHERE member_no = '000123' AND ledger = 'share_lines' AND year = 2015`;
  await asIntake(spoilt);
  // They are what is shown, or the rest of this test would prove nothing.
  expect(await shown()).not.toEqual(stored);
  await asIntake('DELETE FROM records.ledger_years');
  expect(await shown()).toEqual(stored);
}, 120_000);
