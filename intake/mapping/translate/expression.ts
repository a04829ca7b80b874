/** Rules of a mapping as SQL over the tables of its sources. */
import pg from 'pg';
import { parseBaht } from '../../../core/satang.ts';
import { Refusal, textReader } from '../../decode/fields.ts';
import type { Column } from '../../layout.ts';
import { type MappedSource, type Part, splitName } from '../mapping.ts';
import { ruleKind } from '../schema/check-rule.ts';
import type { RuleText, Values } from '../schema/schema.ts';
import { textParts } from '../text-columns.ts';
import { columnOf, isNumber, tableOf } from './tables.ts';

const { escapeLiteral } = pg;

export const literals = (values: readonly string[]): string => values.map(escapeLiteral).join(', ');

interface Place {
  readonly source: MappedSource;
  /** Name of the table in the query: `m` the main source, `j0`, `j1` … the joined ones. */
  readonly table: string;
  readonly column: string;
}

/** What columns are named by: a main source, by the name that its table has, and joined ones. */
export interface Names {
  readonly from: MappedSource;
  readonly joins: Part['joins'];
  /** `m` unless said. */
  readonly table?: string;
}

function placeOf({ from, joins, table = 'm' }: Names, name: string): Place {
  const { alias, column } = splitName(name);
  const index = joins.findIndex((join) => join.alias === alias);
  const joined = joins[index];
  return joined
    ? { source: joined.source, table: `j${index}`, column }
    : { source: from, table, column };
}

const formatOf = ({ source, column }: Place) =>
  source.columns.find(({ name }) => name === column)?.format;

/** The column as it stands in its table: text, or bigint of amounts and whole numbers. */
export function bare(part: Names, name: string): string {
  const place = placeOf(part, name);
  if (place.column === 'line') return `${place.table}.l`;
  if (place.column === 'file') return `${place.table}.f`;
  return `${place.table}.${columnOf(place.source, place.column)}`;
}

/** What a sort by the column compares; `line` is the order of delivery. */
export function sortKeys(part: Names, name: string): readonly string[] {
  const { table, column } = placeOf(part, name);
  return column === 'line' ? [`${table}.f`, `${table}.l`] : [bare(part, name)];
}

const isAmount = (part: Names, name: string): boolean =>
  formatOf(placeOf(part, name))?.kind === 'amount';

/** The text of a column as codes and texts compare it; an amount is written in baht. */
export function asText(part: Names, name: string): string {
  const text = isAmount(part, name)
    ? `(${bare(part, name)} / 100.0)::numeric(20, 2)`
    : bare(part, name);
  return `${text}::text`;
}

/** A value written as our layout writes it, as SQL of the column's kind in the output. */
export function constant(column: Column, text: string): string {
  const value = textReader(column)(text);
  if (value === null) return 'NULL';
  if (value instanceof Refusal) throw new TypeError(`${column.name}: ${value.reason}`);
  if (typeof value === 'bigint' || column.kind === 'whole') return `${value}::bigint`;
  const plain = column.kind === 'month' ? String(value).slice(0, 7) : String(value);
  return `${escapeLiteral(plain)}::text`;
}

const lengths: Readonly<Record<string, number>> = { month: 7, year: 4 };

/** A column as the output wants it. */
function plain(part: Names, column: Column, name: string): string {
  const place = placeOf(part, name);
  const length = lengths[column.kind];
  const own = bare(part, name);
  if (length !== undefined) return `left(${own}, ${length})`;
  if (column.kind === 'amount' || column.kind === 'whole') return own;
  const theirs = place.source.columns.find((one) => one.name === place.column);
  return theirs && !isNumber(theirs) ? own : `${own}::text`;
}

function coded(column: Column, { codes = {}, otherwise }: RuleText, text: string): string {
  const cases = Object.entries(codes).map(
    ([theirs, ours]) => `WHEN ${escapeLiteral(theirs)} THEN ${constant(column, ours)}`,
  );
  const rest = otherwise === undefined ? 'NULL' : constant(column, otherwise);
  return `CASE coalesce(${text}, '') ${cases.join(' ')} ELSE ${rest} END`;
}

const added = (part: Names, names: readonly string[]): string =>
  names.map((name) => `coalesce(${bare(part, name)}, 0)`).join(' + ') || '0';

function written(part: Names, text: string): string {
  const parts = textParts(text).map(({ plain, name }) =>
    name === undefined ? escapeLiteral(plain ?? '') : asText(part, name),
  );
  return `nullif(btrim(concat(${parts.join(', ')})), '')`;
}

/** The text that a code list is asked for; of several columns the first that is filled. */
export function codedText(part: Names, rule: RuleText): string {
  const names = rule.first ?? [rule.from ?? ''];
  return `coalesce(${names.map((name) => asText(part, name)).join(', ')}, '')`;
}

/** What fills the column in the rows of this part; ordinals and running sums come later. */
export function expression(part: Part, column: Column, rule: RuleText): string {
  const isNumeric = column.kind === 'amount' || column.kind === 'whole';
  switch (ruleKind(rule)) {
    case 'from':
      return rule.codes
        ? coded(column, rule, codedText(part, rule))
        : plain(part, column, rule.from ?? '');
    case 'first':
      return rule.codes
        ? coded(column, rule, codedText(part, rule))
        : `coalesce(${rule.first?.map((name) => plain(part, column, name)).join(', ')})`;
    case 'value':
      return constant(column, rule.value ?? '');
    case 'sum':
      return `${added(part, rule.sum ?? [])} - (${added(part, rule.minus ?? [])})`;
    case 'text':
      return written(part, rule.text ?? '');
    case 'total':
    case 'count':
      return `coalesce(${aggregateName(part, column)}.v, 0)::bigint`;
    default:
      return isNumeric ? 'NULL::bigint' : 'NULL::text';
  }
}

const aggregateName = ({ rules }: Part, column: Column): string =>
  `a${[...rules.keys()].indexOf(column)}`;

/** A filter of one column; amounts are compared in baht, '' is a blank. */
function oneOf(part: Names, name: string, values: readonly string[]): string {
  if (!isAmount(part, name)) return `coalesce(${asText(part, name)}, '') IN (${literals(values)})`;
  const satang = values.map((value) => (value === '' ? undefined : parseBaht(value)));
  const numbers = satang.filter((value) => value !== undefined);
  const own = bare(part, name);
  const among = numbers.length > 0 ? `coalesce(${own} IN (${numbers.join(', ')}), false)` : 'false';
  return values.includes('') ? `(${own} IS NULL OR ${among})` : among;
}

/** Whether every column of the filter has one of its values. */
export const all = (part: Names, filter: Values): string =>
  Object.entries(filter)
    .map(([name, values]) => oneOf(part, name, values))
    .join(' AND ') || 'true';

/** Whether some column of the filter has one of its values. */
export const some = (part: Names, filter: Values): string =>
  Object.entries(filter)
    .map(([name, values]) => oneOf(part, name, values))
    .join(' OR ') || 'false';

function aggregates(part: Part, sources: readonly MappedSource[]): readonly string[] {
  return [...part.rules].flatMap(([column, { of, on = {}, total, only = {} }]) => {
    const source = sources.find(({ name }) => name === of);
    if (!source) return [];
    const own: Names = { from: source, joins: [] };
    const keys = Object.keys(on).map((name, index) => `${asText(own, name)} AS k${index}`);
    const value = total === undefined ? 'count(*)' : `sum(${bare(own, total)})`;
    const groups = keys.map((_, index) => String(index + 1)).join(', ');
    const name = aggregateName(part, column);
    const conditions = Object.values(on).map(
      (here, index) => `${name}.k${index} = ${asText(part, here)}`,
    );
    return [
      `LEFT JOIN (SELECT ${keys.join(', ')}, ${value} AS v FROM ${tableOf(source)} m
         WHERE ${all(own, only)} GROUP BY ${groups}) ${name} ON ${conditions.join(' AND ')}`,
    ];
  });
}

/** The rows of a part, as a condition: what its `only` takes and no `except` leaves out. */
export const wanted = (part: Part): string =>
  `${all(part, part.only)} AND NOT (${some(part, part.except)})`;

/** The main source of a part and the joined ones: `m`, `j0` … */
export function joinedTables(part: Names): string {
  const joins = part.joins.map(({ source, on }, index) => {
    const own: Names = { from: source, joins: [], table: `j${index}` };
    const conditions = Object.entries(on).map(
      ([theirs, here]) => `${asText(own, theirs)} = ${asText(part, here)}`,
    );
    return `LEFT JOIN ${tableOf(source)} j${index} ON ${conditions.join(' AND ')}`;
  });
  return [`${tableOf(part.from)} m`, ...joins].join('\n');
}

/** The tables of a part, and `a0` … of sums over other sources. */
export const tablesOf = (part: Part, sources: readonly MappedSource[]): string =>
  [joinedTables(part), ...aggregates(part, sources)].join('\n');
