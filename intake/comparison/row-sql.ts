/** SQL over a subject's rows as they are shown, `o`, and as the new extract has them, `n`. */

import { partName } from '../../records/parts.ts';
import { type SubjectName, subjectOf } from '../layout.ts';
import { columnName } from '../staging/table.ts';
import { type ComparisonRule, comparisonRules } from './rules.ts';

export const stagedTable = (name: SubjectName, stagingId: number): string =>
  `staging.${partName({ name }, stagingId)}`;

/** The shown rows; `$1` is their publication. */
export const shownRows = (name: SubjectName): string =>
  `(SELECT * FROM records.${name} WHERE publication_id = $1)`;

const row = (alias: string, names: readonly string[]): string =>
  `ROW(${names.map((name) => `${alias}.${name}`).join(', ')})`;

const differ = (names: readonly string[]): string =>
  names.length === 0 ? 'false' : `${row('o', names)} IS DISTINCT FROM ${row('n', names)}`;

export interface RowSql {
  readonly rule: ComparisonRule;
  /** Shown and staged rows side by side: a table expression with `o` and `n`. */
  readonly joined: (kind: 'FULL' | 'LEFT' | 'INNER') => string;
  readonly isNew: string;
  readonly isGone: string;
  /** Any column differs. */
  readonly differs: string;
  /** A column differs that does not change in the ordinary course; of a row that is not settled. */
  readonly unusual: string;
  readonly settled: string;
  /** True of a shown row that may go: its owner went, or its month left at the old end. */
  readonly mayGo: string;
  /** The key as an array of text. */
  readonly key: (alias: 'o' | 'n') => string;
}

function ownerWent({ owner }: ComparisonRule, stagingId: number): string[] {
  if (!owner) return [];
  const { subject, column, key = column } = owner;
  const same = `p.${key.toLowerCase()} = o.${column.toLowerCase()}`;
  const still = owner.while ? ` AND ${owner.while}` : '';
  return [`NOT EXISTS (SELECT FROM ${stagedTable(subject, stagingId)} p WHERE ${same}${still})`];
}

/** An extract may go back so many months or years and no further: as many come as go. */
function leftTheWindow({ window }: ComparisonRule, stagingId: number): string[] {
  if (!window) return [];
  const column = window.column.toLowerCase();
  const staged = stagedTable(window.subject, stagingId);
  return [
    `(o.${column} < (SELECT min(${column}) FROM ${staged})
      AND (SELECT count(DISTINCT ${column}) FROM ${staged})
        >= (SELECT count(DISTINCT ${column}) FROM ${shownRows(window.subject)} w))`,
  ];
}

/** `unchanged`: a table of ledgers whose lines are left out, as `stageUnchanged` makes it. */
export function rowSql(name: SubjectName, stagingId: number, unchanged?: string): RowSql {
  const { columns, key } = subjectOf(name);
  const rule = comparisonRules[name];
  const keys = key.map((column) => column.toLowerCase());
  const others = columns.filter((column) => !key.includes(column.name));
  const { moving } = rule;
  const lasting = others.filter(({ name: one }) => moving !== 'all' && !moving.includes(one));
  const isThere = 'n.publication_id IS NOT NULL AND o.publication_id IS NOT NULL';
  const settled = rule.settled ?? 'false';
  const changed = (from: string) =>
    unchanged === undefined
      ? from
      : `(SELECT * FROM ${from} a WHERE NOT EXISTS (
          SELECT FROM ${unchanged} u WHERE u.ledger = a.${keys[0]}))`;
  const excuses = [...ownerWent(rule, stagingId), ...leftTheWindow(rule, stagingId)];
  return {
    rule,
    joined: (kind) =>
      `${changed(shownRows(name))} o ${kind} JOIN ${changed(stagedTable(name, stagingId))} n
        USING (${keys.join(', ')})`,
    isNew: 'o.publication_id IS NULL',
    isGone: 'n.publication_id IS NULL',
    differs: `${isThere} AND ${differ(others.map(columnName))}`,
    unusual: `${isThere} AND NOT (${settled}) AND ${differ(lasting.map(columnName))}`,
    settled,
    mayGo: excuses.length === 0 ? 'false' : `(${excuses.join(' OR ')})`,
    key: (alias) => `ARRAY[${keys.map((one) => `${alias}.${one}::text`).join(', ')}]`,
  };
}
