import { setTimeout as pause } from 'node:timers/promises';
import { finding } from '../checker/finding.ts';
import { slowAttacks, startAttack } from '../doors/slow/attack.ts';
import { isRefused, type Visit, visitAll } from '../doors/slow/probe.ts';
import type { ProvedFault, Round } from './fault.ts';
import { openSite, type Site } from './site.ts';

const clients = 500;
const usualMinutes = 0.25;
const fullMinutes = 10;
/** Milliseconds. */
const arrival = 8_000;
/** Milliseconds between two visits of somebody else, and of the p99 that nobody feels (L1). */
const every = 50;
const unfelt = 50;
const paths = ['/home', '/api/info/footer', '/member/logon'];
/** Slow in the head, in the body, and in reading what is answered. */
const kinds = slowAttacks.filter(({ name }) => /header|body|unread/.test(name));

const p99 = (visits: readonly Visit[]): number => {
  const times = visits.map(({ millis }) => millis).toSorted((a, b) => a - b);
  return times[Math.floor(times.length * 0.99)] ?? 0;
};

async function round({ port }: Site, at: number, minutes: number): Promise<Round> {
  const kind = kinds[at % kinds.length] ?? kinds[0];
  if (kind === undefined) throw new Error('there is no slow attack');
  const times = Math.max(100, Math.round((minutes * 60_000) / every));
  const connection = { from: '127.0.0.3', port, every };
  const before = await visitAll(paths, { ...connection, times: 200 });
  const attack = { ...kind, sockets: clients };
  const running = startAttack(attack, { from: '127.0.0.2', port, seconds: minutes * 60 + 60 });
  // They arrive at once; it is their slowness that is measured, not that rush.
  await pause(arrival);
  const visits = await visitAll(paths, { ...connection, times });
  running.stop();
  const [quiet, slow] = [p99(before), p99(visits)];
  const refused = visits.filter(isRefused).length;
  const note = `${kind.name}: p99 ${slow.toFixed(0)} ms, before ${quiet.toFixed(0)} ms`;
  const findings = [
    ...(slow > Math.max(2 * quiet, unfelt) ? [finding('I5', note)] : []),
    ...(refused > 0 ? [finding('I5', `${refused} visits of another refused`)] : []),
  ];
  return { findings, note };
}

/** F10: slow clients harm themselves alone: others wait no longer than twice their time. */
export const slowClients: ProvedFault = {
  ...{ mark: 'F10', name: `${clients} slow clients: head, body, reading`, runs: 3, fullRuns: 3 },
  async prove({ runs, base, isFull, minutes = isFull ? fullMinutes : usualMinutes }) {
    const site = await openSite(base, { run: 'f10' });
    try {
      const rounds: Round[] = [];
      for (let at = 0; at < runs; at += 1) rounds.push(await round(site, at, minutes));
      return rounds;
    } finally {
      await site.close();
    }
  },
};
