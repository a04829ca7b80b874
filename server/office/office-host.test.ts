import { expect, test } from 'vitest';
import { answersHere } from './office-host.ts';

const onPortal = (path: string, method = 'GET') => answersHere(path, method, false);
const onOffice = (path: string, method = 'GET') => answersHere(path, method, true);

test.each([
  '/office',
  '/office/help',
  '/OFFICE',
  '/%6fffice',
  '//office',
  '/api/office/config',
  '/api//office/auth/login',
  '/admin/impersonate/000123',
  '/admin',
])('D-37 %s is of the office alone', (path) => {
  expect([onPortal(path), onOffice(path)]).toEqual([false, true]);
});

test.each([
  '/',
  '/home',
  '/member/share',
  '/api/member/share',
  '/api/info/config',
  '/officer',
  '/api/docs',
])('D-37 %s is of the portal alone', (path) => {
  expect([onPortal(path), onOffice(path)]).toEqual([true, false]);
});

test('R150 a ticket is redeemed on the portal by GET, and only there', () => {
  const redeem = '/admin/impersonate/auth/member';
  expect([onPortal(redeem), onOffice(redeem)]).toEqual([true, false]);
  expect([onPortal(redeem, 'POST'), onOffice(redeem, 'POST')]).toEqual([false, true]);
});

test.each(['/assets/a.js', '/mediafiles/images/Utils/cooplogo.png', '/sorry.css', '/healthz'])(
  '%s is of both',
  (path) => {
    expect([onPortal(path), onOffice(path)]).toEqual([true, true]);
  },
);

test('what cannot be read as an address is nothing of the office', () => {
  expect(onOffice('/office%')).toBe(false);
  expect(onOffice('/%E0%A4%A/office')).toBe(false);
});
