import { expect, test } from 'vitest';
import { exampleItem } from '../topics.example.text.ts';
import { personsOf } from './persons.text.ts';

const person = (title: string, summary: string) => ({
  ...{ ...exampleItem, title, summary, attachments: 0, files: [] },
});
const titles = (items: readonly { readonly title: string }[]) => items.map(({ title }) => title);

test('D-17 the chairman alone, then the committee, then the auditors, each in their order', () => {
  const { chair, groups } = personsOf([
    person('ก', 'ผู้ตรวจสอบกิจการ · ครู'),
    person('ข', 'รองประธานกรรมการ คนที่ 1 · ข้าราชการบำนาญ'),
    person('ค', 'ประธานกรรมการ · ผู้อำนวยการโรงเรียน'),
    person('ง', 'กรรมการเงินกู้ · ครู'),
  ]);
  expect(chair?.title).toBe('ค');
  expect(groups.map(({ title, items }) => [title, titles(items)])).toEqual([
    ['กรรมการ', ['ข', 'ง']],
    ['ผู้ตรวจสอบกิจการ', ['ก']],
  ]);
});

test('D-17 without a chairman and auditors, or with two, nobody is set apart', () => {
  const staff = [person('ก', 'ผู้จัดการ'), person('ข', 'เจ้าหน้าที่การเงิน')];
  expect(personsOf(staff)).toEqual({ chair: undefined, groups: [{ title: '', items: staff }] });
  const two = [person('ก', 'ประธานกรรมการ'), person('ข', 'ประธานกรรมการ')];
  expect(personsOf(two).groups).toEqual([{ title: '', items: two }]);
  const auditors = [person('ก', 'ผู้ตรวจสอบกิจการ'), person('ข', '')];
  expect(personsOf(auditors).groups.map(({ title }) => title)).toEqual([
    'กรรมการ',
    'ผู้ตรวจสอบกิจการ',
  ]);
});
