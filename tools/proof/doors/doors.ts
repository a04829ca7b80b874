/** `npm run proof doors`: attacks a started server, and says what everybody else felt. */
import { startApp, temporaryFolder } from '../../app.ts';
import type { Proof } from '../table.ts';
import { extractsThatEnter, startsWithDemo, triedExtracts, triedStarts } from './demo.ts';
import { race, racers } from './race.ts';
import { slowAttacks } from './slow/attack.ts';
import { type Felt, feel } from './slow/slow-senders.ts';

/** Milliseconds between two visits: twelve seconds in all, longer than a header may take. */
const every = 200;

const seconds = (millis: number): string => `${(millis / 1_000).toFixed(2)} s`;

const row = (what: string, measured: string, limit: string, passed: boolean): Proof => ({
  ...{ what, measured, limit, passed },
});

/** `some` of `tried`, by name, of which there should be none. */
const noneOf = (what: string, some: readonly (number | string)[], tried: number): Proof => {
  const which = some.length === 0 ? '' : ` (${[...new Set(some)].join(', ')})`;
  return row(what, `${some.length} of ${tried}${which}`, 'none', some.length === 0);
};

function slowRows({ attack, visits, refusals, slowest, slowestBefore }: Felt): Proof[] {
  const what = `door 3: ${attack.sockets} connections of one address, ${attack.name}`;
  const took = `${seconds(slowest)} (before: ${seconds(slowestBefore)})`;
  return [
    noneOf(`${what}: visits of another refused`, refusals, visits.length),
    row('… the slowest of them', took, '–', true),
  ];
}

async function raceRows(baseUrl: string): Promise<Proof[]> {
  const { changed, letIn, oldLetsIn } = await race(baseUrl);
  const opens = `${letIn} of ${changed} new, ${oldLetsIn ? 'and' : 'not'} the old one`;
  const once = changed === 1;
  return [
    row(`door 4: ${racers} changes of one password at once: done`, `${changed}`, '1', once),
    row('… passwords that let in then', opens, '1, new', letIn === 1 && !oldLetsIn),
  ];
}

/** Each attack on the same server, one after the other. */
export async function doors(): Promise<readonly Proof[]> {
  const data = await temporaryFolder();
  const rows: Proof[] = [];
  try {
    const app = await startApp({ dataDir: data.path, env: { DEMO_MEMBERS: '30' } });
    try {
      const entered = await extractsThatEnter(data.path);
      rows.push(noneOf('door 1: real extracts that entered a demo', entered, triedExtracts));
      const made = await startsWithDemo();
      rows.push(noneOf('door 2: public starts that made a demo unasked', made, triedStarts));
      const port = Number(new URL(app.baseUrl).port);
      for (const attack of slowAttacks) rows.push(...slowRows(await feel(attack, port, every)));
      rows.push(...(await raceRows(app.baseUrl)));
    } finally {
      await app.stop();
    }
  } finally {
    await data.remove();
  }
  return rows;
}
