import { afterAll, beforeAll, expect, test } from 'vitest';
import { killBackup, killRestore } from './round.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite(20);
}, 300_000);
afterAll(() => site.close());

test.each([0.4, 0.9])(
  'F15 a backup killed at %d of its time is nothing or whole',
  async (part) => {
    expect((await killBackup(site, part)).complaints).toEqual([]);
  },
  120_000,
);

test.each([0.5, 0.95])(
  'F15 a restoration killed at %d of its time is nothing or whole',
  async (part) => {
    expect((await killRestore(site, part)).complaints).toEqual([]);
  },
  120_000,
);
