/**
 * Sums of a ledger by calendar year, which intake keeps beside its lines with each publication: a
 * page need not look at every line. They are made of the lines by the expressions here, and a
 * ledger without any (of a publication from before there were sums) is summed line by line.
 */
import {
  type LedgerColumns,
  movedColumn,
  storedName,
  summedColumns,
} from '../../core/ledger/columns.ts';
import {
  beyondSeq,
  flowSql,
  flowSums,
  inDaysSql,
  isForwardSql,
  movedSql,
  yearSql,
} from './ledger.ts';

/** Where the lines of a ledger are. */
export interface LedgerTable {
  /** Of the schema `records`. */
  readonly table: string;
  /** The column that tells one ledger of a member from another; left out: a member has one. */
  readonly of?: string;
  /** Of which sum a line's movement is part; left out: all that came is `in`, all else `out`. */
  readonly flow?: string;
}

/**
 * FROM and WHERE of the subject's lines; $at is the number of the ledger. The subject stands in
 * each query although the policy demands it too: either alone suffices.
 */
export const linesSql = ({ table, of }: LedgerTable, at = 3): string =>
  `FROM records.${table} WHERE member_no = current_setting('app.member_no', true)${
    of === undefined ? '' : ` AND ${of} = $${at}`
  }`;

/** FROM and WHERE of the subject's sums by year; $at is the number of the ledger. */
export const storedYearsSql = ({ table, of }: LedgerTable, at = 3): string =>
  `FROM records.ledger_years WHERE member_no = current_setting('app.member_no', true)
    AND ledger = '${table}' AND ledger_no = ${of === undefined ? "''" : `$${at}`}`;

/** Each sum: its column beside the lines, and how lines come to it. */
interface Sums {
  readonly columns: readonly string[];
  readonly values: string;
}

function sumsOf(columns: LedgerColumns, { flow = flowSql }: LedgerTable): Sums {
  const { sql: amount } = movedColumn(columns);
  const more = summedColumns(columns).map(([, { sql }]) => sql);
  const flows = ['in', 'out', 'lost', 'adjusted'].map((name) => `${name}_satang`);
  return {
    columns: [...flows, 'in_count', 'out_count', ...more],
    values: [
      flowSums(amount, flow),
      ...['in', 'out'].map(
        (name) => `count(*) FILTER (WHERE ${amount} <> 0 AND ${flow} = '${name}')::int`,
      ),
      ...more.map((column) => `coalesce(sum(${column}), 0)::bigint`),
    ].join(', '),
  };
}

// They come first and each adds to the one before.
const forward = `max(balance_satang) FILTER (WHERE ${isForwardSql})`;

/** Days that a year of the ledger has lines of are all chosen, some of them, or none. */
const isWhole = '($1::date IS NULL OR first_on >= $1) AND ($2::date IS NULL OR last_on <= $2)';
const isCut = '(first_on < $1 AND last_on >= $1) OR (first_on <= $2 AND last_on > $2)';

/**
 * SELECT that sums the chosen days, $1 from, $2 to: of years that are chosen whole what is kept, of
 * others, two at most, the lines. The opening balance is what lines in range bring forward
 * (several slips, several lines), else what stood before the first line in range, else the balance
 * of the last line before `from`, else 0.
 */
export function summarySql(columns: LedgerColumns, from: LedgerTable): string {
  const lines = linesSql(from);
  const { sql: amount } = movedColumn(columns);
  const sums = sumsOf(columns, from);
  const ofSums = (write: (column: string) => string) => sums.columns.map(write).join(', ');
  return `
  WITH years AS MATERIALIZED (
    SELECT first_seq, last_seq, first_on, last_on, forward_satang, ${sums.columns.join(', ')}
    ${storedYearsSql(from)}
  ), spans AS (
    SELECT first_seq, last_seq FROM years WHERE ${isCut}
    UNION ALL
    SELECT 1, ${beyondSeq} WHERE NOT EXISTS (SELECT FROM years)
  ), parts AS (
    SELECT first_seq AS seq, forward_satang, ${sums.columns.join(', ')} FROM years
    WHERE ${isWhole}
    UNION ALL
    SELECT part.* FROM spans CROSS JOIN LATERAL (
      SELECT min(seq), ${forward}, ${sums.values}
      ${lines} AND seq BETWEEN first_seq AND last_seq AND ${inDaysSql}
    ) part
  ), chosen AS MATERIALIZED (
    SELECT min(seq) AS seq, max(forward_satang) AS forward,
      ${ofSums((name) => `coalesce(sum(${name}), 0)::${typeOf(name)} AS "${storedName(name)}"`)}
    FROM parts
  ), opening AS MATERIALIZED (
    SELECT coalesce(
      (SELECT forward FROM chosen),
      (SELECT balance_satang - ${movedSql} * ${amount} ${lines}
        AND seq = (SELECT seq FROM chosen) LIMIT 1),
      (SELECT balance_satang ${lines} AND posted_on < $1 ORDER BY seq DESC LIMIT 1),
      0) AS balance
  )
  SELECT opening.balance AS "openingSatang",
    ${ofSums((name) => `chosen."${storedName(name)}"`)},
    opening.balance + "inSatang" - "outSatang" - "lostSatang" + "adjustedSatang"
      AS "closingSatang"
  FROM chosen, opening`;
}

const typeOf = (column: string): string => (column.endsWith('_count') ? 'int' : 'bigint');

/**
 * SELECT of the years in which the ledger has lines, the last day of each with a line, and the
 * balance then; a year may come more than once where nothing is kept.
 */
export function yearEndsSql(from: LedgerTable, at: number): string {
  return `
  WITH kept AS MATERIALIZED (
    SELECT year, last_on, closing_satang ${storedYearsSql(from, at)}
  ), dated AS (
    SELECT posted_on, balance_satang, lead(posted_on) OVER (ORDER BY seq) AS next_on
    ${linesSql(from, at)} AND NOT EXISTS (SELECT FROM kept)
  )
  SELECT year, last_on AS "on", closing_satang AS "balanceSatang" FROM kept
  UNION ALL
  SELECT ${yearSql()}, posted_on, balance_satang FROM dated
  WHERE ${yearSql()} IS DISTINCT FROM ${yearSql('next_on')}`;
}

/** A ledger whose years are summed. */
export interface SummedLedger {
  /** The table of its lines. */
  readonly table: string;
  /** Columns of its sums, their keys first. */
  readonly columns: string;
  /** SELECT of those columns of all its years, out of the lines of the table `part`. */
  readonly selectSql: (part: string) => string;
  /** INSERT of the same into the table `into`. */
  readonly insertSql: (into: string, part: string) => string;
}

export function summedLedger(columns: LedgerColumns, from: LedgerTable): SummedLedger {
  const { table, of } = from;
  const sums = sumsOf(columns, from);
  const own = of === undefined ? '' : `${of}, `;
  const stored = `member_no, ledger, ledger_no, year, first_seq, last_seq, first_on, last_on,
    closing_satang, forward_satang, ${sums.columns.join(', ')}`;
  // Of two numbers the last balance is the second one of the greatest pair.
  const selectSql = (part: string) => `
      SELECT member_no, '${table}', ${of ?? "''"}, ${yearSql()}, min(seq), max(seq),
        min(posted_on), max(posted_on), (max(ARRAY[seq::bigint, balance_satang]))[2], ${forward},
        ${sums.values}
      FROM ${part} GROUP BY member_no, ${own}${yearSql()}`;
  return {
    table,
    columns: stored,
    selectSql,
    // In the order of the key, by which they are read.
    insertSql: (into, part) => `
      INSERT INTO ${into} (${stored}) ${selectSql(part)}
      ORDER BY member_no, ${own}${yearSql()}`,
  };
}
