/** Reasons for what was not deducted, as people write them in a file. */
import { type ShortfallReason, shortfallReasons } from '../../collection/reasons.ts';
import { normaliseThai } from '../../thai-text.ts';

const words: Readonly<Record<ShortfallReason, readonly string[]>> = {
  TRANSFERRED: ['โอนย้าย', 'ย้าย', 'ย้ายสังกัด', 'ย้ายหน่วยงาน', 'โอน'],
  RESIGNED: ['ลาออก', 'ลาออกจากงาน', 'ลาออกจากราชการ'],
  RETIRED: ['เกษียณ', 'เกษียณอายุ', 'เกษียณอายุราชการ'],
  INSUFFICIENT: ['เงินไม่พอ', 'เงินเดือนไม่พอ', 'เงินไม่พอหัก', 'เงินเดือนไม่พอหัก'],
  UNPAID_LEAVE: ['ลาไม่รับเงินเดือน', 'ลาโดยไม่รับเงินเดือน'],
  DECEASED: ['เสียชีวิต', 'ถึงแก่กรรม', 'ตาย'],
  OTHER: ['อื่นๆ', 'อื่น'],
};

const plain = (text: string): string => normaliseThai(text).replace(/[\s.]/g, '').toUpperCase();

const reasonOf = new Map(
  shortfallReasons.flatMap((reason) =>
    [reason, ...words[reason]].map((word) => [plain(word), reason] as const),
  ),
);

/** The reason that the words name; undefined where they name none that is known. */
export const readReason = (text: string): ShortfallReason | undefined => reasonOf.get(plain(text));
