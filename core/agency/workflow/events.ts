/** What happened on the way of a month, from its first letter to its posting (part D). */
import { bangkokDay } from '../../thai-date.ts';

export interface SentLetter {
  readonly letterDate: string;
  /** By whom of the agency it was opened first; null: not yet. */
  readonly openedAt: Date | null;
  readonly openedBy: string | null;
}

interface RecordedStep<Name extends string> {
  readonly step: Name;
  readonly at: Date;
  readonly actorKind: 'agency' | 'office' | 'system';
  readonly contactName: string | null;
  readonly detail: Readonly<Record<string, unknown>>;
}

export interface MonthEvent<Name extends string = string> {
  readonly step: Name;
  /** The day in Thailand. */
  readonly on: string;
  /** Null where only the day is known. */
  readonly at: Date | null;
  readonly actorKind: 'agency' | 'office' | 'system';
  /** The person of the agency, as they were called then. */
  readonly actor: string | null;
  readonly detail: Readonly<Record<string, unknown>>;
}

interface Happened<Name extends string> {
  /** All letters of the month, oldest first: a later one replaces the one before it. */
  readonly letters: readonly SentLetter[];
  readonly steps: readonly RecordedStep<Name>[];
  readonly postedOn: string | null;
}

const byOffice = { at: null, actorKind: 'office', actor: null, detail: {} } as const;

/** Of one day what has no time comes first: a letter is sent before it is opened. */
function inOrder(a: MonthEvent, b: MonthEvent): number {
  if (a.on !== b.on) return a.on < b.on ? -1 : 1;
  return (a.at?.getTime() ?? 0) - (b.at?.getTime() ?? 0);
}

/** Oldest first. `SENT` is the month's first letter, `RESENT` each that replaced one. */
export function eventsOf<Name extends string>({
  letters,
  steps,
  postedOn,
}: Happened<Name>): MonthEvent<Name | 'SENT' | 'RESENT' | 'OPENED' | 'POSTED'>[] {
  const sent = letters.map(({ letterDate }, index) => ({
    ...{ ...byOffice, on: letterDate },
    step: index === 0 ? ('SENT' as const) : ('RESENT' as const),
  }));
  const opened = letters.flatMap(({ openedAt, openedBy }) =>
    openedAt === null
      ? []
      : {
          ...{ step: 'OPENED' as const, on: bangkokDay(openedAt), at: openedAt },
          ...{ actorKind: 'agency' as const, actor: openedBy, detail: {} },
        },
  );
  const done = steps.map(({ step, at, actorKind, contactName, detail }) => {
    return { step, on: bangkokDay(at), at, actorKind, actor: contactName, detail };
  });
  const before = [...sent, ...opened, ...done].toSorted(inOrder);
  if (postedOn === null) return before;
  return [...before, { ...byOffice, step: 'POSTED' as const, on: postedOn }];
}
