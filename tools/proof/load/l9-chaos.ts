/** Load 9: an hour in which something breaks every two minutes, and nobody reads what is not so. */
import { setTimeout as pause } from 'node:timers/promises';
import { demoPassword } from '../../store/cast-settings.ts';
import type { Finding } from '../checker/finding.ts';
import { addressOf } from '../checker/store.ts';
import { makeBase } from '../faults/base.ts';
import { serverKilled } from '../faults/f01-server-killed.ts';
import { backendKilled } from '../faults/f02-backend-killed.ts';
import { postmasterKilled } from '../faults/f03-postmaster-killed.ts';
import { orphan } from '../faults/f04-orphan.ts';
import { twoServers } from '../faults/f05-two-servers.ts';
import { hung } from '../faults/f07-hung.ts';
import { stopped } from '../faults/f14-stopped.ts';
import type { LoadedFault } from '../faults/fault.ts';
import { takeHeldPort } from '../faults/held-port.ts';
import { openSite, type Site } from '../faults/site.ts';
import { openClient } from '../traffic/client.ts';
import { readFacts } from '../traffic/facts.ts';
import { memberVisits } from '../traffic/members.ts';
import { openLoop } from '../traffic/pace.ts';
import { publicVisits, readPublic } from '../traffic/public.ts';
import { seedBrowsers, seedSessions } from '../traffic/sessions.ts';
import { csrfToken, signInVisits } from '../traffic/sign-ins.ts';
import { giveAccounts } from '../traffic/site.ts';
import { Tally } from '../traffic/tally.ts';
import { foundOf, loadAlone, unless } from './load.ts';

/** Seconds between two faults. */
const every = 120;
const leastRight = 0.99;
const perSecond = { reads: 40, pages: 10, signIns: 0.5 };
const sessions = 200;
const signersAtMost = 15;

/** What may befall a running server, in turn. */
const breaking: readonly LoadedFault[] = [
  ...[backendKilled, serverKilled, hung, stopped, postmasterKilled, twoServers, orphan],
];

/** A limit of time of a fault is that fault's matter; here only what was answered counts. */
const isWrong = ({ invariant }: Finding): boolean => invariant !== 'I5';

interface Broken {
  readonly name: string;
  readonly findings: readonly Finding[];
}

/** Says how many answers were not right since it was asked last, and of how many. */
function sinceLast(tally: Tally): () => string {
  let [total, right] = [0, 0];
  return () => {
    const before = { total, right };
    [total, right] = [tally.total, tally.count('right')];
    const count = total - before.total;
    return `${count - (right - before.right)} of ${count} not right`;
  };
}

async function breakOnce(
  site: Site,
  { fault, at, lost }: { fault: LoadedFault; at: number; lost: () => string },
): Promise<Broken> {
  const { findings } = await fault.inject(site, at);
  const { findings: seen } = await site.judge();
  const all = [...findings, ...seen];
  const words = all.map(({ invariant, what }) => `${invariant} ${what}`).join('; ');
  console.log(`  ${fault.mark} ${fault.name}: ${words || 'held'}; ${lost()}`);
  return { name: fault.mark, findings: all };
}

async function breakInTurn(site: Site, tally: Tally, seconds: number): Promise<readonly Broken[]> {
  const lost = sinceLast(tally);
  const broken: Broken[] = [];
  const began = performance.now();
  for (let at = 0; (at + 1) * every <= seconds; at += 1) {
    site.load();
    await pause(Math.max(0, began + (at + 0.5) * every * 1_000 - performance.now()));
    const fault = breaking[at % breaking.length];
    const turn = Math.floor(at / breaking.length);
    if (fault !== undefined) broken.push(await breakOnce(site, { fault, at: turn, lost }));
  }
  site.load();
  await pause(Math.max(0, began + seconds * 1_000 - performance.now()));
  const { findings } = await site.judge();
  return [...broken, { name: 'end', findings }];
}

/** Members, visitors and sign-ins, each answer looked at. */
async function startTraffic(site: Site, others: readonly string[], seconds: number) {
  const address = addressOf(site.dataDir);
  const facts = await readFacts(address);
  const members = [...facts.members.keys()];
  await giveAccounts(address, members);
  const client = openClient(() => `http://127.0.0.1:${site.port}`);
  // Whoever reads and writes for the checker of the faults has too few sessions to spare.
  const busy = new Set([...site.readers.map(({ memberNo }) => memberNo), ...others]);
  const free = members.filter((memberNo) => !busy.has(memberNo));
  // Apart: of one member twenty sessions live, and who signs in for an hour ends those that read.
  const [signers, readers] = [free.slice(0, signersAtMost), free.slice(signersAtMost)];
  const token = await csrfToken(client);
  const browsers = await seedBrowsers(address, signers);
  // The board is written to all the while.
  const published = (await readPublic(address)).filter(({ path }) => !path.endsWith('/board'));
  const tally = new Tally();
  const all = { client, seconds, tally };
  const next = memberVisits(await seedSessions(address, readers, sessions), facts);
  const done = Promise.all([
    openLoop({ ...all, perSecond: perSecond.reads, next }),
    openLoop({
      ...{ ...all, perSecond: perSecond.pages },
      next: publicVisits(published, facts),
    }),
    openLoop({
      ...{ ...all, perSecond: perSecond.signIns },
      next: signInVisits({ facts, browsers, password: demoPassword, token }),
    }),
  ]).finally(() => client.close());
  return { tally, done };
}

async function chaos(seconds: number) {
  const held = takeHeldPort();
  const base = await makeBase();
  try {
    const env = { TRUSTED_PROXIES: '127.0.0.1' };
    const site = await openSite(base, { run: 'l9', env, held });
    try {
      const { tally, done } = await startTraffic(site, base.others, seconds);
      const [broken] = await Promise.all([breakInTurn(site, tally, seconds), done]);
      return { tally, broken };
    } finally {
      await site.close();
    }
  } finally {
    await base.remove();
  }
}

export const chaosHour = loadAlone({
  name: 'L9',
  asked: 'mixed load, a fault every two minutes',
  limit: `≥ ${100 * leastRight} % answered right, 0 wrong`,
  seconds: { usual: 3_600, full: 3_600 },
  heldPort: true,
  async run(seconds) {
    const { tally, broken } = await chaos(seconds);
    const findings = broken.flatMap(({ name, findings: own }) =>
      own.filter(isWrong).map(({ invariant, what }) => `${name} ${invariant} ${what}`),
    );
    const right = tally.count('right') / Math.max(1, tally.total);
    return {
      ...foundOf(tally, seconds),
      wrong: tally.count('wrong') + findings.length,
      right,
      reasons: new Map([...tally.reasons, ...findings.map((what) => [what, 1] as const)]),
      remark: `${(100 * right).toFixed(2)} % of ${tally.total} right, ${broken.length - 1} faults`,
    };
  },
  misses: ({ right, wrong }) => [
    ...unless(right >= leastRight, `${(100 * right).toFixed(2)} % right`),
    ...unless(wrong === 0, `${wrong} wrong`),
  ],
});
