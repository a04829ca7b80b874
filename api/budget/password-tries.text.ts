/** What whoever tries passwords too often is told. */

const grouped = (seconds: number) => seconds.toLocaleString('th-TH-u-nu-latn');

export const tooManyPasswords = (seconds: number): string =>
  `คุณได้ลองหลายครั้งเกินไป กรุณาลองใหม่ใน ${grouped(seconds)} วินาที`;
