/**
 * The results of a month while they are being filled in: what the server knows, what has been
 * typed since, and when it is saved. One row changes without the others being drawn again.
 */
import {
  type BillKey,
  billKey,
  type ReportSums,
  reportSums,
  type Tally,
} from '../../../core/agency/report.ts';
import { type Satang, sumOf, toDtoBaht } from '../../../core/satang.ts';
import { type Entry, type EntryFault, type EntryLine, noEntry, readEntry } from './entry.ts';
import { entryOf, type SavedLine, sameEntry } from './saved-line.ts';

export interface DraftBill extends BillKey {
  readonly billedSatang: Satang;
  /** Whether the member has agreed in writing; who has not is never reported among the rest. */
  readonly consent: boolean;
}

/** Bills without an entry: those that can be reported whole at once, and how many cannot. */
export interface Rest extends Tally {
  readonly withoutConsent: number;
}

/** A line on its way to the server. */
export interface SentLine {
  readonly membership_no: string;
  readonly seq: number;
  readonly outcome: EntryLine['outcome'] | null;
  readonly collected: string | null;
  readonly reason: EntryLine['reason'];
  readonly new_agency: string | null;
  readonly note: string | null;
}

export interface DraftOptions {
  readonly bills: readonly DraftBill[];
  readonly lines: readonly SavedLine[];
}

/** What a bill shows: the entry, and what is wrong with it. */
export interface Shown {
  readonly entry: Entry;
  readonly line: EntryLine | null;
  readonly fault: EntryFault | undefined;
  /** Reported before another amount was billed: nothing is chosen until that is done anew. */
  readonly changed: boolean;
}

export interface Draft {
  shown(key: string): Shown;
  /** Keys of bills whose entries keep no rule. */
  faults(): readonly string[];
  sums(): ReportSums;
  /** How many bills must be looked at again: another amount is billed by now. */
  changed(): number;
  change(key: string, change: Partial<Entry>): void;
  /** What `fillRest` would report, and whom it would leave out. */
  rest(): Rest;
  /** All bills of `rest` are deducted whole; says how many there were. */
  fillRest(): number;
  /** What the server does not have yet, as far as it keeps the rules. */
  unsent(): readonly SentLine[];
  /** The server has these now. */
  sent(lines: readonly SentLine[]): void;
  /** What the server says anew; what was typed and not sent stays, or goes. */
  rebase(lines: readonly SavedLine[], unsent: 'keep' | 'drop'): void;
  /** Told of changes of one bill; of `all`: of any. Gives what ends it. */
  watch(key: string, listener: () => void): () => void;
}

export const all = 'all';

const nothing: Shown = { entry: noEntry, line: null, fault: undefined, changed: false };

const toDtoLine = (bill: DraftBill, line: EntryLine | null): SentLine => ({
  membership_no: bill.memberNo,
  seq: bill.seq,
  outcome: line?.outcome ?? null,
  collected: line === null ? null : toDtoBaht(line.collectedSatang),
  reason: line?.reason ?? null,
  new_agency: line?.newAgency ?? null,
  note: line?.note ?? null,
});

const mayFill = ({ consent }: DraftBill): boolean => consent;

function restOf(unreported: readonly DraftBill[]): Rest {
  const filled = unreported.filter(mayFill);
  const satang = sumOf(filled, ({ billedSatang }) => billedSatang);
  return { count: filled.length, satang, withoutConsent: unreported.length - filled.length };
}

/** Begins from what the server has. */
export function openDraft({ bills, lines }: DraftOptions): Draft {
  const billOf = new Map(bills.map((bill) => [billKey(bill), bill]));
  const shown = new Map<string, Shown>();
  let savedEntries = entriesOf(lines);
  let changed = changedOf(lines);
  const dirty = new Set<string>();
  const watchers = new Map<string, Set<() => void>>();
  let sums: ReportSums | undefined;

  const notifyWatchers = (key: string) => {
    for (const listener of watchers.get(key) ?? []) listener();
  };
  function show(key: string, entry: Entry): void {
    const bill = billOf.get(key);
    if (bill === undefined) throw new RangeError('a result without its bill');
    const { line = null, fault } = readEntry(entry, bill.billedSatang);
    shown.set(key, { entry, line, fault, changed: changed.has(key) });
  }
  function put(key: string, entry: Entry): void {
    show(key, entry);
    if (sameEntry(entry, savedEntries.get(key) ?? noEntry)) dirty.delete(key);
    else dirty.add(key);
    sums = undefined;
    notifyWatchers(key);
  }
  const at = (key: string): Shown => shown.get(key) ?? nothing;
  for (const key of billOf.keys()) show(key, savedEntries.get(key) ?? noEntry);

  function computeSums(): ReportSums {
    const reported = bills.flatMap((bill) => {
      const { line } = at(billKey(bill));
      return line ? [{ ...line, memberNo: bill.memberNo, seq: bill.seq }] : [];
    });
    return reportSums(bills, reported);
  }

  const unreported = () => bills.filter((bill) => at(billKey(bill)).entry.outcome === '');

  return {
    shown: at,
    faults: () => [...shown].flatMap(([key, { fault }]) => (fault ? [key] : [])),
    sums: () => {
      sums ??= computeSums();
      return sums;
    },
    changed: () => changed.size,
    change(key, change) {
      put(key, { ...at(key).entry, ...change });
      notifyWatchers(all);
    },
    rest: () => restOf(unreported()),
    fillRest() {
      const keys = unreported().filter(mayFill).map(billKey);
      for (const key of keys) put(key, { ...at(key).entry, outcome: 'FULL' });
      if (keys.length > 0) notifyWatchers(all);
      return keys.length;
    },
    unsent: () =>
      [...dirty].flatMap((key) => {
        const [bill, { line, fault }] = [billOf.get(key), at(key)];
        return bill && !fault ? [toDtoLine(bill, line)] : [];
      }),
    sent(sentLines) {
      for (const line of sentLines) {
        const key = keyOf(line);
        const entry = line.outcome === null ? noEntry : entryOf({ ...line, outcome: line.outcome });
        savedEntries.set(key, entry);
        if (changed.delete(key)) show(key, at(key).entry);
        // Typed on meanwhile: it is sent the next time.
        if (sameEntry(at(key).entry, entry)) dirty.delete(key);
      }
      notifyWatchers(all);
    },
    rebase(fresh, unsent) {
      if (unsent === 'drop') dirty.clear();
      savedEntries = entriesOf(fresh);
      changed = changedOf(fresh);
      for (const key of billOf.keys())
        put(key, dirty.has(key) ? at(key).entry : (savedEntries.get(key) ?? noEntry));
      notifyWatchers(all);
    },
    watch(key, listener) {
      const of = watchers.get(key) ?? new Set();
      watchers.set(key, of.add(listener));
      return () => void of.delete(listener);
    },
  };
}

const keyOf = (line: { readonly membership_no: string; readonly seq: number }): string =>
  billKey({ memberNo: line.membership_no, seq: line.seq });

const isChanged = ({ check }: SavedLine): boolean => check === 'changed';

const entriesOf = (lines: readonly SavedLine[]): Map<string, Entry> =>
  new Map(lines.filter((line) => !isChanged(line)).map((line) => [keyOf(line), entryOf(line)]));

const changedOf = (lines: readonly SavedLine[]): Set<string> =>
  new Set(lines.filter(isChanged).map(keyOf));
