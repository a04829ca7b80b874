const grouped = (seconds: number) => seconds.toLocaleString('th-TH-u-nu-latn');

export const tooManyTries = (seconds: number): string =>
  `คุณได้พยายามเข้าระบบหลายครั้งเกินไป กรุณาลองใหม่ใน ${grouped(seconds)} วินาที`;
