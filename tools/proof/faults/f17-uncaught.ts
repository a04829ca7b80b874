import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { finding } from '../checker/finding.ts';
import type { LoadedFault } from './fault.ts';
import { evaluateInServer } from './inspector.ts';

const planted = [
  ['a rejection', `void setTimeout(() => Promise.reject(new Error('planted')))`],
  [
    'too much memory',
    'void setTimeout(() => { for (const all = []; ; ) all.push([...Array(1e5)]) })',
  ],
] as const;

/** Seconds that the unit waits before it starts the server again: `RestartSec` of deploy/. */
function unitWaits(): number {
  const unit = readFileSync('deploy/systemd/sahakon.service', 'utf8');
  return Number(/^RestartSec=(\d+)/m.exec(unit)?.[1] ?? Number.NaN);
}

/** F17: a rejection that nobody handles, and a heap that is full: it ends, and starts again. */
export const uncaught: LoadedFault = {
  ...{ mark: 'F17', name: 'memory limit, unhandled rejection', runs: 4, fullRuns: 20 },
  limitSeconds: 5,
  env: { NODE_OPTIONS: '--max-old-space-size=300 --inspect-port=127.0.0.1:0' },
  async inject(site, at) {
    const [what, expression] = planted[at % planted.length] ?? planted[0];
    await site.underLoad(800);
    const began = performance.now();
    await evaluateInServer(site, expression);
    const code = await site.server().ended;
    const ends = (performance.now() - began) / 1_000;
    const findings = [
      ...(code === 0 ? [finding('I5', 'it ended with 0: no unit would start it again')] : []),
      ...(at % planted.length === 0 && !site.server().output().includes('nobody caught this')
        ? [finding('I7', 'its log does not say why it ended')]
        : []),
    ];
    const starts = await site.start();
    await pause(400);
    const note = `${what}: ended in ${ends.toFixed(1)} s, the unit waits ${unitWaits()} s`;
    return { findings, seconds: unitWaits() + starts, note };
  },
};
