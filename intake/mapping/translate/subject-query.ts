/** The query that gives the rows of one of our files, in order, each with where it came from. */
import type { Column } from '../../layout.ts';
import type { MappedSource, MappedSubject, Part } from '../mapping.ts';
import { ruleKind } from '../schema/check-rule.ts';
import type { RuleText } from '../schema/schema.ts';
import { expression, sortKeys, tablesOf, wanted } from './expression.ts';

const isNumeric = ({ kind }: Column): boolean => kind === 'amount' || kind === 'whole';

function partQuery(
  part: Part,
  number: number,
  columns: readonly Column[],
  sources: readonly MappedSource[],
): string {
  const keys = part.sort.flatMap((name) => sortKeys(part, name));
  const values = columns.map((column, index) => {
    const rule = part.rules.get(column);
    const value = rule ? expression(part, column, rule) : 'NULL';
    return `(${value})::${isNumeric(column) ? 'bigint' : 'text'} AS o${index}`;
  });
  const sorted = keys.map((key, index) => `${key} AS s${index}`);
  return `SELECT ${[`${number} AS p`, 'm.f', 'm.l', ...sorted, ...values].join(', ')}
    FROM ${tablesOf(part, sources)}
    WHERE ${wanted(part)}`;
}

/** What a rule makes of the rows of all parts together, in their order. */
function windowed(
  columns: readonly Column[],
  column: Column,
  rule: RuleText | undefined,
  order: string,
): string {
  const own = (name: string) => `o${columns.findIndex((one) => one.name === name)}`;
  const kind = rule && ruleKind(rule);
  if (kind === 'ordinal') {
    const group = rule?.ordinal?.map(own).join(', ');
    return `row_number() OVER (PARTITION BY ${group} ORDER BY ${order})`;
  }
  if (kind === 'running') {
    // Any other sign is the intake's to refuse, at its row.
    const signed = (of: string) => ` * CASE ${of} WHEN '1' THEN 1 WHEN '-1' THEN -1 ELSE 0 END`;
    const sign = rule?.sign === undefined ? '' : signed(own(rule.sign));
    const group = rule?.within?.length ? `PARTITION BY ${rule.within.map(own).join(', ')}` : '';
    return `sum(coalesce(${own(rule?.running ?? '')}, 0)${sign})
      OVER (${group} ORDER BY ${order} ROWS UNBOUNDED PRECEDING)`;
  }
  return own(column.name);
}

/**
 * Part, file and line, then all values as text, NULL where blank; undefined where nothing makes
 * rows of the subject.
 */
export function subjectQuery(
  { subject: { columns }, parts }: MappedSubject,
  sources: readonly MappedSource[],
): string | undefined {
  const [first] = parts;
  if (!first) return undefined;
  const keys = first.sort.flatMap((name) => sortKeys(first, name)).map((_, index) => `s${index}`);
  const order = [...keys.map((key) => `${key} NULLS FIRST`), 'p', 'f', 'l'].join(', ');
  const values = columns.map(
    (column) => `(${windowed(columns, column, first.rules.get(column), order)})::text`,
  );
  const queries = parts.map((part, number) => partQuery(part, number, columns, sources));
  const all = queries.join('\nUNION ALL\n');
  return `SELECT p, f, l, ${values.join(', ')} FROM (${all}) u ORDER BY ${order}`;
}
