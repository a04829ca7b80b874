import { afterAll, beforeAll, expect, test } from 'vitest';
import { seeded } from '../seeded.ts';
import { momentsOf } from './intake-kills.ts';
import { killRound, type Target, targets } from './round.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite(60);
}, 300_000);
afterAll(() => site.close());

const moments = momentsOf(2, seeded(1));
const rounds = targets.flatMap((target) =>
  moments.map((moment): [Target, number] => [target, moment]),
);

test.each(rounds)(
  'F12 kill -9 of %s at %s of an intake: old or new whole, the next run succeeds',
  async (target, moment) => {
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
