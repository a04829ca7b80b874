import { expect, test } from 'vitest';
import { readBaht } from '../../../../core/satang.ts';
import { letterExample } from '../example.text.ts';
import { letterWords } from '../letter-words.ts';

const facts = {
  ...{ yearBe: 2568, run: 123, letterDate: '2025-11-21', month: '2025-11-01' },
  ...{ dueOn: '2025-12-03', members: 12, receipts: 12, sheets: 1 },
  totalSatang: readBaht('154125.98'),
  unitName: 'โรงเรียนตัวอย่างวิทยา',
  headName: 'นางวิไล สุขใจ',
  headPosition: 'ผู้อำนวยการโรงเรียน',
  ...{ replacesYear: 2568, replacesRun: 119, replacesPrefix: 'สอ.ตย.' },
};
const wording = {
  body: 1,
  ...{ prefix: 'สอ.ตย.', signer_name: 'นางสาวรัตนา วงษ์เจริญ', thai_digits: false },
  ...{ signer_position: 'ผู้จัดการ', section: 'ฝ่ายการเงิน', phone: '0 2000 1234' },
  ...{ bank_name: 'ธนาคารกรุงไทย สาขาตัวอย่าง', bank_code: '006', account_no: '0000123450' },
  coop: 'สหกรณ์ออมทรัพย์ครูตัวอย่าง จำกัด',
  address: '99 ถนนตัวอย่าง ตำบลในเมือง อำเภอเมือง จังหวัดตัวอย่าง 40000',
  email: 'hello@tuayang.example',
} as const;

const plain = (words: unknown) => JSON.stringify(words).replaceAll('\u00a0', ' ');

test('D-25 G.2 the words of the first body are those that letters went out with', () => {
  expect(plain(letterWords(facts, wording))).toBe(plain(letterExample.words));
});

test('D-25 a letter names the one that it replaces as that one is numbered', () => {
  const { paragraphs } = letterWords({ ...facts, replacesPrefix: 'เดิม' }, wording);
  expect(plain(paragraphs)).toContain('แทนหนังสือที่ เดิม 119/2568');
});
