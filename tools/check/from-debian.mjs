/** What the steps of `npm test` need beyond npm. */
import {
  findChromium,
  findHeadlessShell,
  findNeighbour,
  findValkey,
  hasPostgres,
  neighbours,
  paperReaders,
} from '../launch/debian.mjs';

/** Step → what it needs from Debian, whether the machine has that, and what does as well. */
export const fromDebian = {
  browser: {
    ...{ has: findHeadlessShell, orElse: findChromium, name: 'Chromium' },
    packages: ['chromium-headless-shell', 'fonts-liberation'],
  },
  unit: {
    // Without them all but the tests that read papers run, and those say so in their titles.
    ...{ has: () => paperReaders.every(findNeighbour), orElse: () => true },
    ...{ name: 'Poppler and ZBar', packages: ['poppler-utils', 'zbar-tools'] },
  },
  'store-embedded': {
    // Without it all but the tests that need one run, and those say so in their titles.
    ...{ has: findValkey, orElse: () => true, name: 'Valkey or Redis' },
    packages: ['redis-server'],
  },
  'store-postgres': {
    has: () => hasPostgres() && findValkey(),
    ...{ orElse: hasPostgres, name: 'PostgreSQL 15 or newer' },
    packages: ['postgresql', 'redis-server'],
  },
  machine: {
    // Without them its other tests run, and those that need one say so in their titles.
    ...{ has: () => neighbours.every(findNeighbour), orElse: () => true, name: 'nginx and Caddy' },
    packages: [...neighbours, 'postgresql'],
  },
};
