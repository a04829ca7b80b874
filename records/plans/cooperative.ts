/** A store that is large enough for the planner to choose as it would in earnest. */
import { asUpkeep } from '../driver/owner.ts';
import { migrate } from '../migrate.ts';

/** Somebody in the middle of it, with rows in every table. */
export const somebody = {
  memberNo: '000300',
  agencyNo: '01000102',
  contractNo: 'C0003001',
  accountNo: '000300001',
  cremationNo: 'M000300',
  month: '2025-06-01',
  year: 2024,
} as const;

/** So many that no part has over 30,000 rows: ANALYZE reads them all, each time the same. */
const someMembers = 1200;

// Each fills one table for publication p and members m.
const member = `to_char(m, 'FM000000')`;
const agency = `'010' || to_char(m / 50 * 17 % 400, 'FM00000')`;
const month = `('2024-12-01'::date + make_interval(months => n))::date`;
const fills: readonly string[] = [
  `agencies SELECT p, '010' || to_char(n, 'FM00000'),
    CASE WHEN n % 8 <> 0 THEN '010' || to_char(n - n % 8, 'FM00000') END, repeat('school ', 5),
    repeat('street ', 10), '021234567', 'head', 'director' FROM generate_series(0, 399) n`,
  `members SELECT p, ${member}, 'mr', 'first name', 'last name', '1101700230708', '1970-01-01',
    '2000-01-01', NULL, 'ORDINARY', '0', ${agency}, 'teacher', 3000000, 50000, false, 0, 1000000,
    '0812345678', 'somebody@example.org', repeat('street ', 10), '12345', '2000-01-01' FROM people`,
  `share_lines SELECT p, n, n, ${month}, 1, 100, n * 100, ${member}, 'MONTHLY', NULL, 'share',
    'R' || n FROM people, generate_series(1, 24) n`,
  `deposit_accounts SELECT p, ${member} || to_char(n, 'FM000'), ${member}, 'SAVINGS', 'savings',
    'name', '2010-01-01', NULL, 1.5, 1000, 0, 1000, 10, NULL, 'OPEN'
    FROM people, generate_series(1, 2) n`,
  `deposit_slips SELECT p, ${member} || '001', 'S' || n, ${member}, '2020-01-01', NULL, 2, 500, 5,
    'OPEN' FROM people, generate_series(1, 2) n`,
  `deposit_lines SELECT p, n, ${month}, 1, 100, n * 100, ${member} || to_char(a, 'FM000'),
    ${member}, 'DEPOSIT', NULL, 'deposit', NULL, NULL
    FROM people, generate_series(1, 2) a, generate_series(1, 12) n`,
  `loans SELECT p, 'C' || ${member} || n, ${member}, 'ORDINARY', 'S1', 'ordinary', '2024-01-15',
    '2024-02-29', '2034-01-31', 10000000, 10000000, 6, 'ACT_365F', 'EQUAL_PRINCIPAL', 100000, 12,
    120, 8800000, 0, 0, 1000, '2025-01-31', CASE n WHEN 1 THEN 'OPEN' ELSE 'CLOSED' END, NULL, NULL
    FROM people, generate_series(1, 2) n`,
  `loan_lines SELECT p, n, n, 30, ${month}, -1, 100000, 5000, 105000, 10000000 - n * 100000, 0, 6,
    'C' || ${member} || a, ${member}, '02', NULL, 'instalment', 'R' || n
    FROM people, generate_series(1, 2) a, generate_series(1, 12) n`,
  `ledger_years SELECT p, y, 12 * y - 24299, 12 * y - 24288, make_date(y, 1, 1),
    make_date(y, 12, 31), 12, 0, 1200, 0, 0, 0, 0, NULL, 2400, ${member}, ledger,
    CASE ledger WHEN 'share_lines' THEN '' WHEN 'loan_lines' THEN 'C' || ${member} || n
      ELSE ${member} || to_char(n, 'FM000') END
    FROM people, generate_series(2025, 2026) y, (VALUES ('share_lines', 1), ('loan_lines', 1),
      ('loan_lines', 2), ('deposit_lines', 1), ('deposit_lines', 2)) AS ledgers (ledger, n)`,
  `guarantees SELECT p, n, 5000000, 'C' || ${member} || 1, ${member},
    to_char((m * 7 + n) % 1000 + 1, 'FM000000'), 'PERSON', NULL, 'guarantor'
    FROM people, generate_series(1, 2) n`,
  `agency_months SELECT p, 50, ${month}, '2025-06-30', NULL, 100, 100, 0, 0,
    '010' || to_char(a, 'FM00000'), 'POSTED'
    FROM generate_series(0, 399) a, generate_series(1, 24) n`,
  `collections SELECT p, 1, ${month}, 2, '2025-06-30', 200, 200, 0, 0, 1000, 100, 3000000, true,
    ${member}, ${agency}, 'MONTHLY', 'FULL', 'R' || n, NULL, NULL
    FROM people, generate_series(1, 12) n`,
  `collection_items SELECT p, 1, ${month}, i, n, NULL, 0, 0, 100, 100, 1000, ${member}, 'SHARE',
    'SHR', 'share', NULL FROM people, generate_series(1, 12) n, generate_series(1, 2) i`,
  `cremation_enrolments SELECT p, '2015-01-01', 60000000, 100, 0, 0, 100, 'M' || ${member},
    ${member}, 'A', 'association', 'name', 'SELF', 'ordinary', 'pay', NULL, 'ACTIVE' FROM people`,
  `cremation_months SELECT p, 10, ${month}, 2000, 20000, 20000, 0, 'M' || ${member}, ${member}, NULL
    FROM people, generate_series(1, 24) n`,
  `beneficiaries SELECT p, n, '2020-01-01', NULL, 50, ${member}, 'name', 'child', NULL, NULL,
    'SHARES' FROM people, generate_series(1, 2) n`,
  `welfare_types SELECT p, 90, 100000, 'T' || n, 'type', repeat('rule ', 20), NULL
    FROM generate_series(1, 10) n`,
  `welfare_claims SELECT p, ${month}, CASE WHEN n < 5 THEN ${month} END, 100, 'Q' || ${member} || n,
    ${member}, 'T' || n, 'APPROVED', NULL, NULL, NULL FROM people, generate_series(1, 5) n`,
  `dividend_years SELECT p, n, make_date(n, 1, 1), make_date(n, 12, 31), 7, 'MONTHLY', 'ONCE', 5,
    10, 'APPROVED', NULL FROM generate_series(2010, 2024) n`,
  `dividends SELECT p, n, 1000, 50, 100, 10, 0, 10, 50, NULL, ${member}, 'PAID', 'PAID', 'BANK',
    '006', '1234567890' FROM people, generate_series(2010, 2024) n`,
  `dividend_deductions SELECT p, n, 1, 10, ${member}, 'fee'
    FROM people, generate_series(2010, 2024) n`,
];

/**
 * Rows lie in the order of their keys, as an extract delivers them: an index that leads to rows all
 * over the table would cost the planner more. Migrates an empty database and brings in
 * two publications; the second is the current one.
 */
export async function fillCooperative(
  store: { readonly ownerUrl: string; readonly appLogin?: string },
  members = someMembers,
): Promise<void> {
  const { ownerUrl, ...login } = store;
  await migrate(ownerUrl, login);
  await asUpkeep(ownerUrl, 'sahakon_intake', async (client) => {
    for (const id of [1, 2]) {
      await client.query(`INSERT INTO records.publications (id, as_of, rows, hash)
        VALUES (${id}, '2025-12-31', '{}', '')`);
    }
    await client.query('INSERT INTO records.current (publication_id) VALUES (2)');
    for (const fill of fills) {
      const [table, select] = [fill.slice(0, fill.indexOf(' ')), fill.slice(fill.indexOf(' '))];
      for (const id of [1, 2]) {
        const part = `records.${table}_${id}`;
        await client.query(`
          CREATE TABLE ${part} PARTITION OF records.${table} FOR VALUES IN (${id});
          INSERT INTO ${part}
            WITH one AS (SELECT ${id} AS p), people AS (SELECT generate_series(1, ${members}) AS m)
            ${select.replace('FROM ', 'FROM one, ')};
          CLUSTER ${part} USING ${table}_${id}_pkey;
          ANALYZE ${part}`);
      }
    }
  });
}
