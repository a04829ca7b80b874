/** Whose a sheet is, and as of when: the first facts of every sheet of this room. */
import { thaiDateLong } from '../../../../core/thai-date.ts';
import type { MemberRow } from '../../../../records/figures/members.ts';
import { text } from '../loan.text.ts';

export type SheetFact = readonly [name: string, words: string];

export const memberFacts = (member: MemberRow): readonly SheetFact[] => [
  [text.member, `${member.prefix}${member.firstName} ${member.lastName}`],
  [text.memberNo, member.memberNo],
];

export const asOfFact = (asOf: string): SheetFact => [text.asOf, thaiDateLong(asOf)];
