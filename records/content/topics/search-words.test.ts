import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainText, readQuestion, searchTextOf, searchWords } from './search-words.ts';

const topic = {
  title: 'ขยายเวลารับคำขอกู้เงินสามัญ ประจำเดือนธันวาคม ๒๕๖๘',
  summary: 'ยื่นผ่าน Mobile App ได้ถึงวันที่ 12',
  bodyHtml:
    '<h2>ผู้ค้ำประกัน</h2><p>อัตราดอกเบี้ย <b>6.</b>25% ต่อปี</p>' +
    '<ul><li>น้ำผึ้ง</li><li>ณัฐ &amp; คณะ</li></ul>',
};

/** As the store finds: all words, or the phrase where there is none. */
function finds(query: string, text = searchTextOf(topic)): boolean {
  const question = readQuestion(query);
  if (!question) return false;
  const { phrase, words } = question;
  return words.length ? words.every((word) => text.includes(word)) : text.includes(phrase);
}

test.each([
  ['กู้สามัญ', 'two words that stand apart in the text'],
  ['สามัญ กู้', 'another order'],
  ['กู้เงินสามัญ', 'no spaces'],
  ['กู้้สามัญ', 'a tone mark typed twice'],
  ['กูสามัญ', 'a tone mark left out'],
  ['คํ้าประกัน', 'ำ of two letters'],
  ['นํ้าผึ้ง', 'ำ of two letters after a tone mark'],
  ['เงินกู้ ธันวาคม 2568', 'Arabic digits where the text has Thai ones'],
  ['ธันวาคม๒๕๖๘', 'digits that touch letters'],
  ['mobile', 'capitals'],
  ['ยื่นmobile app', 'two scripts without a space'],
  ['6.25', 'a figure that markup stands in'],
  ['๖.๒๕%', 'a figure in Thai digits with its sign'],
  ['ขอกู้เงินสามัญยังไงครับ', 'a question as it is spoken'],
  ['ขยาย\u200bเวลา', 'an invisible character'],
  ['ณัฐ & คณะ', 'an entity'],
  ['%', 'a sign that is there'],
])('D-17 %j finds it: %s', (query) => {
  expect(finds(query)).toBe(true);
});

test.each([
  ['กู้ฉุกเฉิน', 'one of two words is not there'],
  ['ธันวาคม 2569', 'another year'],
  ['_', 'a wildcard of the store'],
  ['ฉ%', 'a wildcard behind a letter'],
  ['h2', 'markup'],
  ['amp;', 'an entity taken literally'],
  ['ผู้ค้ำประกันอัตรา ฉ', 'a letter alone'],
  ['', 'nothing'],
  [' \u200b ', 'nothing that one sees'],
])('D-17 %j does not find it: %s', (query) => {
  expect(finds(query)).toBe(false);
});

test('D-17 a sign between or behind letters only parts them', () => {
  expect(searchWords('กู้%สามัญ_ฉุกเฉิน\\')).toEqual(['กู', 'สามัญ', 'ฉุกเฉิน']);
  expect(searchWords('%_\\')).toEqual([]);
});

test('D-17 words that say nothing count where there are no others', () => {
  expect(searchWords('การกู้เงินของสมาชิก')).toEqual(['กู', 'เงิน', 'สมาชิก']);
  expect(searchWords('การ')).toEqual(['การ']);
});

test('D-17 a letter that no dictionary knows stays with its neighbour', () => {
  for (const word of searchWords('ฌปสกณฐ สสธท ชสอค')) expect(word.length).toBeGreaterThan(1);
});

test('a question is read up to its limit, in few words', () => {
  const long = readQuestion('กู้ '.repeat(500));
  expect(long?.phrase.length).toBeLessThanOrEqual(100);
  const many = readQuestion(Array.from({ length: 40 }, (_, n) => `x${n}`).join(' '));
  expect(many?.words.length).toBeLessThanOrEqual(10);
  expect(readQuestion('ก\0ข')?.phrase).toBe('ก ข');
});

test('D-17 whoever asks for the title of a topic finds it, with or without its spaces', () => {
  const words = ['กู้', 'สามัญ', 'ทุน', 'การศึกษา', 'สหกรณ์', 'น้ำท่วม', '๒๕๖๘', 'App', 'ณ', '(1)'];
  const titles = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(titles, fc.constantFrom(' ', ''), (parts, glue) => {
      const text = searchTextOf({ title: parts.join(' '), summary: '', bodyHtml: '' });
      const closed = searchTextOf({ title: parts.join(''), summary: '', bodyHtml: '' });
      expect(finds(parts.join(' '), text)).toBe(true);
      expect(finds(parts.join(''), closed)).toBe(true);
      if (glue) expect(finds(parts.join(glue), closed)).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test('text of markup keeps blocks apart and words together', () => {
  expect(plainText('<p>ก<b>ข</b></p><p>ค</p><script>alert(1)</script>&lt;ง&gt;')).toBe('กข ค <ง>');
});
