import { expect, test } from 'vitest';
import { faultsOfReport, reportOf } from '../form/complaint.ts';

test.each([
  ['tones and vowels', '\u0e48\u0e31'],
  ['marks that sort', '\u0e48\u0e38'],
  ['marks of Latin', 'x\u0301\u0323'],
  ['blanks', ' \n'],
])('T19 ten thousand of %s are judged at once', (_name, marks) => {
  const judged = (count: number) => {
    const detail = `ก${marks.repeat(5000).slice(0, count)}x`;
    // Time of the processor: others who use it meanwhile do not count.
    const from = process.cpuUsage();
    faultsOfReport({ topic: 'x', category: 'LOAN', detail });
    return process.cpuUsage(from).user / 1000;
  };
  judged(100);
  expect(judged(9998) - judged(100)).toBeLessThan(50);
});

test('what people write stays, marks piled to the ceiling do not', () => {
  const detail = 'น้ำผึ้งของที่นี่ปรุงรู้สึกดี';
  expect(reportOf({ topic: 'x', detail }).detail).toBe(detail);
  expect(reportOf({ topic: 'x', detail: `x${'\u0301'.repeat(500)}` }).detail.length).toBeLessThan(
    12,
  );
});
