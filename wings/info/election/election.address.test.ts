import { expect, test } from 'vitest';
import { readFilter, readYear, writeFilter } from './election.address.ts';

const params = (text: string) => new URLSearchParams(text);

test('D-20 a filter is read as it was written, and the year stays', () => {
  const filter = { position: 'COMMITTEE', zone: 2 };
  const address = writeFilter(params('year=2567&zone=4'), filter);
  expect(address).toBe('/election?year=2567&position=COMMITTEE&zone=2#candidates');
  const [, search = ''] = /\?([^#]*)/.exec(address) ?? [];
  expect([readFilter(params(search)), readYear(params(search))]).toEqual([
    filter,
    { year: '2567' },
  ]);
});

test.each(['zone=', 'zone=0', 'zone=-1', 'zone=1e1', 'zone=9999', 'position='])(
  'D-20 %s chooses nothing',
  (text) => {
    expect(readFilter(params(text))).toEqual({ position: undefined, zone: undefined });
    expect(readYear(params(text))).toEqual({});
  },
);

test('D-20 nothing chosen is the bare address', () => {
  expect(writeFilter(params(''), { position: undefined, zone: undefined })).toBe(
    '/election#candidates',
  );
});
