import { expect, test } from 'vitest';
import { articleParts, articleSections } from './article-parts.ts';

const article = `<p>ก่อน <strong>เน้น</strong></p>
<h2>หนึ่ง &amp; <em>สอง</em></h2><ul><li>ข้อแรก</li><li><p>ข้อสอง</p><ol><li>ย่อย</li></ol></li></ul>
<table><thead><tr><th>ก</th><th>ข</th></tr></thead>
<tbody><tr><td>1 <b>x</b></td><td></td></tr></tbody></table>
<h2>สาม</h2><h3>ถาม</h3><p>ตอบ<br>ต่อ</p><script>alert(1)</script>
<blockquote><p>ข้อความ</p></blockquote>`;

const plain = (html: string) =>
  articleParts(html).map((part) =>
    part.kind === 'table'
      ? part.rows
      : [part.kind, part.mark ?? '', part.level ?? 0, part.runs.map(({ text }) => text).join('')],
  );

test('D-34 an article becomes lines and tables, in its order', () => {
  expect(plain(article)).toEqual([
    ['p', '', 0, 'ก่อน เน้น'],
    ['h2', '', 0, 'หนึ่ง & สอง'],
    ['item', '•', 1, 'ข้อแรก'],
    ['item', '•', 1, 'ข้อสอง'],
    ['item', '1.', 2, 'ย่อย'],
    [
      ['ก', 'ข'],
      ['1 x', ''],
    ],
    ['h2', '', 0, 'สาม'],
    ['h3', '', 0, 'ถาม'],
    ['p', '', 0, 'ตอบ ต่อ'],
    ['quote', '', 0, 'ข้อความ'],
  ]);
});

test('stress is kept run by run; loose text is a paragraph', () => {
  expect(articleParts('ลอย <b>หนา</b> จบ')).toEqual([
    {
      kind: 'p',
      runs: [
        { text: 'ลอย ', strong: false },
        { text: 'หนา', strong: true },
        { text: ' จบ', strong: false },
      ],
    },
  ]);
});

test('D-34 sections begin at their headings and are whole and clean each by itself', () => {
  const { introHtml, sections } = articleSections(article);
  expect(introHtml).toBe('<p>ก่อน <strong>เน้น</strong></p>');
  expect(sections.map(({ title }) => title)).toEqual(['หนึ่ง & สอง', 'สาม']);
  expect(sections[0]?.html).toMatch(/^<ul>[\s\S]*<\/table>$/);
  expect(sections[1]?.html).not.toContain('script');
  expect(articleSections('').sections).toEqual([]);
});

test('T5 a heading inside a quotation leaves no tag open', () => {
  const { introHtml, sections } = articleSections('<blockquote><h2>ใน</h2>ยกมา</blockquote>ท้าย');
  expect(introHtml).toBe('<blockquote></blockquote>');
  expect(sections).toEqual([{ title: 'ใน', html: 'ยกมาท้าย' }]);
});
