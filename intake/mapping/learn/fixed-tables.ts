/** Tables in files of fixed width: kinds of record, and where their fields seem to begin. */
import { isDay } from '../../../core/days.ts';
import { isNationalId } from '../../../core/national-id.ts';
import { lettersOf } from '../../decode/letters.ts';
import { learnText as text } from '../learn.text.ts';
import type { FoundColumn, FoundTable } from './table.ts';
import type { TextSample } from './text-tables.ts';

/** Whether every line is as long as the others: records of fixed width. */
export function recordLength(lines: readonly string[]): number | undefined {
  const [first = ''] = lines;
  const isFixed = first.length > 20 && lines.every((line) => line.length === first.length);
  return isFixed ? first.length : undefined;
}

type Letter = 'blank' | 'digit' | 'mixed';

function letterAt(lines: readonly string[], at: number): Letter {
  if (lines.every((line) => line[at] === ' ')) return 'blank';
  return lines.every((line) => /\d/.test(line[at] ?? '')) ? 'digit' : 'mixed';
}

const zeros = (lines: readonly string[], at: number): number =>
  lines.filter((line) => line[at] === '0').length / lines.length;

/** A window of digits that holds the same in every line: where a field begins and ends. */
interface Window {
  readonly width: number;
  readonly holds: (digits: string) => boolean;
}

/** The century does not matter: only whether there is such a day. */
const dayOf = (day: string, month: string): boolean => isDay(`2000-${month}-${day}`);
const windows: readonly Window[] = [
  { width: 13, holds: isNationalId },
  {
    width: 8,
    holds: (digits) =>
      /^(?:19|20|24|25)/.test(digits) && dayOf(digits.slice(6), digits.slice(4, 6)),
  },
  { width: 6, holds: (digits) => dayOf(digits.slice(0, 2), digits.slice(2, 4)) },
];

/** Enough for a column of days not to be one by accident. */
const leastDistinct = 5;

function windowAt(lines: readonly string[], at: number): Window | undefined {
  return windows.find(({ width, holds }) => {
    const values = lines.map((line) => line.slice(at, at + width));
    const filled = values.filter((value) => /[^0 ]/.test(value));
    const isSame = filled.every((value) => value.length === width && holds(value));
    return isSame && new Set(filled).size >= leastDistinct;
  });
}

/** Where the digits begin that end before this place. */
function digitsFrom(lines: readonly string[], end: number): number {
  let at = end;
  while (at > 0 && letterAt(lines, at - 1) === 'digit') at -= 1;
  return at;
}

/** Lines by which fields are found: more would only take longer. */
const most = 400;

/** Where fields seem to begin: at days, behind blanks, where digits begin, where zeros fill up. */
export function cuts(all: readonly string[], from: number, length: number): readonly number[] {
  const step = Math.max(1, Math.floor(all.length / most));
  const lines = all.filter((_, index) => index % step === 0);
  const found = new Set([from]);
  for (let at = from; at < length; at += 1) {
    const here = letterAt(lines, at);
    const window = here === 'digit' ? windowAt(lines, at) : undefined;
    if (window) {
      found.add(at).add(at + window.width);
      at += window.width - 1;
      continue;
    }
    if (at === from || here === 'blank') continue;
    const before = letterAt(lines, at - 1);
    // A digit or two in front of words is a house number, not a field.
    const isShort = before === 'digit' && here === 'mixed' && at - digitsFrom(lines, at) < 3;
    if (isShort) continue;
    const isFilled = here === 'digit' && zeros(lines, at) > 0.8 && zeros(lines, at - 1) < 0.5;
    const isOther = before === 'blank' || here === 'digit' || before === 'digit';
    if ((before !== here && isOther) || isFilled) found.add(at);
  }
  return [...found].filter((at) => at < length).sort((a, b) => a - b);
}

const typeWidth = 2;

/** Records by their first two letters, when these are few: one file, several kinds of record. */
function byType(lines: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const types = Map.groupBy(lines, (line) => line.slice(0, typeWidth));
  const areTypes = [...types.keys()].every((type) => /^[A-Z0-9]{2}$/.test(type));
  return types.size <= 15 && areTypes ? types : new Map([['', lines]]);
}

/** Tables of a file of fixed width, one for each kind of record. */
export function fixedTables(
  name: string,
  sample: TextSample,
  record: number,
): readonly FoundTable[] {
  const letters = lettersOf(sample.encoding);
  const types = byType(sample.lines);
  return [...types].map(([type, lines]) => {
    const isTyped = types.size > 1;
    const starts = cuts(lines, isTyped ? typeWidth : 0, record);
    const fields = starts.map((at, index): FoundColumn => {
      const end = starts[index + 1] ?? record;
      const values = lines.map((line) => (letters(line.slice(at, end)) ?? '').trim());
      return { name: `F${at + 1}`, at: at + 1, width: end - at, values };
    });
    const typed = { name: 'RECTYPE', at: 1, width: typeWidth, values: lines.map(() => type) };
    return {
      name: isTyped ? `${name}_${type}` : name,
      ...{ files: sample.name, fileCount: 1, rows: lines.length },
      reading: [
        `encoding: ${sample.encoding}`,
        `fixed: { record: ${record} }`,
        ...(isTyped ? [`only: { RECTYPE: '${type}' }`] : []),
      ],
      seen: text.fixed(sample.encoding, record, type),
      columns: isTyped ? [typed, ...fields] : fields,
    };
  });
}
