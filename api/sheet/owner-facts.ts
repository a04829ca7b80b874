/** The facts that every sheet of a member begins with: whose it is, and as of when. */
import type { Day } from '../../core/days.ts';
import type { Sheet } from '../../core/sheet/sheet.ts';
import { thaiDateLong } from '../../core/thai-date.ts';
import { whoseText as text } from './owner-facts.text.ts';

export interface Whose {
  readonly prefix: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly memberNo: string;
}

/** `นางสมหญิง ใจดี`. */
export const fullName = ({ prefix, firstName, lastName }: Omit<Whose, 'memberNo'>): string =>
  `${prefix}${firstName} ${lastName}`;

/** Member, number, and in the end the day of the records; `more` stands between. */
export const whoseFacts = (
  whose: Whose,
  asOf: Day,
  more: Sheet['facts'] = [],
): readonly (readonly [string, string])[] => [
  [text.member, fullName(whose)],
  [text.memberNo, whose.memberNo],
  ...more,
  [text.asOf, thaiDateLong(asOf)],
];
