import { formatNumber } from '../../core/thai-number.ts';

/** What whoever tries passwords is told. */

/** At the field, to somebody who is signed in. */
export const wrongPassword = 'รหัสผ่านไม่ถูกต้อง กรุณาลองอีกครั้ง';

const grouped = (seconds: number) => formatNumber(seconds, 0);

export const tooManyPasswords = (seconds: number): string =>
  `คุณได้ลองหลายครั้งเกินไป กรุณาลองใหม่ใน ${grouped(seconds)} วินาที`;
