/** Why figures of a count cannot be; each says the rule. */
import type { CountFault } from '../../../core/election/count.ts';
import { formatNumber } from '../../../core/thai-number.ts';

const number = (value: number) => formatNumber(value, 0);

export const countFaultWords: Readonly<
  Record<CountFault, (allowed: { least: number; most: number }) => string>
> = {
  ballots: () => 'บัตรที่ใช้ต้องไม่มากกว่าผู้มีสิทธิ',
  papers: () => 'บัตรเสียรวมกับไม่ประสงค์ลงคะแนนต้องไม่มากกว่าบัตรที่ใช้ และต้องเท่ากันถ้าไม่มีผู้สมัคร',
  votes_few: ({ least }) => `คะแนนรวมต้องไม่น้อยกว่าบัตรดี ${number(least)} ใบ`,
  votes_many: ({ most }) => `คะแนนรวมต้องไม่เกิน ${number(most)} คือบัตรดีคูณจำนวนที่เลือกได้`,
  votes_one_seat: ({ least }) => `คะแนนรวมต้องเท่ากับบัตรดี ${number(least)} ใบ`,
  candidate_votes: () => 'ผู้สมัครคนหนึ่งได้คะแนนเกินบัตรดีไม่ได้',
  lot: () => 'คะแนนเท่ากันที่ลำดับสุดท้าย เลือกผู้ที่จับสลากได้ให้ครบจำนวนที่เหลือ',
};
