import { expect, test } from 'vitest';
import type { ListRow } from '../list/list-data.ts';
import { isChosen, readAddress, writeAddress } from './calendar.address.ts';
import { arranged } from './event-groups.ts';

const event = (starts_on: string, ends_on = starts_on): ListRow => ({
  ...{ id: starts_on, title: 'ประชุมใหญ่', starts_on, ends_on, place: 'หอประชุม', url: null },
});
const days = ['2025-11-03', '2025-11-20', '2025-12-05', '2026-01-09', '2026-02-02', '2026-03-02'];
const rows = [...days, '2026-04-01', '2027-01-05'].map((day) => event(day));
const read = (query: string) => readAddress(new URLSearchParams(query));

test('D-16 four months stand open, the later ones are folded by their years', () => {
  const { groups, folded } = arranged(rows, read(''));
  const titles = ['พฤศจิกายน 2568', 'ธันวาคม 2568', 'มกราคม 2569', 'กุมภาพันธ์ 2569'];
  expect(groups.map(({ title }) => title)).toEqual(titles);
  expect(groups[0]?.rows.map(({ id }) => id)).toEqual(['2025-11-03', '2025-11-20']);
  expect(folded.map(({ summary }) => summary)).toEqual([
    'พ.ศ. 2569 อีก 2 รายการ',
    'พ.ศ. 2570 อีก 1 รายการ',
  ]);
});

test('D-16 of what is over the newest stands first; what was searched for stands open', () => {
  const past = arranged(rows, read('show=past'));
  expect(past.groups[0]?.title).toBe('มกราคม 2570');
  expect(past.groups.at(-1)?.title).toBe('กุมภาพันธ์ 2569');
  const found = arranged(rows, read('q=ประชุม'));
  expect([found.groups.length, found.folded.length]).toEqual([7, 0]);
});

test('D-16 the address chooses the side of today and the words', () => {
  const today = '2026-01-09';
  const shown = (query: string, row: ListRow) => isChosen(row, read(query), today);
  expect(shown('', event('2026-01-02', '2026-01-09'))).toBe(true);
  expect(shown('', event('2026-01-02', '2026-01-08'))).toBe(false);
  expect(shown('show=past', event('2026-01-02', '2026-01-08'))).toBe(true);
  expect(shown('q=หอ', event('2026-02-01'))).toBe(true);
  expect(shown('q=ปันผล', event('2026-02-01'))).toBe(false);
  const address = '/office/calendar?show=past&q=%E0%B8%81';
  expect(writeAddress(read(address.split('?')[1] ?? ''))).toBe(address);
  expect(writeAddress(read(''))).toBe('/office/calendar');
});
