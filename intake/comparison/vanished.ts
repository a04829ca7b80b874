/** What members see and the extract has no more: approved years, agency months, products. */
import { thaiMonthShort, toBuddhistYear } from '../../core/thai-date.ts';
import { formatNumber } from '../../core/thai-number.ts';
import type { Faults } from '../fault.ts';
import { reasons } from '../intake.text.ts';
import type { SubjectName } from '../layout.ts';
import { subjectWords } from '../text/comparison.text.ts';
import type { Beside } from './compare-subject.ts';
import { rowSql, shownRows, stagedTable } from './row-sql.ts';
import { fewRows, isMuch, mostPerMille } from './share-of-rows.ts';

const counted = (count: bigint | number): string => formatNumber(count, 0);

async function compareYears({ session, stagingId, shown }: Beside, faults: Faults) {
  const sql = rowSql('dividend_years', stagingId);
  const years = await session.query<{ year: string }>(
    `SELECT year::text AS year FROM ${sql.joined('LEFT')}
     WHERE ${sql.isGone} AND ${sql.settled} AND NOT ${sql.mayGo} ORDER BY year`,
    [shown.id],
  );
  for (const { year } of years.rows) {
    faults.add('dividend_years.csv', 1, 'YEAR', reasons.yearMissing(toBuddhistYear(Number(year))));
  }
}

/** Whoever is still a member, or was one, keeps what an approved year says; by year. */
async function compareDividends({ session, stagingId, shown }: Beside, faults: Faults) {
  const sql = rowSql('dividends', stagingId);
  const { rows } = await session.query<{ year: string; missing: bigint }>(
    `SELECT year::text AS year, count(*) AS missing FROM ${sql.joined('LEFT')}
     WHERE ${sql.isGone} AND ${sql.settled} AND NOT ${sql.mayGo}
       AND year IN (SELECT year FROM ${stagedTable('dividend_years', stagingId)})
     GROUP BY year ORDER BY year`,
    [shown.id],
  );
  for (const { year, missing } of rows) {
    const reason = reasons.dividendsMissing(toBuddhistYear(Number(year)), Number(missing));
    faults.add('dividends.csv', 1, 'YEAR', reason);
  }
}

interface MonthRow {
  readonly month: string;
  readonly isGone: boolean;
  readonly count: bigint;
  readonly agencies: readonly string[];
}

/** Months of agencies that are gone, and posted ones whose figures are others now; newest first. */
async function compareMonths({ session, stagingId, shown }: Beside, faults: Faults) {
  const sql = rowSql('agency_months', stagingId);
  const { rows } = await session.query<MonthRow>(
    `SELECT month::text AS month, ${sql.isGone} AS "isGone", count(*) AS count,
       (array_agg(agency_no ORDER BY agency_no))[1:3] AS agencies
     FROM ${sql.joined('LEFT')}
     WHERE (${sql.isGone} AND NOT ${sql.mayGo}) OR (${sql.differs} AND ${sql.settled})
     GROUP BY 1, 2 ORDER BY 1 DESC, 2 DESC`,
    [shown.id],
  );
  for (const { month, isGone, count, agencies } of rows) {
    const reason = isGone ? reasons.monthGone : reasons.monthChanged;
    const sentence = reason(thaiMonthShort(month.slice(0, 7)), counted(count), agencies.join(', '));
    faults.add('agency_months.csv', 1, 'MONTH', sentence);
  }
}

interface BilledRow {
  readonly month: string;
  readonly before: number;
  readonly after: number;
  /** Agencies that bill nobody any more. */
  readonly emptied: number;
  readonly agencies: readonly string[];
}

/**
 * Months that are not posted and bill far fewer members than they did, newest first: their bills
 * may be made out anew, and are a small part of all that a file holds.
 */
async function compareBilled({ session, stagingId, shown }: Beside, faults: Faults) {
  const sql = rowSql('agency_months', stagingId);
  const { rows } = await session.query<BilledRow>(
    `SELECT month::text AS month, sum(o.members)::int AS before, sum(n.members)::int AS after,
       count(*) FILTER (WHERE o.members > ${fewRows} AND n.members = 0)::int AS emptied,
       (array_agg(agency_no ORDER BY n.members - o.members, agency_no)
         FILTER (WHERE n.members < o.members))[1:3] AS agencies
     FROM ${sql.joined('INNER')} WHERE NOT (${sql.settled})
     GROUP BY month ORDER BY month DESC`,
    [shown.id],
  );
  for (const { month, before, after, emptied, agencies } of rows) {
    if (emptied === 0 && !isMuch(before - after, before, mostPerMille)) continue;
    const [all, left] = [counted(before), counted(after)];
    const reason = reasons.billsGone(
      thaiMonthShort(month.slice(0, 7)),
      left,
      all,
      agencies.join(', '),
    );
    faults.add('agency_months.csv', 1, 'MEMBERS', reason);
  }
}

interface Product {
  readonly of: SubjectName;
  readonly code: string;
  readonly name: string;
  /** SQL, true of a row `o` that somebody has; nobody misses a product that nobody has. */
  readonly isHeld: string;
}

const products: readonly Product[] = [
  {
    of: 'deposit_accounts',
    code: 'TYPE_CODE',
    name: 'TYPE_NAME',
    isHeld: "o.status = 'OPEN'",
  },
  { of: 'loans', code: 'TYPE_CODE', name: 'TYPE_NAME', isHeld: "o.status = 'OPEN'" },
  {
    of: 'cremation_enrolments',
    code: 'ASSOCIATION_CODE',
    name: 'ASSOCIATION_NAME',
    isHeld: "o.status = 'ACTIVE'",
  },
  { of: 'welfare_types', code: 'TYPE_CODE', name: 'TYPE_NAME', isHeld: 'true' },
];

/**
 * A product is its code and its name: one that has another name now is another product. Rows are
 * grouped before they are joined: of a product's thousands each would meet each.
 */
async function compareProducts({ session, stagingId, shown }: Beside, faults: Faults) {
  for (const { of, code, name, isHeld } of products) {
    const [codes, names] = [code.toLowerCase(), name.toLowerCase()];
    const { rows } = await session.query<{ code: string; name: string; count: bigint }>(
      `SELECT s.code, s.name, s.count FROM (
         SELECT o.${codes} AS code, o.${names} AS name, count(*) AS count
         FROM ${shownRows(of)} o WHERE ${isHeld} GROUP BY 1, 2
       ) s LEFT JOIN (
         SELECT DISTINCT ${codes} AS code, ${names} AS name FROM ${stagedTable(of, stagingId)}
       ) n ON n.code = s.code AND n.name = s.name
       WHERE n.code IS NULL ORDER BY 1, 2`,
      [shown.id],
    );
    for (const { code: written, name: title, count } of rows) {
      const product = `${written} “${title}”`;
      const reason = reasons.productGone(subjectWords[of], product, counted(count));
      faults.add(`${of}.csv`, 1, code, reason);
    }
  }
}

/** Adds a fault for each month, year and product that is gone, or closed and changed since. */
export async function compareVanished(beside: Beside, faults: Faults): Promise<void> {
  await compareMonths(beside, faults);
  await compareBilled(beside, faults);
  await compareYears(beside, faults);
  await compareDividends(beside, faults);
  await compareProducts(beside, faults);
}
