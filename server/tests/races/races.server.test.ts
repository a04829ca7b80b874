/**
 * What was looked at may be another when it is written: of twelve who do the same at once exactly
 * as many succeed as may, nothing is there twice, and nothing is lost (F19).
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Handler } from '../../../api/handler.ts';
import type { Records } from '../../../records/database.ts';
import { allHandlers } from '../../handlers.ts';
import type { AppServices } from '../../open-services.ts';
import { openScene, readyAsMatrix } from '../audit-log/scene.ts';
import { testHandlers } from '../test-server.ts';
import { run } from './race.ts';
import type { Race } from './race-rows.ts';
import { raceRows } from './rows.ts';

/** Names of endpoints whose handlers have opened a transaction that may write. */
const wrote = new Set<string>();

/** The same records; the endpoint is noted when it may write. Staff have no other way to read. */
function watched(records: Records, name: string): Records {
  return new Proxy(records, {
    get(target, key) {
      if (/^as[A-Z]/.test(String(key))) wrote.add(name);
      return Reflect.get(target, key);
    },
  });
}

const handlers = allHandlers.map(
  (handler): Handler<AppServices> => ({
    ...handler,
    run(call) {
      const { services, ...rest } = call;
      const records = watched(services.records, handler.endpoint.name);
      return handler.run({ ...rest, services: { ...services, records } });
    },
  }),
);

let scene: Awaited<ReturnType<typeof openScene>>;
beforeAll(async () => {
  scene = await openScene({ handlers: [...handlers, ...testHandlers] });
});
afterAll(() => scene.close());

const named = (method: string) =>
  allHandlers.filter(({ endpoint }) => endpoint.method === method).map((one) => one.endpoint.name);
const raced = Object.entries(raceRows).filter((row): row is [string, Race] => !('none' in row[1]));

describe('F19 twelve at once', () => {
  test.each(raced)('%s', async (name, race) => {
    const { answers, wins, more } = await run(scene, name, race);
    const summaries = answers.map(({ statusCode, body }) => `${statusCode} ${body.slice(0, 300)}`);
    const failed = summaries.filter(
      (one) => one.startsWith('5') && !(race.mayBeBusy && one.startsWith('503')),
    );
    expect(failed).toEqual([]);
    if (race.wins === 'some') expect(wins, summaries.join('\n')).toBeGreaterThan(0);
    else expect(wins, summaries.join('\n')).toBe(race.wins);
    const expected = race.leaves.map(([, count]) => (count === 'wins' ? wins : count));
    expect(more, summaries.join('\n')).toEqual(expected);
  });
});

test('F19 every endpoint that may write has its race, or a reason why there is none', async () => {
  const rows = new Set(Object.keys(raceRows));
  expect(named('POST').filter((name) => !rows.has(name))).toEqual([]);
  expect(
    [...rows].filter((name) => !allHandlers.some((one) => one.endpoint.name === name)),
  ).toEqual([]);
  for (const name of named('GET')) {
    const { input, session } = await readyAsMatrix(scene, name);
    await scene.send(scene.endpoint(name), input, session);
  }
  expect([...wrote].filter((name) => !rows.has(name))).toEqual([]);
});
