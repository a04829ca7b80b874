import { afterAll, beforeAll, expect, test } from 'vitest';
import { seeded } from '../seeded.ts';
import { killRound, targets } from './round.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite(60);
}, 300_000);
afterAll(() => site.close());

const random = seeded(1);
const rounds = targets.flatMap((target) => [
  { target, phase: 'load' as const, part: random() },
  { target, phase: 'publish' as const, part: random() },
]);

test.each(rounds)(
  'F12 kill -9 of $target in an intake, at $phase: old or new whole, the next run succeeds',
  async ({ target, ...moment }) => {
    const round = await killRound(site, target, moment);
    expect(round).toMatchObject({
      target,
      shown: expect.stringMatching(/old|new/),
      complaints: [],
    });
    expect(round.sumsRead).toBeGreaterThan(0);
  },
  120_000,
);
