import { expect, test } from 'vitest';
import { shortName } from './short-name.ts';

test('a name of usual length stays as it is', () => {
  expect(shortName('สลิปโอนเงิน พ.ย. 2568.pdf')).toBe('สลิปโอนเงิน พ.ย. 2568.pdf');
});

test('of a long name its beginning and its kind are read, and no letter loses its marks', () => {
  const long = 'หลักฐานการโอนเงินเดือนพฤศจิกายน_2568_โรงเรียนตัวอย่างวิทยา_สำเนา(1).pdf';
  const short = shortName(long);
  expect(short).toMatch(/^หลักฐานการโอนเงินเดือน.*….*สำเนา\(1\)\.pdf$/);
  expect([...new Intl.Segmenter('th').segment(short)]).toHaveLength(44);
  expect(shortName(`${'กี่'.repeat(60)}.pdf`)).toMatch(/^(กี่)+…(กี่)+\.pdf$/);
});
