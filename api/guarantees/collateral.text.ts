/** What a loan can be secured by, in words. */
const kindText = {
  PERSON: 'บุคคลค้ำประกัน',
  SHARE: 'ทุนเรือนหุ้น',
  DEPOSIT: 'เงินฝาก',
  LAND: 'ที่ดิน',
  OTHER: 'หลักประกันอื่น',
} as const;

/** Of shares and deposits also whose they are. */
export function collateralWord(one: {
  readonly kind: keyof typeof kindText;
  readonly of_other: boolean;
}): string {
  const { kind, of_other } = one;
  return kind !== 'PERSON' && of_other ? `${kindText[kind]}ของสมาชิกอื่น` : kindText[kind];
}

/** What the subject stands with, for somebody else. */
export const standsWith = {
  PERSON: 'บุคคล',
  SHARE: 'หุ้นของคุณ',
  DEPOSIT: 'เงินฝากของคุณ',
} as const;
