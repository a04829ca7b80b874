/** Millions of lines out of a demo cooperative: its deposit ledgers again and again. */
import type pg from 'pg';
import type { Subject } from '../intake/layout.ts';
import { sumYears } from '../intake/staging/ledger-years.ts';
import { publish } from '../intake/staging/publish.ts';
import { withSession } from '../intake/staging/session.ts';
import { finishPart, startPublication } from '../intake/staging/staging.ts';
import { createPart } from '../records/parts.ts';

export interface Multiplied {
  readonly lines: number;
  /** How many times each ledger is there; copies are numbered from 0. */
  readonly copies: number;
  /** The account with the most lines, and whose it is, as in the demo cooperative. */
  readonly memberNo: string;
  readonly accountNo: string;
}

/** Whose ledger the copy is, and its number. */
export const copiedMember = (memberNo: string, accountNo: string, copy: number) => ({
  member: `${memberNo}-${copy}`,
  account: `${accountNo}-${copy}`,
});

const ledgers = new Set(['deposit_accounts', 'deposit_lines']);
const renamed = new Set(['member_no', 'account_no']);

async function columnsOf(session: pg.Client, table: string): Promise<readonly string[]> {
  const { rows } = await session.query(
    `SELECT attname AS name FROM pg_catalog.pg_attribute
     WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped ORDER BY attnum`,
    [`records.${table}`],
  );
  return rows.map(({ name }) => name);
}

/** Fills a staged part as the intake leaves one: rows in the order of the key, keys afterwards. */
async function fillPart(
  session: pg.Client,
  subject: Subject,
  id: number,
  copies: number,
): Promise<void> {
  const { name } = subject;
  const columns = await columnsOf(session, name);
  const copied = ledgers.has(name);
  const part = await createPart(session, subject, id);
  const order = subject.key.map((column) => column.toLowerCase()).join(', ');
  await session.query(
    `CREATE TEMP TABLE pattern AS SELECT * FROM records.${name}
     WHERE publication_id = (SELECT publication_id FROM records.current) ORDER BY ${order}`,
  );
  const values = (copy: number) =>
    columns.map((column) => {
      if (column === 'publication_id') return String(id);
      return copied && renamed.has(column) ? `${column} || '-${copy}'` : column;
    });
  for (let copy = 0; copy < (copied ? copies : 1); copy += 1) {
    await session.query(
      `INSERT INTO ${part} (${columns.join(', ')}) SELECT ${values(copy).join(', ')} FROM pattern`,
    );
  }
  await session.query('DROP TABLE pattern');
  // As COPY … (FREEZE) leaves them: no reader has to find out that a row is there for everybody.
  await session.query(`VACUUM (FREEZE) ${part}`);
  await finishPart(session, subject, id);
  await sumYears(session, subject, id);
}

/**
 * Publishes the shown records once more with so many copies of every deposit account that there
 * are `lines` deposit lines at least.
 */
export async function multiplyLines(
  ownerUrl: string,
  subjects: readonly Subject[],
  lines: number,
): Promise<Multiplied> {
  return withSession(ownerUrl, async (session) => {
    const one = async (sql: string) => (await session.query(sql)).rows[0];
    const { lines: before } = await one('SELECT count(*)::int AS lines FROM records.deposit_lines');
    const most = await one(
      `SELECT member_no, account_no FROM records.deposit_lines
       GROUP BY member_no, account_no ORDER BY count(*) DESC, account_no LIMIT 1`,
    );
    const shown = await one('SELECT as_of FROM records.publications');
    const copies = Math.ceil(lines / before);
    const id = await startPublication(session);
    for (const subject of subjects) await fillPart(session, subject, id, copies);
    await publish(session, {
      id,
      asOf: shown.as_of,
      hash: `${lines} lines`,
      rows: {},
      letters: false,
      madeUp: false,
    });
    const { member_no: memberNo, account_no: accountNo } = most;
    return { lines: copies * before, copies, memberNo, accountNo };
  });
}
