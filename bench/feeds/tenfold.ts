/** The same cooperative, with ten times the lines of whoever asks. */
import { asUpkeep } from '../../records/driver/owner.ts';
import { depositYears } from '../../records/figures/deposits.ts';
import { loanYears } from '../../records/figures/loans.ts';
import { shareYears } from '../../records/figures/shares.ts';

const times = 10;

/** Whose feeds are measured. */
export const asker = '000123';

/** Lines as they are, and nine more of the same day behind each. */
const ofLedger = (table: string) => `
  UPDATE records.${table} SET seq = -seq * ${times} WHERE member_no = '${asker}';
  UPDATE records.${table} SET seq = -seq WHERE member_no = '${asker}';
  INSERT INTO records.${table}
    SELECT (jsonb_populate_record(l, jsonb_build_object('seq', l.seq - more))).*
    FROM records.${table} l, generate_series(1, ${times - 1}) more
    WHERE member_no = '${asker}';`;

/** Months as they are, and so many before them, nine times. */
const ofMonths = (table: string) => `
  INSERT INTO records.${table}
    SELECT (jsonb_populate_record(l, jsonb_build_object('month', l.month - more * span.length))).*
    FROM records.${table} l, generate_series(1, ${times - 1}) more,
      (SELECT make_interval(months => (1 + 12 * (date_part('year', max(month))
        - date_part('year', min(month))) + date_part('month', max(month))
        - date_part('month', min(month)))::int) AS length
       FROM records.collections WHERE member_no = '${asker}') span
    WHERE member_no = '${asker}';`;

/** Changes the store. Sums are made anew as the intake makes them. */
export async function multiplyLines(ownerUrl: string): Promise<void> {
  const ledgers = [shareYears, depositYears, loanYears];
  await asUpkeep(ownerUrl, 'sahakon_intake', async (client) => {
    for (const { table } of ledgers) await client.query(ofLedger(table));
    for (const table of ['collections', 'collection_items']) await client.query(ofMonths(table));
    const { rows } = await client.query('SELECT publication_id AS id FROM records.current');
    const id = Number(rows[0].id);
    // Parts are reached by the table above them alone.
    await client.query(
      `CREATE TEMP TABLE made (LIKE records.ledger_years);
       ALTER TABLE made ALTER publication_id SET DEFAULT ${id}`,
    );
    for (const { table, insertSql } of ledgers) {
      await client.query(insertSql('made', `records.${table}`));
    }
    await client.query(
      `DELETE FROM records.ledger_years; INSERT INTO records.ledger_years SELECT * FROM made;
       DROP TABLE made`,
    );
    await client.query('ANALYZE');
  });
}
