import { expect, test } from 'vitest';
import { servedName } from './file-name.ts';

test.each([
  ['ประกาศ เรื่องเลือกตั้ง.PDF', 'ประกาศ เรื่องเลือกตั้ง.pdf'],
  ['C:\\งาน\\แบบฟอร์ม (1).pdf', 'แบบฟอร์ม (1).pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['a<script>.html', 'a script.pdf'],
  ['.ซ่อน.pdf', 'ซ่อน.pdf'],
  ['ไม่มีนามสกุล', 'ไม่มีนามสกุล.pdf'],
  ['<>.pdf', ''],
  [`${'ก'.repeat(300)}.pdf`, `${'ก'.repeat(120)}.pdf`],
])('%s is saved as %s', (given, saved) => {
  expect(servedName(given, 'pdf')).toBe(saved);
});
