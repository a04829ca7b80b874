import { expect, test } from 'vitest';
import { postgresText } from '../postgres.text.ts';
import { lastFault, whyEnded } from '../why-ended.ts';

const { whyEnded: text } = postgresText;

test.each([
  ['FATAL:  could not write lock file "postmaster.pid": No space left on device', text.disk],
  [
    'postgres: error while loading shared libraries: libicui18n.so.60: cannot open shared object',
    text.library('libicui18n.so.60'),
  ],
  ['DETAIL:  The data directory was initialized by PostgreSQL version 12', text.version],
  ['FATAL:  could not map anonymous shared memory: Cannot allocate memory', text.memory],
  ['FATAL:  could not open file "base": Permission denied', text.rights],
  ['FATAL:  configuration file "postgresql.conf" contains errors', text.settings],
  ['PANIC:  could not locate a valid checkpoint record', text.damaged],
  ['nobody foresaw this', text.unknown],
])('%s', (words, sentence) => {
  expect(whyEnded(words)).toBe(sentence);
});

test('of many lines the last fault is shown, cut to a length that is read', () => {
  const words = `LOG: starting\nFATAL: ${'x'.repeat(400)}\nLOG: database system is shut down`;
  expect(lastFault(words)).toMatch(/^FATAL: x{193}$/);
  expect(lastFault('')).toBe('-');
});
