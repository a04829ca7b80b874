/** Visitors of many households who answer about cookies, all at once. */
import { keyOf } from '../../checker/writes.ts';
import { householdOf } from '../../traffic/sessions.ts';
import { csrfToken, pageHeaders } from '../../traffic/sign-ins.ts';
import { forEachOf, type Racing, stateOf } from './race.ts';

const atOnce = 16;
const firstHousehold = 1_500_000;

/** Gives how many were not acknowledged. */
export async function consents(racing: Racing, count: number): Promise<number> {
  const { client, history, run } = racing;
  const token = await csrfToken(client);
  let errors = 0;
  await forEachOf(Array.from({ length: count }), atOnce, async (_, at) => {
    const line = { kind: 'consent', key: keyOf(`${run}c`, at) } as const;
    history.add({ ...line, state: 'sent' });
    const answer = await client.ask({
      ...{ method: 'POST', path: '/api/info/consent' },
      headers: {
        ...{ ...pageHeaders, 'x-csrf-token': token },
        'x-forwarded-for': householdOf(firstHousehold + at),
      },
      body: JSON.stringify({ choice: at % 3 === 0 ? 'N' : 'Y' }),
    });
    const state = stateOf(answer);
    if (state !== 'acknowledged') errors += 1;
    history.add({ ...line, state });
  });
  return errors;
}
