import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  areFit,
  areTooLong,
  letters,
  spokenLetters,
  tidyLine,
  tidyWords,
  withoutUnfit,
} from './typed-words.ts';

test.each([
  ['a null', 'ก\u0000ข'],
  ['a bell', 'ก\u0007ข'],
  ['an escape', 'ก\u001b[31mข'],
  ['delete', 'ก\u007fข'],
  ['a control of the second table', 'ก\u0085ข'],
  ['an override to the left', 'โอน \u202e00.1 บาท'],
  ['an embedding', 'ก\u202aข'],
  ['an isolate', 'ก\u2067ข'],
  ['an Arabic mark', 'ก\u061cข'],
  ['half a character', 'ก\ud800ข'],
])('%s is not fit to be kept', (_, words) => {
  expect(areFit(words)).toBe(false);
  expect(areFit(withoutUnfit(words))).toBe(true);
});

test.each([
  ['zero-width space', 'โอน\u200bเงิน', 'โอนเงิน'],
  ['zero-width non-joiner', 'โอน\u200cเงิน', 'โอนเงิน'],
  ['zero-width joiner', 'โอน\u200dเงิน', 'โอนเงิน'],
  ['word joiner and byte order mark', '\ufeffโอน\u2060เงิน', 'โอนเงิน'],
  ['marks of direction', 'โอน\u200e\u200fเงิน', 'โอนเงิน'],
  ['a soft hyphen', 'โอน\u00adเงิน', 'โอนเงิน'],
  ['tags that show nothing', 'โอน\u{e0041}เงิน\u180e', 'โอนเงิน'],
  ['a Hangul filler and its half', 'โอน\u3164เงิน\uffa0', 'โอนเงิน'],
  ['empty Braille', '\u2800โอน\u2800เงิน', 'โอนเงิน'],
  ['a joiner of graphemes', 'โอน\u034fเงิน', 'โอนเงิน'],
  ['a selector of variants after a letter', 'โอน\ufe0fเงิน\u{e0100}', 'โอนเงิน'],
  ['marks of notes between the lines', 'โอน\ufff9เงิน\ufffb', 'โอนเงิน'],
  ['a heart in colour and a key', '\u2764\ufe0f 1\ufe0f\u20e3', '\u2764\ufe0f 1\ufe0f\u20e3'],
  ['nikhahit and sara aa', 'ทํางาน', 'ทำงาน'],
  ['a no-break space', 'โอน\u00a0เงิน', 'โอน เงิน'],
  ['blanks at the ends', ' \t โอนเงิน \n', 'โอนเงิน'],
  ['ends of lines', 'โอน\r\nเงิน\rแล้ว\u2028จบ', 'โอน\nเงิน\nแล้ว\nจบ'],
  [
    'a picture of three',
    '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}',
    '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}',
  ],
])('%s', (_, input, tidied) => {
  expect(areFit(input)).toBe(true);
  expect(tidyWords(input)).toBe(tidied);
});

test('one line has no ends of lines and no runs of blanks', () => {
  expect(tidyLine('โรงพยาบาล \r\n  ตัวอย่าง\t2 ')).toBe('โรงพยาบาล ตัวอย่าง 2');
});

test.each([
  ['\u3164', 0, 0],
  ['\u2800', 0, 0],
  ['\u034f', 0, 0],
  [' \n\u200b\u{e0041}', 0, 0],
  ['!…$', 3, 0],
  ['\u2764\ufe0f', 1, 0],
  ['ที่ 1.', 5, 4],
  ['𠮷', 1, 1],
])('%j shows %d letters, of which %d say something', (words, shown, spoken) => {
  expect(letters(words)).toBe(shown);
  expect(spokenLetters(words)).toBe(spoken);
  expect(letters(words.repeat(12))).toBe(12 * shown);
});

test('words are too long by what is kept of them, blanks between them too', () => {
  expect(areTooLong(` ก\u3164 ${'𠮷'.repeat(3)} `, 5)).toBe(false);
  expect(areTooLong('ก ข ค', 4)).toBe(true);
});

test('the store never finds fewer letters than were counted', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (words) => {
      const tidied = tidyWords(withoutUnfit(words));
      expect(spokenLetters(tidied)).toBeLessThanOrEqual(letters(tidied));
      expect(letters(tidied)).toBeLessThanOrEqual([...tidied].length);
    }),
  );
});

test('what is tidy stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (words) => {
      const once = tidyWords(withoutUnfit(words));
      expect(tidyWords(once)).toBe(once);
      expect(areFit(once)).toBe(true);
    }),
  );
});
