import { expect, test } from 'vitest';
import { coverRows } from '../../dto/example.api.ts';
import { foundLines, pageOf, passes } from './find.ts';

const seqs = (words: string) => foundLines(coverRows, words).map(({ seq }) => seq);

test('D-23 members are found by name, number, employee number and receipt', () => {
  expect(seqs('')).toEqual([1, 2, 3, 4]);
  expect(seqs('มั่นคง')).toEqual([2]);
  expect(seqs('นาย ธนกร จันทร์')).toEqual([4]);
  expect(seqs('๐๐๐๑๒๓')).toEqual([1]);
  expect(seqs('1203991')).toEqual([1]);
  expect(seqs('6811000418')).toEqual([3]);
  expect(seqs('ไม่มีใคร')).toEqual([]);
});

test('D-23 pages of a hundred; one that is not there any more gives way to the last', () => {
  expect(pageOf(5_000, 0)).toEqual({ page: 0, pages: 50, from: 1, to: 100 });
  expect(pageOf(4_950, 49)).toEqual({ page: 49, pages: 50, from: 4_901, to: 4_950 });
  expect(pageOf(12, 7)).toEqual({ page: 0, pages: 1, from: 1, to: 12 });
  expect(pageOf(0, 0)).toMatchObject({ pages: 1, to: 0 });
});

test('D-23 filters by what came of a bill', () => {
  const full = { outcome: 'FULL', isAtFault: false, consent: true } as const;
  const faulty = { outcome: 'PARTIAL', isAtFault: true, consent: false } as const;
  expect(passes('open', { ...full, outcome: '' })).toBe(true);
  expect(passes('open', full)).toBe(false);
  expect(passes('PARTIAL', faulty)).toBe(true);
  expect([passes('fault', faulty), passes('fault', full)]).toEqual([true, false]);
  expect([passes('noConsent', faulty), passes('noConsent', full)]).toEqual([true, false]);
});
