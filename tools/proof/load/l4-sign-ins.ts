/** Load 4: a morning on which all sign in, while others read. */
import { demoPassword } from '../../store/cast-settings.ts';
import { openClient } from '../traffic/client.ts';
import { memberVisits } from '../traffic/members.ts';
import { openLoop } from '../traffic/pace.ts';
import { csrfToken, signInVisits } from '../traffic/sign-ins.ts';
import { Tally } from '../traffic/tally.ts';
import { foundOf, late, load, noneWrong, unless } from './load.ts';

const [signInsPerSecond, readsPerSecond] = [15, 200];
const [latest, latestRead] = [1_500, 150];
/** Of what was due, in a second: the rest came too late or not at all. */
const leastPerSecond = 0.98 * signInsPerSecond;

export const signIns = load({
  name: 'L4',
  asked: `${signInsPerSecond} sign-ins/s while ${readsPerSecond} reads/s go on, open loop`,
  limit: `sign-ins p99 ≤ ${latest} ms, reads p99 ≤ ${latestRead} ms, 0 errors`,
  seconds: { usual: 40, full: 600 },
  async run({ baseUrl, sessions, facts, browsers }, seconds) {
    const client = openClient(baseUrl);
    const token = await csrfToken(client);
    const [tally, reads] = [new Tally(), new Tally()];
    const [took] = await Promise.all([
      openLoop({
        ...{ client, seconds, perSecond: signInsPerSecond, tally },
        next: signInVisits({ facts, browsers, password: demoPassword, token }),
      }),
      openLoop({
        ...{ client, seconds, perSecond: readsPerSecond, tally: reads },
        next: memberVisits(sessions, facts),
      }),
    ]);
    client.close();
    const [own, others] = [foundOf(tally, took), foundOf(reads, took)];
    const readP99 = others.p99 ?? 0;
    return {
      ...own,
      readP99,
      errors: own.errors + others.errors,
      wrong: own.wrong + others.wrong,
      reasons: new Map([...tally.reasons, ...reads.reasons]),
      remark: `reads: ${Math.round(others.perSecond ?? 0)}/s, p99 ${Math.round(readP99)} ms`,
    };
  },
  misses: (found) => [
    ...unless((found.perSecond ?? 0) >= leastPerSecond, 'rate'),
    ...late(found.p99, latest),
    ...unless(found.readP99 <= latestRead, `reads p99 ${Math.round(found.readP99)} ms`),
    ...noneWrong(found),
  ],
});
