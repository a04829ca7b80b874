import { expect, test } from 'vitest';
import { readGuideFile } from './markup.ts';

test('D-34 a guide is kept as it was written', () => {
  const guide = '<p>ก่อน &amp; หลัง</p>\n<h2>หัวข้อ</h2><ul><li>ข้อ<br/>หนึ่ง</li></ul>';
  expect(readGuideFile(`\n${guide}\n`)).toBe(guide.replace('<br/>', '<br />'));
  const link = '<h2>ที่</h2><p><a href="https://portal.example/a">ดู</a></p>';
  expect(readGuideFile(link)).toContain('href="https://portal.example/a"');
});

test.each([
  ['', 'ต้องมีข้อความ'],
  [' \n\t ', 'ต้องมีข้อความ'],
  ['<h2> </h2><p></p>', 'ต้องมีข้อความ'],
  [`<h2>ก</h2><p>${'ก'.repeat(200_001)}</p>`, 'ต้องมีข้อความ'],
  ['GIF89a\u0001\u0000\u0000', 'ไม่ใช่ข้อความ'],
  ['<h2>ก</h2>\ufffd', 'ไม่ใช่ข้อความ'],
  ['ข้อความล้วน ไม่มีหัวข้อ', '<h2> อย่างน้อย'],
  ['<h2>ก</h2><script>alert(1)</script>', '<script>'],
  ['<h1>ก</h1><h2>ข</h2>', '<h1>'],
  ['<h2 onclick="x()">ก</h2>', '<h2 onclick>'],
  ['<h2>ก</h2><p style="x">ข</p>', '<p style>'],
  ['<h2>ก</h2><a href="javascript:x">ข</a>', '<a href>'],
  ['<h2>ก</h2><img src="https://elsewhere.example/a.png">', '<img'],
])('D-34 %j is no guide, and it is said why', (html, why) => {
  expect(() => readGuideFile(html)).toThrow(why);
});
