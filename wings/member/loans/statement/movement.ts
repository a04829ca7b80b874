/** Which way a line moved a loan, in a word beside its sign (C.0, D-39). */
import { text } from './statement.text.ts';

interface Movement {
  readonly sign_flag: -1 | 0 | 1;
  readonly type_code: string;
}

/** รับ for money lent, เพิ่ม for whatever else makes the debt grow, ชำระ, or ปรับ. */
export function wayOf({ sign_flag, type_code }: Movement): string {
  if (sign_flag < 0) return text.word.repaid;
  if (sign_flag === 0) return text.word.neutral;
  return type_code === '01' ? text.word.received : text.word.more;
}
