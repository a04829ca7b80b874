/** The files of loans as rows with names, without writing them: what the naive programs read. */
import { subjects } from '../../../intake/layout.ts';
import type { Field } from '../../../intake/write/row.ts';
import { type DayNumber, dayNumber } from '../../calendar.ts';
import { agenciesFor } from '../../people/agencies.ts';
import { people } from '../../people/people.ts';
import type { Person } from '../../people/person.ts';
import { guaranteesOf, rollOf } from '../guarantors.ts';
import type { Loan } from '../loan.ts';
import { loansOf } from '../loans-of.ts';
import { guaranteeRow, loanLineRow, loanRow } from '../rows.ts';

export type Row = Readonly<Record<string, Field>>;

export interface LoanRows {
  readonly person: Person;
  readonly loan: Loan;
  readonly row: Row;
  readonly lines: readonly Row[];
  readonly guarantees: readonly Row[];
}

function named(file: string, fields: readonly Field[]): Row {
  const columns = subjects.find((subject) => subject.name === file)?.columns ?? [];
  if (columns.length !== fields.length) throw new Error(`${file}: ${fields.length} fields`);
  return Object.fromEntries(columns.map(({ name }, at) => [name, fields[at] ?? '']));
}

export const demoDay: DayNumber = dayNumber('2025-11-28');

export function everybody(members: number): Person[] {
  return [...people(members, agenciesFor(members))];
}

/** All loans of a cooperative of so many members. */
export function loanRows(members: number, asOf = demoDay): LoanRows[] {
  const roll = rollOf(members, agenciesFor(members));
  return everybody(members).flatMap((person) =>
    loansOf(person, asOf).map((loan) => ({
      person,
      loan,
      row: named('loans', loanRow(person.memberNo, loan)),
      lines: loan.lines.map((line, at) => named('loan_lines', loanLineRow(loan, at + 1, line))),
      guarantees: guaranteesOf(person.memberNo, loan, roll).map((guarantee, at) =>
        named('guarantees', guaranteeRow(loan, at + 1, guarantee)),
      ),
    })),
  );
}

/** A field that must be an amount. */
export function satang(field: Field | undefined): bigint {
  if (typeof field !== 'bigint') throw new Error(`no amount: ${field}`);
  return field;
}

const days = new Map<Field | undefined, number>();

/** Days since 1970 of a field that must be a day; without the program's calendar. */
export function dayNo(field: Field | undefined): number {
  const cached = days.get(field);
  if (cached !== undefined) return cached;
  const millis = Date.parse(`${field}T00:00:00Z`);
  if (Number.isNaN(millis)) throw new Error(`no day: ${field}`);
  days.set(field, millis / 86_400_000);
  return millis / 86_400_000;
}
