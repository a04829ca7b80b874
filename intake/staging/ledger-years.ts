/** Sums of a publication's ledgers by year, made of what is staged (`records/pages`). */
import type pg from 'pg';
import { depositYears } from '../../records/figures/deposits.ts';
import { loanYears } from '../../records/figures/loans.ts';
import { shareYears } from '../../records/figures/shares.ts';
import { partName } from '../../records/parts.ts';
import type { Subject } from '../layout.ts';
import { yearsTable } from './table.ts';

const ledgers = [shareYears, depositYears, loanYears];

/** Whether the file holds lines of ledgers that pages sum up. */
export const hasYears = ({ name }: Pick<Subject, 'name'>): boolean =>
  ledgers.some(({ table }) => table === name);

/**
 * Sums the ledgers of a staged file, once all its lines are there: those of members in quarantine,
 * too. Nothing of it comes from the extract, so none of it can be another than the lines.
 */
export async function sumYears(
  session: pg.Client,
  { name }: Pick<Subject, 'name'>,
  publicationId: number,
): Promise<void> {
  const ledger = ledgers.find(({ table }) => table === name);
  if (ledger === undefined) return;
  const into = `staging.${partName(yearsTable, publicationId)}`;
  const lines = `staging.${partName({ name }, publicationId)}`;
  // A run that was cut may have stored those of a file that is read again.
  await session.query(
    `DELETE FROM ${into} WHERE ledger = '${name}';
     ${ledger.insertSql(into, lines)};
     ANALYZE ${into} (member_no, ledger, ledger_no, year)`,
  );
}
