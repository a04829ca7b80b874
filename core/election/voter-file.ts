/** Rows of a voter list's file as members; what cannot be read says why (D-20). */

import { type ResultCell, type ResultRow, textOf } from '../agency/result-file/cell.ts';
import { cellFault } from '../agency/result-file/read-cells.ts';
import { asciiDigits, canonicalMembershipNumber } from '../membership-number.ts';
import { holdsNationalId, isNationalId } from '../national-id.ts';
import { normaliseThai } from '../thai-text.ts';
import { areFit, tidyLine } from '../typed/typed-words.ts';
import { safeValue } from './safe-value.ts';
import { voterHeads } from './voter-file.text.ts';

export const voterColumns = [
  'member_no',
  'zone',
  'booth',
  'sequence',
  'national_id',
  'reason',
] as const;
export type VoterColumn = (typeof voterColumns)[number];

/** What is wrong with a cell; the last ones are found against the records and the election. */
export const voterFaults = [
  'formula',
  'unreadable',
  'member_no',
  'no_member_no',
  'number',
  'no_zone',
  'national_id',
  'words',
  'words_id',
  'duplicate',
  'place_taken',
  'unknown_zone',
  'unknown_member',
  'may_not_vote',
  'other_national_id',
  'id_spent',
  'id_stop',
] as const;
export type VoterFault = (typeof voterFaults)[number];

export interface VoterProblem {
  readonly row: number;
  readonly column: VoterColumn;
  readonly fault: VoterFault;
  /** What stands there, made safe to show; of a national ID three digits at most. */
  readonly value: string | null;
  /** The row that has the same. */
  readonly other?: number;
}

export interface VoterLine {
  readonly row: number;
  /** Six digits. */
  readonly memberNo: string;
  readonly zoneNo: number | null;
  readonly booth: number | null;
  readonly sequence: number | null;
  /** Why they may not vote; empty for who may. */
  readonly reason: string;
  /** To be compared and forgotten. */
  readonly nationalId: string | null;
}

export interface VoterFile {
  /** Of each member the first. */
  readonly lines: readonly VoterLine[];
  /** The first of them, by row. */
  readonly problems: readonly VoterProblem[];
  readonly problemsTotal: number;
}

/** Problems that are told; beyond them their number says the rest. */
export const mostVoterProblems = 200;
const longestReason = 100;
const largestNumber = 99_999;
/** Above the head there may be titles. */
const furthestHead = 30;

const columnOf = new Map<string, VoterColumn>(
  voterColumns.flatMap((column) => voterHeads[column].map((word) => [word, column] as const)),
);

type Places = Readonly<Partial<Record<VoterColumn, number>>>;

const wordOf = (cell: ResultCell): string =>
  normaliseThai(textOf(cell) ?? '')
    .toLowerCase()
    .replace(/\([^()]*\)/g, '')
    .replace(/[\s._:#*/-]/g, '');

export type VoterHead =
  | { readonly at: number; readonly places: Places }
  | { readonly missing: 'none' | 'twice' };

/** The first of the upper rows that names members and their zones. */
export function findVoterHead(rows: readonly ResultRow[]): VoterHead {
  for (const [at, { cells }] of rows.slice(0, furthestHead).entries()) {
    const places: Partial<Record<VoterColumn, number>> = {};
    let twice = false;
    for (const [index, cell] of cells.entries()) {
      const column = columnOf.get(wordOf(cell));
      if (column === undefined) continue;
      twice ||= places[column] !== undefined;
      places[column] = index;
    }
    if (places.member_no === undefined || places.zone === undefined) continue;
    return twice ? { missing: 'twice' } : { at, places };
  }
  return { missing: 'none' };
}

type Read<T> = T | null | { readonly fault: VoterFault };

const plainOf = (cell: ResultCell): string => asciiDigits((textOf(cell) ?? '').trim());

function numberOf(cell: ResultCell): Read<number> {
  const text = plainOf(cell);
  if (text === '') return null;
  if (!/^\d{1,5}$/.test(text)) return { fault: 'number' };
  const number = Number(text);
  return number > 0 && number <= largestNumber ? number : { fault: 'number' };
}

function memberNoOf(cell: ResultCell): Read<string> {
  const text = textOf(cell);
  if (text === null) return { fault: 'no_member_no' };
  return canonicalMembershipNumber(text) ?? { fault: 'member_no' };
}

function nationalIdOf(cell: ResultCell): Read<string> {
  const text = plainOf(cell).replace(/[\s-]/g, '');
  if (text === '') return null;
  return isNationalId(text) ? text : { fault: 'national_id' };
}

function reasonOf(cell: ResultCell): Read<string> {
  const raw = textOf(cell) ?? '';
  const text = tidyLine(raw);
  if (text === '' || text === '-') return null;
  if (holdsNationalId(raw)) return { fault: 'words_id' };
  return areFit(raw) && [...text].length <= longestReason ? text : { fault: 'words' };
}

const unfit = (cell: ResultCell): VoterFault | undefined => {
  const fault = cellFault(cell);
  if (fault === undefined) return undefined;
  return fault === 'unreadable' || fault === 'cut' ? 'unreadable' : 'formula';
};

/** More digits than these in a cell may be a national ID, or most of one. */
const mostDigits = (column: VoterColumn): number => (column === 'reason' ? 12 : 6);

interface ReadRow {
  readonly line: VoterLine | undefined;
  readonly problems: readonly VoterProblem[];
}

function readRow({ row, cells }: ResultRow, places: Places): ReadRow {
  const problems: VoterProblem[] = [];
  function take<T>(column: VoterColumn, read: (cell: ResultCell) => Read<T>): T | null {
    const cell = cells[places[column] ?? -1] ?? null;
    const bad = unfit(cell);
    const found = bad === undefined ? read(cell) : { fault: bad };
    if (found === null || typeof found !== 'object' || !('fault' in (found as object))) {
      return found as T | null;
    }
    const { fault } = found as { fault: VoterFault };
    const value = column === 'national_id' ? null : safeValue(cell, mostDigits(column));
    problems.push({ row, column, fault, value });
    return null;
  }
  const memberNo = take('member_no', memberNoOf);
  const reason = take('reason', reasonOf) ?? '';
  const zoneNo = take('zone', numberOf);
  const booth = take('booth', numberOf);
  const sequence = take('sequence', numberOf);
  const nationalId = take('national_id', nationalIdOf);
  if (zoneNo === null && reason === '' && problems.length === 0) {
    problems.push({ row, column: 'zone', fault: 'no_zone', value: null });
  }
  if (memberNo === null || problems.length > 0) return { line: undefined, problems };
  return { line: { row, memberNo, zoneNo, booth, sequence, reason, nationalId }, problems };
}

const isBlank = ({ cells }: ResultRow, places: Places): boolean =>
  voterColumns.every((column) => textOf(cells[places[column] ?? -1]) === null);

interface Once {
  /** Of each member the first. */
  readonly lines: readonly VoterLine[];
  readonly problems: readonly VoterProblem[];
}

/** The same member twice, whom no file asks the records about again, and a place given to two. */
function onceEach(lines: readonly VoterLine[]): Once {
  const members = new Map<string, number>();
  const taken = new Map<string, number>();
  const problems: VoterProblem[] = [];
  const first: VoterLine[] = [];
  for (const line of lines) {
    const { row, memberNo, zoneNo, booth, sequence } = line;
    const before = members.get(memberNo);
    if (before === undefined) {
      members.set(memberNo, row);
      first.push(line);
    } else {
      const same = { row, column: 'member_no', fault: 'duplicate' } as const;
      problems.push({ ...same, value: memberNo, other: before });
    }
    if (zoneNo === null || booth === null || sequence === null) continue;
    const place = `${zoneNo} ${booth} ${sequence}`;
    const holder = taken.get(place);
    if (holder === undefined) taken.set(place, row);
    else {
      const same = { row, column: 'sequence', fault: 'place_taken' } as const;
      problems.push({ ...same, value: String(sequence), other: holder });
    }
  }
  return { lines: first, problems };
}

/** Rows below the head; blank ones are passed over. */
export function readVoterFile(rows: readonly ResultRow[], places: Places): VoterFile {
  const lines: VoterLine[] = [];
  const problems: VoterProblem[] = [];
  for (const row of rows) {
    if (isBlank(row, places)) continue;
    const found = readRow(row, places);
    problems.push(...found.problems);
    if (found.line) lines.push(found.line);
  }
  const once = onceEach(lines);
  problems.push(...once.problems);
  const sorted = problems.toSorted((a, b) => a.row - b.row);
  return {
    lines: once.lines,
    problems: sorted.slice(0, mostVoterProblems),
    problemsTotal: problems.length,
  };
}
