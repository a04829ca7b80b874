/** A member as the registry knows him or her; everything that ledgers are derived from. */
import type { Day } from '../../core/days.ts';
import type { IdDocument } from '../../core/id-document.ts';
import { nationalIdCheckDigit } from '../../core/national-id.ts';
import type { MonthNumber } from '../calendar.ts';
import type { Timeline } from '../timeline.ts';
import type { Pay } from './pay.ts';

/** Why somebody left: `1` to another cooperative, `2` dead, `3` resigned, `4` expelled (A.2). */
export type LeftCode = '1' | '2' | '3' | '4';

/** From this month on, the agency bills; the first one from the month of joining. */
export interface Posting {
  readonly from: MonthNumber;
  readonly agencyNo: string;
}

/** What a month's pay did not suffice for, and what comes before it; `LEAVE` is without any. */
export type Hardship = 'CREMATION' | 'SAVING' | 'PRINCIPAL' | 'LOANS' | 'EVERYTHING' | 'LEAVE';

export interface Person {
  readonly memberNo: string;
  readonly prefix: string;
  readonly firstName: string;
  readonly lastName: string;
  /** '' of who has none. */
  readonly nationalId: string;
  /** What a person without a national ID shows instead; undefined: nothing. */
  readonly idDocument?: { readonly kind: IdDocument; readonly number: string };
  readonly birthDate: Day;
  readonly joinedOn: Day;
  /** The day of leaving, '' while a member. */
  readonly leftOn: Day | '';
  readonly leftCode: LeftCode | '';
  readonly memberType: 'ORDINARY' | 'ASSOCIATE';
  /** In order of months; the last one goes on. */
  readonly postings: readonly Posting[];
  /** First month of the pension, undefined for associates and who left before. */
  readonly retiresIn: MonthNumber | undefined;
  readonly employeeNo: string;
  /** When deductions from pay were consented to in writing, '' if they never were (Act §42/1). */
  readonly consentOn: Day | '';
  readonly positionName: string;
  /** Without pay a person is a relative: an associate who pays a fixed share. */
  readonly pay: Pay;
  /** First month without shares, or undefined. */
  readonly suspendedFrom: MonthNumber | undefined;
  readonly phone: string;
  readonly email: string;
  readonly address: string;
  /** Whether now and then more shares are bought than the monthly ones. */
  readonly extraShares: boolean;
  /** Months in which not everything was deducted, where chance may not decide. */
  readonly hardships?: ReadonlyMap<MonthNumber, Hardship>;
  /** When the demo is set. */
  readonly timeline: Timeline;
}

/** Which agency bills in a month. */
export function agencyAt(person: Person, month: MonthNumber): string {
  return (
    (person.postings.findLast(({ from }) => from <= month) ?? person.postings[0])?.agencyNo ?? ''
  );
}

/** Districts 9900 to 9999 exist nowhere: such a number belongs to nobody. */
export function syntheticNationalId(memberNo: number, born: number): string {
  const kind = born < 1984 ? '3' : '1';
  // 7,368,787 is prime to ten million: every member another number, none in a row.
  const scattered = (memberNo * 7_368_787) % 10_000_000;
  const twelve = `${kind}99${String(memberNo % 100).padStart(2, '0')}`;
  const digits = twelve + String(scattered).padStart(7, '0');
  return `${digits}${nationalIdCheckDigit(digits)}`;
}
