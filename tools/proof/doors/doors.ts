/** `npm run proof doors`: attacks a started server, and says what everybody else felt. */
import { startApp, temporaryFolder } from '../../app.ts';
import type { Proof } from '../table.ts';
import { slowAttacks } from './slow/attack.ts';
import { type Felt, feel } from './slow/slow-senders.ts';

/** Milliseconds between two visits: twelve seconds in all, longer than a header may take. */
const every = 200;

const seconds = (millis: number): string => `${(millis / 1_000).toFixed(2)} s`;

function slowRows({ attack, visits, refusals, slowest, slowestBefore }: Felt): Proof[] {
  const what = `door 3: ${attack.sockets} connections of one address, ${attack.name}`;
  const why = refusals.length === 0 ? '' : ` (${[...new Set(refusals)].join(', ')})`;
  const took = `${seconds(slowest)} (before: ${seconds(slowestBefore)})`;
  return [
    {
      what: `${what}: visits of another refused`,
      measured: `${refusals.length} of ${visits.length}${why}`,
      limit: 'none',
      kept: refusals.length === 0,
    },
    { what: '… the slowest of them', measured: took, limit: '–', kept: true },
  ];
}

/** Each attack on the same server, one after the other. */
export async function doors(): Promise<readonly Proof[]> {
  const data = await temporaryFolder();
  const rows: Proof[] = [];
  try {
    const app = await startApp({ dataDir: data.path, env: { DEMO_MEMBERS: '30' } });
    try {
      const port = Number(new URL(app.baseUrl).port);
      for (const attack of slowAttacks) rows.push(...slowRows(await feel(attack, port, every)));
    } finally {
      await app.stop();
    }
  } finally {
    await data.remove();
  }
  return rows;
}
