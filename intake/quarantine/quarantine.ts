/**
 * Members whose own rows do not tie: they keep the rows that were shown, so that everybody else
 * sees the new ones. Bills and receipts are not theirs alone: an agency's month is the sum of all,
 * so these rows are taken as delivered, or the whole is refused.
 */
import type { Value } from '../decode/fields.ts';
import type { Row } from '../decode/rows.ts';
import type { Subject } from '../layout.ts';
import { type OwnerKind, ownerColumnOf } from './owner-columns.ts';

export interface Quarantine {
  /** The publication whose rows stay. */
  readonly baseId: number;
  /** Everybody in it. */
  readonly memberNos: readonly string[];
  /** Whether this number is one of a member in it: of a membership, an account, a contract. */
  has(kind: OwnerKind, no: string): boolean;
  /** Whether that publication shows the member, so that bills may name him or her. */
  shows(memberNo: string): boolean;
  /** Whose rows of this file stay out; undefined of files that are not one member's. */
  asideOf(subject: Subject): Aside | undefined;
  /** Who bears the membership numbers by the rows that stay out, as far as these were read. */
  readonly bearers: readonly Bearer[];
}

/** What tells whether a number is still the same person's; null where it could not be read. */
export type Bearer = Readonly<Record<(typeof identity)[number], Value>>;

const identity = ['member_no', 'birth_date', 'national_id', 'id_document_no'] as const;

/** Reads what a row of members says of who it is. */
function bearerReader({ columns }: Subject): (row: Row) => Bearer {
  const places = identity.map(
    (name) => [name, columns.findIndex((column) => column.name.toLowerCase() === name)] as const,
  );
  return (row) => Object.fromEntries(places.map(([name, at]) => [name, row[at]])) as Bearer;
}

/** Rows of a file that are counted, and neither judged nor staged. */
export interface Aside {
  /** The column that says whose a row is. */
  readonly column: string;
  readonly has: (value: Value) => boolean;
  /** Told of each such row: it may give an account or a contract its owner. */
  readonly note: (row: Row) => void;
}

/** Numbers that lead to a member in quarantine; those delivered are added as they are read. */
type Numbers = Readonly<Record<OwnerKind, Set<string>>>;

export function newQuarantine(
  baseId: number,
  shown: ReadonlySet<string>,
  numbers: Numbers,
): Quarantine {
  const has = (kind: OwnerKind, no: string) => numbers[kind].has(no);
  const bearers: Bearer[] = [];
  return {
    baseId,
    memberNos: [...numbers.MEMBER_NO].sort(),
    has,
    shows: (memberNo) => shown.has(memberNo),
    bearers,
    asideOf(subject) {
      const owner = ownerColumnOf(subject);
      if (!owner) return undefined;
      const { column } = owner;
      const keyAt = subject.columns.findIndex(({ name }) => name === subject.key[0]);
      const given = numbers[subject.key[0] as OwnerKind];
      const bearerOf = subject.name === 'members' ? bearerReader(subject) : undefined;
      return {
        column,
        has: (value) => typeof value === 'string' && has(column, value),
        note: (row) => {
          const key = row[keyAt];
          if (typeof key === 'string') given?.add(key);
          if (bearerOf) bearers.push(bearerOf(row));
        },
      };
    },
  };
}
