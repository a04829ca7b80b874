import { expect, test } from 'vitest';
import { readSettings } from '../../settings/settings.ts';
import { isDemoRequested, requireDemoRequest, settingsForOthers } from './demo-requested.ts';

const portal = { PUBLIC_ORIGIN: 'https://portal.example' };

/** Settings by which others come by, each with what it needs. */
const reached: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ['PUBLIC_ORIGIN', portal],
  ['OFFICE_HOST', { ...portal, OFFICE_HOST: 'office.example' }],
  ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '10.0.0.1' }],
  ['HOST', { HOST: '0.0.0.0' }],
  ['HOST', { HOST: '::' }],
  ['HOST', { HOST: 'portal.internal' }],
  ['HOST', { HOST: '127.0.0.1.example' }],
  ['DATABASE_URL', { DATABASE_URL: 'postgres://app@db/coop' }],
];

test.each(reached)('with %s the demo comes by DEMO=1 alone', (name, set) => {
  const unrequested = readSettings(set);
  expect(settingsForOthers(unrequested)).toContain(name);
  expect(isDemoRequested(unrequested)).toBe(false);
  expect(() => requireDemoRequest(unrequested)).toThrow(
    new RegExp(`${name}[\\s\\S]*DEMO=1[\\s\\S]*DATA_DIR`),
  );
  const requested = readSettings({ ...set, DEMO: '1' });
  expect(isDemoRequested(requested)).toBe(true);
  expect(() => requireDemoRequest(requested)).not.toThrow();
});

test.each(['', '127.0.0.1', '127.8.0.1', '::1', 'localhost'])(
  'on this machine alone (HOST=%s) an empty store is one unasked',
  (HOST) => {
    expect(isDemoRequested(readSettings({ HOST }))).toBe(true);
    expect(isDemoRequested(readSettings({ HOST, DEMO: '0' }))).toBe(false);
  },
);

test('DEMO=0 starts no demo that is there already', () => {
  expect(() => requireDemoRequest(readSettings({ DEMO: '0' }))).toThrow('DEMO=0');
});
