/** Visits of signed-in members, one session after the other, each to another page of theirs. */
import type { Facts } from './facts.ts';
import { judgeMember } from './judge.ts';
import type { Visit } from './pace.ts';
import { rememberRight } from './remember-right.ts';
import type { Session } from './sessions.ts';

/** How often each page is requests for in a hundred: a visit begins at the overview. */
const shares: readonly (readonly [path: string, part: number])[] = [
  ['/api/member/status', 30],
  ['/api/member/share', 20],
  ['/api/member/deposit', 15],
  ['/api/member/kep', 15],
  ['/api/member/loan', 10],
  ['/api/member/coll', 5],
  ['/api/member/dividend', 5],
];

/** A hundred paths, mixed so that no page comes in a row. */
const mixed: readonly string[] = shares
  .flatMap(([path, part]) => Array.from({ length: part }, (_, at) => ({ path, at: at / part })))
  .sort((a, b) => a.at - b.at)
  .map(({ path }) => path);

/** One after the other of the sessions, and of the pages. */
export function memberVisits(sessions: readonly Session[], facts: Facts): () => Visit {
  let requests = 0;
  const look = rememberRight();
  return () => {
    const session = sessions[requests % sessions.length];
    // Each time round the sessions ask for the next page.
    const path = mixed[(requests + Math.floor(requests / sessions.length)) % mixed.length];
    requests += 1;
    if (session === undefined || path === undefined) throw new Error('nobody is signed in');
    const { memberNo, headers } = session;
    return {
      request: { path, headers },
      judge: (answer) =>
        look(`${memberNo} ${path}`, answer, () => judgeMember(answer, path, memberNo, facts)),
    };
  };
}
