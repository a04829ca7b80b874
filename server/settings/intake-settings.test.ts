/** Settings of the nightly drop, as the server hands them to its watcher. */
import { expect, test } from 'vitest';
import { readWatchSettings } from '../../intake/drops/settings.ts';
import { readIntakeSettings } from './intake-settings.ts';

test('F11 the watcher is told each setting that it reads', () => {
  const read = new Set<string>();
  const environment = new Proxy<Record<string, string | undefined>>(
    {},
    { get: (_, name) => void read.add(String(name)) },
  );
  readWatchSettings(environment);
  expect(read.size).toBeGreaterThan(3);
  const given = { INTAKE_FOLDER: '/drops', INTAKE_QUARANTINE: '7', INTAKE_KEEP_DAYS: '3' };
  const settings = readIntakeSettings(given);
  expect(Object.keys(settings?.environment ?? {})).toEqual(expect.arrayContaining([...read]));
  expect(settings?.environment).toMatchObject({ INTAKE_QUARANTINE: '7', INTAKE_KEEP_DAYS: '3' });
});
