/** How many rows of a file may vanish or change in one night before somebody is asked. */
import { thaiMonthShort, toBuddhistYear } from '../../core/thai-date.ts';
import { formatNumber } from '../../core/thai-number.ts';
import type { Faults } from '../fault.ts';
import { reasons } from '../intake.text.ts';
import { type Column, subjectOf } from '../layout.ts';
import { keyWords, subjectWords } from '../text/comparison.text.ts';
import type { ComparedSubject } from './compare-subject.ts';
import type { RewrittenRow } from './comparison.ts';
import { comparisonRules } from './rules.ts';

/** In a small cooperative single rows weigh much; these few may always go or change. */
export const fewRows = 5;
/** Of the shown rows that core systems do change: addresses, beneficiaries, claims. */
export const mostPerMille = 50;
/** Of the shown rows that no core system changes: lines of ledgers, receipts. */
const mostSettledPerMille = 1;

export const isMuch = (count: number, all: number, perMille: number): boolean =>
  count > fewRows && count * 1_000 > all * perMille;

function keyPart({ name, kind }: Column, text: string): string {
  const word = keyWords[name] ?? name;
  if (kind === 'month') return `${word} ${thaiMonthShort(text.slice(0, 7))}`;
  if (kind === 'year') return `${word} ${toBuddhistYear(Number(text))}`;
  return `${word} ${text}`;
}

/** A row's key in words: `สมาชิก 000123 ลำดับ 4`. */
export function keyInWords(name: ComparedSubject['comparison']['subject'], key: readonly string[]) {
  const { columns, key: keyColumns } = subjectOf(name);
  const described = keyColumns.map((one) => columns.find((column) => column.name === one));
  return described.map((column, at) => keyPart(column as Column, key[at] ?? '')).join(' ');
}

/** Adds a fault where a file's rows are all gone, or more of them went or changed than may. */
export function compareShares({ comparison, unusual }: ComparedSubject, faults: Faults): void {
  const { subject: name, before, after } = comparison;
  const { file, key } = subjectOf(name);
  const [what, all] = [subjectWords[name], formatNumber(before, 0)];
  const column = key[0] ?? '';
  const ask = (
    reason: (what: string, count: string, all: string, list: string) => string,
    count: number,
    keys: readonly (readonly string[])[],
  ) => {
    const list = keys.map((one) => keyInWords(name, one)).join(', ');
    faults.add(file, 1, column, reason(what, formatNumber(count, 0), all, list));
  };
  const { eachAsked = false } = comparisonRules[name];
  if (before > 0 && after === 0 && !eachAsked) {
    faults.add(file, 1, column, reasons.everythingGone(what, all));
    return;
  }
  if (isMuch(unusual.gone, before, mostPerMille)) {
    ask(reasons.rowsGone, unusual.gone, unusual.goneKeys);
  }
  if (isMuch(unusual.changed, before, mostPerMille)) {
    ask(reasons.rowsChanged, unusual.changed, unusual.changedKeys);
  }
  const { rewrittenCount, rewritten } = comparison;
  if (!eachAsked && isMuch(rewrittenCount, before, mostSettledPerMille)) {
    ask(reasons.historyRewritten, rewrittenCount, firstKeys(rewritten));
  }
}

const firstKeys = (rows: readonly RewrittenRow[]) => rows.slice(0, 3).map(({ key }) => key);
