/** A half that somebody knew before a member registered or recovered in the browser (T15). */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { findDevice, rememberDevice } from '../../../../records/sign-in/guard/devices.ts';
import { openRegistrationSetup, type RegistrationSetup } from './registration.ts';

let setup: RegistrationSetup;
beforeAll(async () => {
  setup = await openRegistrationSetup();
});
afterAll(() => setup.app.close());
beforeEach(() => setup.forgetCodes());

const year =
  /^__Host-device=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Secure; Max-Age=31536000$/;
const hashOf = (cookie: string) =>
  createHash('sha256').update(cookie.replace('__Host-device=', '')).digest();
const isKnown = async (memberNo: string, cookie: string): Promise<boolean> =>
  (await setup.app.records.readAsMember(memberNo, (db) => findDevice(db, hashOf(cookie)))) !==
  undefined;

test.each([
  ['register', '000321', '1'],
  ['forget', '000123', undefined],
])('T15 %s: the browser is known by a new half, and so is who was known there', async (...row) => {
  const [flow, memberNo, terms_version] = row;
  const planted = `__Host-device=${flow.padEnd(43, 'A')}`;
  await setup.app.records.asMember('000111', (db) =>
    rememberDevice(db, { hash: hashOf(planted), before: undefined, agent: '', address: '' }),
  );
  const visitor = setup.visitor(planted);
  const ticket = await setup.confirmed(visitor, flow, await setup.person(memberNo));
  // Code and step belong to the half that they were asked for with.
  expect([visitor.deviceCookie(), ticket]).toEqual([planted, expect.stringMatching(/^[\w-]{43}$/)]);
  const input = { ticket, mem_password: 'ข้าวเหนียวมะม่วงหน้าร้อน', terms_version };
  const { status, set } = await visitor.post(`/api/member/auth/${flow}/password`, input);
  expect([status, set]).toEqual([200, [expect.stringMatching(year)]]);
  expect(visitor.deviceCookie()).not.toBe(planted);
  for (const no of [memberNo, '000111']) {
    expect([await isKnown(no, visitor.deviceCookie()), await isKnown(no, planted)]).toEqual([
      true,
      false,
    ]);
  }
});
