import fc from 'fast-check';
import { expect, test } from 'vitest';
import { agencyLogin, loginName, tidyLogin } from '../login.ts';

test.each([
  ['01011001', '01011001', 1],
  ['01011001-1', '01011001', 1],
  ['01011001-2', '01011001', 2],
  [' 01011001 - 12 ', '01011001', 12],
  ['๐๑๐๑๑๐๐๑–๒', '01011001', 2],
  ['０１０１１００１－３', '01011001', 3],
  ['01011001-02', '01011001', 2],
])('T2 %j is person %s-%i', (typed, agencyNo, personNo) => {
  expect(agencyLogin(typed)).toEqual({ agencyNo, personNo });
});

test.each(['', '-', '-2', '01011001-', '01011001-0', '01011001-00', '01011001-100', '01011001-a'])(
  'T2 %j is no login',
  (typed) => {
    expect(agencyLogin(typed)).toBeUndefined();
  },
);

test.each(["01011001' OR 1=1", '0101%00', '1e3', '0101--2', '0x10', '1'.repeat(21)])(
  'T20 %j is no login',
  (typed) => {
    expect(agencyLogin(typed)).toBeUndefined();
  },
);

test('T2 every spelling of a login has one name', () => {
  const login = fc.record({
    agencyNo: fc.stringMatching(/^\d{1,20}$/),
    personNo: fc.integer({ min: 1, max: 99 }),
  });
  fc.assert(
    fc.property(login, (person) => {
      const name = loginName(person);
      expect(agencyLogin(name)).toEqual(person);
      expect(agencyLogin(` ${name.replace('-', ' – ')}`)).toEqual(person);
      expect(tidyLogin(name)).toBe(name);
    }),
  );
});
