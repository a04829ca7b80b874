import { expect, test } from 'vitest';
import { roomsOf } from '../../../api/office/office-rooms.ts';
import { placesWith } from './places.ts';

const found = (phrase: string, role: Parameters<typeof roomsOf>[0][number]) =>
  placesWith(phrase, roomsOf([role])).map(({ to }) => to);

test('a field of the particulars is found with the tab where it stands', () => {
  expect(found('โทรศัพท์', 'admin')).toEqual(['/office/particulars?group=contact']);
  expect(found('dpo', 'admin')).toEqual(['/office/particulars?group=contact']);
  expect(found('ตรา', 'admin')).toContain('/office/particulars?group=logo');
});

test('a room is found by its name and by what one does there', () => {
  expect(found('ปันผล', 'finance')).toEqual(['/office/rates']);
  expect(found('อัตราที่ประกาศ', 'finance')).toEqual(['/office/rates']);
});

test('what a role does not open is not found', () => {
  expect(found('โทรศัพท์', 'registry')).toEqual([]);
});
