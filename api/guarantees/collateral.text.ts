/** What a loan can be secured by, in words. */
export const collateralText = {
  PERSON: 'บุคคลค้ำประกัน',
  SHARE: 'ทุนเรือนหุ้น',
  DEPOSIT: 'เงินฝาก',
  LAND: 'ที่ดิน',
  OTHER: 'หลักประกันอื่น',
} as const;
