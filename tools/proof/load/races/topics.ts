/** Questions of the board, each sent twice at once, from two windows of one member. */
import { keyOf } from '../../checker/writes.ts';
import type { Session } from '../../traffic/sessions.ts';
import { forEachOf, type Racing, together, writingHeaders } from './race.ts';

const atOnce = 6;

/** Members and their first two sessions. */
function windows(sessions: readonly Session[], count: number): readonly (readonly Session[])[] {
  const byMember = Map.groupBy(sessions, ({ memberNo }) => memberNo);
  return [...byMember.values()].slice(0, count).map((own) => own.slice(0, 2));
}

/** One question of each of `count` members; gives how many were not acknowledged. */
export async function topics(racing: Racing, count: number): Promise<number> {
  const { site, client, history, run } = racing;
  let errors = 0;
  await forEachOf(windows(site.sessions, count), atOnce, async (own, at) => {
    const key = keyOf(`${run}t`, at);
    const [first] = own;
    if (first === undefined) return;
    const line = { kind: 'topic', key, member: first.memberNo } as const;
    const headers = await Promise.all(own.map((one) => writingHeaders(client, one)));
    const body = JSON.stringify({ title: `question ${key}`, body: `what is asked in ${key}` });
    history.add({ ...line, state: 'sent' });
    const answers = await Promise.all(
      headers.map((one) =>
        client.ask({ method: 'POST', path: '/api/info/board', headers: one, body }),
      ),
    );
    const state = together(answers);
    if (state !== 'acknowledged') errors += 1;
    history.add({ ...line, state });
  });
  return errors;
}
