import { formatNumber } from '../../core/thai-number.ts';

const grouped = (seconds: number) => formatNumber(seconds, 0);

export const tooManyAttempts = (seconds: number): string =>
  `คุณได้พยายามเข้าระบบหลายครั้งเกินไป กรุณาลองใหม่ใน ${grouped(seconds)} วินาที`;
