/** Who speaks to whom in the words of the site (GLOSSARY.md, How the site speaks). */
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readSources } from './source.ts';

const root = resolve(import.meta.dirname, '../..');
const texts = readSources(root, /(?:\.text\.ts|\.typ|\.html|^problem\.ts)$/);

/** Paths of the texts in which `word` stands. */
const having = (word: RegExp): string[] =>
  texts.filter(({ text }) => word.test(text)).map(({ path }) => path);

/** Sentences in quotes with `word` in them, without repetitions; `…` for a value. */
const quoted = (word: string): string[] => [
  ...new Set(
    texts.flatMap(({ text }) =>
      [...text.matchAll(/'([^'\n]*)'|`([^`\n]*)`/g)]
        .map(([, plain, built]) => (plain ?? built ?? '').replace(/\$\{\w+\}/g, '…'))
        .filter((words) => words.includes(word)),
    ),
  ),
];

test('ข้าพเจ้า stands only in what a person declares and signs, or agrees to', () => {
  expect(having(/ข้าพเจ้า/)).toEqual([
    // A dictionary has every word.
    'core/thai-words/dictionary.text.ts',
    'demo/seed/election/documents.text.ts',
    'demo/site/papers/forms-more.text.ts',
    'demo/site/papers/forms.text.ts',
    // The words of those that a paper does not break.
    'papers/sheet/solid.text.ts',
    // The form of beneficiaries, the member's own declaration.
    'wings/member/beneficiaries/beneficiaries.text.ts',
    'wings/member/registration/registration.text.ts',
    'wings/member/terms/terms.text.ts',
  ]);
  expect(quoted('ข้าพเจ้า').filter((words) => /อ่านและยอมรับ/.test(words))).toEqual([
    'ข้าพเจ้าได้อ่านและยอมรับข้อตกลงการใช้บริการ',
  ]);
});

test('ท่าน stands only in letters, notices, terms and policies; the site says คุณ', () => {
  expect(having(/ท่าน(?![ัี])/)).toEqual([
    'core/thai-words/dictionary.text.ts',
    'demo/seed/board/newer.text.ts',
    'demo/seed/terms.text.ts',
    'demo/site/papers/notices.text.ts',
    'wings/agency/letters/example.text.ts',
    'wings/agency/letters/letter.text.ts',
    'wings/info/cookie/policy.text.ts',
  ]);
});

test('ฉัน stands only in what the reader chooses, presses or would write', () => {
  expect(quoted('ฉัน').sort()).toEqual(
    [
      'จดจำฉันในเครื่องนี้',
      'จดจำฉันในเครื่องนี้ 7\\u00a0วัน',
      'บัญชีของฉัน',
      'ความปลอดภัยของฉัน',
      'ของฉัน',
      '… (ฉัน)',
      // As the page is called.
      'ใช้รหัสสำรองไปหนึ่งรหัส เหลืออีก … รหัส ออกชุดใหม่ได้ที่หน้าความปลอดภัยของฉัน',
      'ดูว่าใครเข้าดูข้อมูลของฉัน',
      'ผู้ค้ำประกันของฉัน',
      'ฌาปนกิจสงเคราะห์ของฉัน',
      'เช่น โทรศัพท์ของฉัน เพื่อให้แยกออกเมื่อมีหลายชุด',
      'เทียบกับของฉัน',
      'กลับไปใช้ข้อความของฉัน',
      'ใช้ของฉันต่อจากรุ่นนี้',
      'ใช้ข้อความที่บันทึกอยู่แทนของฉัน',
      'ใช้ค่าล่าสุดแทนของฉัน',
      'ใช้ฉบับของฉันแทน',
      'ใช้รายการล่าสุดแทนของฉัน',
      'บันทึกตามที่ฉันกรอก',
      'โหลดข้อมูลล่าสุด และเก็บที่ฉันกรอกไว้',
    ].sort(),
  );
});
