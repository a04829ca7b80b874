/** Which of our files a table may be, and which of our columns its columns are. */
import { type Column, type Subject, type SubjectName, subjects } from '../../layout.ts';
import { columnNames, subjectNames } from '../learn.text.ts';
import { fitting } from '../schema/check-rule.ts';
import { type Guess, guessKind } from './kinds.ts';
import type { FoundColumn, FoundTable } from './table.ts';

export interface KnownColumn {
  readonly column: FoundColumn;
  readonly guess: Guess;
}

export interface LearntTable {
  readonly table: FoundTable;
  readonly columns: readonly KnownColumn[];
  /** What it seems to be; undefined where nothing fits well enough. */
  readonly subject?: Subject | undefined;
  /** Our column → theirs. */
  readonly found: ReadonlyMap<Column, KnownColumn>;
}

const bare = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/** 0 to 3: how well a name fits one of the fragments. */
function nameScore(name: string, fragments: readonly string[]): number {
  const scores = fragments.map((fragment) => {
    if (name === fragment) return 3;
    if (fragment.length < 3) return 0;
    if (name.startsWith(fragment) || name.endsWith(fragment)) return 2;
    return fragment.length > 3 && name.includes(fragment) ? 1 : 0;
  });
  return Math.max(0, ...scores);
}

/** Whether values of that kind can become ours, with a code list if need be. */
function fits({ guess, column }: KnownColumn, { kind, oneOf }: Column): boolean {
  const theirs = guess.format.kind;
  if (kind === 'whole') return column.values.every((value) => /^\d{0,9}$/.test(value));
  if (oneOf !== undefined || kind === 'flag' || kind === 'sign') {
    return guess.codes !== undefined && theirs !== 'day' && theirs !== 'amount';
  }
  if (kind === 'amount' || kind === 'rate') return ['amount', 'rate', 'whole'].includes(theirs);
  return fitting[kind].includes(theirs);
}

interface Pair {
  readonly ours: Column;
  readonly theirs: KnownColumn;
  readonly score: number;
}

function pairsOf(columns: readonly KnownColumn[], wanted: readonly Column[]): readonly Pair[] {
  const pairs = wanted.flatMap((ours) =>
    columns.flatMap((theirs): Pair[] => {
      const name = bare(theirs.column.heading ?? theirs.column.name);
      const own = [bare(ours.name), ...(columnNames[ours.name] ?? [])];
      const score = nameScore(name, own);
      return score > 0 && fits(theirs, ours) ? [{ ours, theirs, score }] : [];
    }),
  );
  return pairs.toSorted((a, b) => b.score - a.score);
}

/** The best pairs of columns and those of ours that are wanted, none of either side twice. */
export function bestPairs(
  columns: readonly KnownColumn[],
  wanted: readonly Column[],
): ReadonlyMap<Column, Pair> {
  const best = new Map<Column, Pair>();
  const used = new Set<KnownColumn>();
  for (const pair of pairsOf(columns, wanted)) {
    if (best.has(pair.ours) || used.has(pair.theirs)) continue;
    best.set(pair.ours, pair);
    used.add(pair.theirs);
  }
  return best;
}

interface Candidate {
  readonly learnt: LearntTable;
  readonly subject: Subject;
  readonly best: ReadonlyMap<Column, Pair>;
  readonly score: number;
}

/** A weak likeness of few columns is none. */
const least = 0.75;

function candidate(learnt: LearntTable, subject: Subject): Candidate {
  const best = bestPairs(learnt.columns, subject.columns);
  const required = subject.columns.filter(({ optional }) => !optional);
  const sum = [...best.values()].reduce((total, { score }) => total + score, 0);
  const fragments = subjectNames[subject.name] ?? [];
  const { name, files } = learnt.table;
  const hint = Math.max(nameScore(bare(name), fragments), nameScore(bare(files), fragments) / 2);
  const share = sum / required.length;
  // What the table has and the subject knows nothing of speaks against it.
  const strange = 1 - best.size / Math.max(learnt.columns.length, 1);
  return { learnt, subject, best, score: share + hint / 2 - strange / 2 };
}

/** Names a subject for each table, the surest first; no subject has two tables. */
export function matchTables(tables: readonly FoundTable[]): readonly LearntTable[] {
  const learnt = tables.map((table): LearntTable => {
    const columns = table.columns.map((column) => ({ column, guess: guessKind(column) }));
    return { table, columns, found: new Map() };
  });
  const all = learnt.flatMap((one) => subjects.map((subject) => candidate(one, subject)));
  const taken = new Map<LearntTable, Candidate>();
  const given = new Set<SubjectName>();
  for (const one of all.toSorted((a, b) => b.score - a.score)) {
    if (one.score < least || taken.has(one.learnt) || given.has(one.subject.name)) continue;
    taken.set(one.learnt, one);
    given.add(one.subject.name);
  }
  const matched = learnt.map((one): LearntTable => {
    const own = taken.get(one);
    if (!own) return one;
    const found = new Map([...own.best].map(([ours, { theirs }]) => [ours, theirs] as const));
    return { ...one, subject: own.subject, found };
  });
  return joinByValues(matched);
}

/** Columns by which our files refer to each other, and whose they are. */
const keys: readonly (readonly [string, SubjectName])[] = [
  ['MEMBER_NO', 'members'],
  ['AGENCY_NO', 'agencies'],
  ['ACCOUNT_NO', 'deposit_accounts'],
  ['CONTRACT_NO', 'loans'],
  ['CREMATION_NO', 'cremation_enrolments'],
];

const filled = ({ column }: KnownColumn): readonly string[] =>
  column.values.filter((value) => value !== '').map((value) => value.replace(/^0+(?=\d)/, ''));

/** A key that no name gave away is found by its values: they are all those of its own file. */
function joinByValues(tables: readonly LearntTable[]): readonly LearntTable[] {
  return tables.map((one) => {
    const found = new Map(one.found);
    for (const [name, owner] of keys) {
      const ours = one.subject?.columns.find((column) => column.name === name);
      if (!ours || found.has(ours) || one.subject?.name === owner) continue;
      const home = tables.find(({ subject }) => subject?.name === owner);
      const key = [...(home?.found ?? [])].find(([column]) => column.name === name)?.[1];
      const known = new Set(key ? filled(key) : []);
      const used = new Set(found.values());
      const joined = one.columns.find((column) => {
        const values = filled(column);
        const isMany = new Set(values).size > 2;
        return !used.has(column) && isMany && values.every((value) => known.has(value));
      });
      if (joined) found.set(ours, joined);
    }
    return { ...one, found };
  });
}
