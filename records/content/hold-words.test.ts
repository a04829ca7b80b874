import { expect, test } from 'vitest';
import { holdWords } from './hold-words.ts';

test('a word that a browser would tear is held together, wherever it stands', () => {
  expect(holdWords('<p>ติดต่อเจ้าหน้าที่โรงพยาบาล</p><td>ต้องเตรียมเอกสาร</td>')).toBe(
    '<p>ติดต่อ<span>เจ้าหน้าที่</span><span>โรงพยาบาล</span></p><td>ต้อง<span>เตรียม</span>เอกสาร</td>',
  );
});

test('tags, entities and all other letters stay as they are', () => {
  const html = '<a href="/เจ้าหน้าที่" rel="noopener">A &amp; B</a> <strong>สหกรณ์</strong> 12:30 น.';
  expect(holdWords(html)).toBe(html);
});

test('a span that somebody wrote goes; what is held stays held', () => {
  expect(holdWords('<span>ข่าวของสหกรณ์</span>')).toBe('ข่าวของสหกรณ์');
  const once = holdWords('<p>แจ้งเจ้าหน้าที่</p>');
  expect(holdWords(once)).toBe(once);
});
