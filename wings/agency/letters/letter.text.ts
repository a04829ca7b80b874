/** The text of the letter itself (G.2). */
import { thaiDateLong, thaiMonthLong } from '../../../core/thai-date.ts';
import { formatBaht, formatNumber } from '../../../core/thai-number.ts';
import { bahtInWords } from '../../../core/thai-words/amount.ts';

const count = (number: number): string => formatNumber(number, 0);
/** No end of a line tears these apart. */
const whole = (words: string): string => words.replaceAll(' ', '\u00a0');
const monthWords = (month: string): string => whole(`ประจำเดือน${thaiMonthLong(month)}`);

/** An account number with its word: a browser's dictionary would part `เลขที่`. */
export const wholeAccount = /(เลขที่\u00a0[\d๐-๙-]+)/;

/** The first body: letters went out with it, so none of its words ever changes. */
const first = {
  subject: (month: string) => `ขอส่งรายการเรียกเก็บเงินสมาชิก ${monthWords(month)}`,
  cover: (sheets: number | null) =>
    sheets === null ? '1. งบหน้าเรียกเก็บ จำนวน 1 ชุด' : `1. งบหน้าเรียกเก็บ จำนวน ${count(sheets)} แผ่น`,
  bills: (receipts: number) => `2. ใบแจ้งรายการ จำนวน ${count(receipts)} ฉบับ`,
  opening: 'ตามที่สมาชิกในสังกัดของท่านได้ให้ความยินยอมเป็นหนังสือให้หักเงินได้เพื่อชำระแก่สหกรณ์ไว้แล้ว นั้น',
  asks: (month: string, members: number, totalSatang: bigint) =>
    `สหกรณ์ขอส่งรายการเรียกเก็บ${monthWords(month)} ${whole(`จำนวน ${count(members)} ราย`)} ` +
    `รวมเป็นเงิน ${whole(`${formatBaht(totalSatang)} บาท`)} (${bahtInWords(totalSatang)})`,
  pays: (bank: string, account: string, dueOn: string) =>
    `ขอความอนุเคราะห์หักเงินและนำส่งเข้าบัญชี ${bank} ${whole(`เลขที่ ${account}`)} ` +
    `ภายในวันที่ ${whole(thaiDateLong(dueOn))}`,
  reports: 'หากรายใดหักไม่ได้ โปรดแจ้งเหตุผลหรือสังกัดใหม่ผ่านระบบหรือกลับมายังสหกรณ์',
  replaces: (number: string) => `หนังสือฉบับนี้แทนหนังสือที่ ${whole(number)}`,
  thanks: 'จึงเรียนมาเพื่อโปรดพิจารณาดำเนินการ จะขอบคุณยิ่ง',
  closing: 'ขอแสดงความนับถือ',
  signer: (name: string) => `(${name})`,
  phone: (phone: string) => `โทร. ${phone}`,
  email: (email: string) => `อีเมล ${email}`,
} as const;

/** Texts that letters follow, by the number that each keeps; another text is another body. */
export const letterBodies = { 1: first } as const;
export type LetterBody = keyof typeof letterBodies;
export const newestBody = 1 satisfies LetterBody;

/** What every letter has beside its body. */
export const letterText = {
  number: 'ที่',
  subjectLabel: 'เรื่อง',
  toLabel: 'เรียน',
  enclosedLabel: 'สิ่งที่ส่งมาด้วย',
  isReplaced: 'ฉบับนี้ถูกแทนแล้ว ใช้อ้างอิงเท่านั้น',
  isWithdrawn: 'ฉบับนี้ถูกยกเลิกแล้ว ใช้อ้างอิงเท่านั้น',
} as const;
