/** Members who sign in, each from a household of their own. */
import type { Answer, Client } from './client.ts';
import type { Facts } from './facts.ts';
import { judgeRefusal } from './judge.ts';
import type { Visit } from './pace.ts';
import { householdOf } from './sessions.ts';
import type { Finding } from './tally.ts';

export const pageHeaders = {
  ...{ 'x-requested-with': 'XMLHttpRequest', 'sec-fetch-site': 'same-origin' },
} as const;

/** The value that every change needs; for whoever is signed in their own. */
export async function csrfToken(
  client: Pick<Client, 'ask'>,
  headers: Readonly<Record<string, string>> = pageHeaders,
): Promise<string> {
  const answer = await client.ask({ path: '/api/info/config', headers });
  if (answer.status !== 200) throw new Error(`no token: ${answer.status} ${answer.reason}`);
  return JSON.parse(answer.body.toString('utf8')).data.csrf_token;
}

/** Whether the answer lets in, and lets in the one who requests. */
export function judgeSignIn(answer: Answer, memberNo: string, facts: Facts): Finding {
  if (answer.status !== 200) return judgeRefusal(answer);
  const body = JSON.parse(answer.body.toString('utf8'));
  const own = facts.members.get(memberNo);
  const isOwn =
    body.membership_no === memberNo &&
    body.member?.MEMBER_NAME === own?.firstName &&
    body.member?.MEMBER_SURNAME === own?.lastName;
  if (body.rc_code === '1' && isOwn && typeof body.token === 'string') return { verdict: 'right' };
  if (body.rc_code !== '1') return { verdict: 'failed', why: `no sign-in, but ${body.rc_code}` };
  return { verdict: 'wrong', why: `signed in as ${body.membership_no} in place of ${memberNo}` };
}

/** Households that have not been anywhere yet: those of the sessions lie before. */
const firstHousehold = 1_000_000;

export interface SignIns {
  readonly facts: Facts;
  /** Of the browsers that members have used before, the cookie of each. */
  readonly browsers: ReadonlyMap<string, string>;
  readonly password: string;
  /** A visitor's. */
  readonly token: string;
}

/** Sign-ins of one member after the other. */
export function signInVisits({ facts, browsers, password, token }: SignIns): () => Visit {
  const members = [...browsers.keys()];
  let requests = 0;
  return () => {
    const memberNo = members[requests % members.length] ?? '';
    requests += 1;
    const visitor = householdOf(firstHousehold + requests);
    return {
      request: {
        method: 'POST',
        path: '/api/member/auth/login',
        headers: {
          ...{ ...pageHeaders, 'x-csrf-token': token, 'x-forwarded-for': visitor },
          cookie: `__Host-device=${browsers.get(memberNo)}`,
        },
        body: JSON.stringify({ membership_no: memberNo, mem_password: password }),
      },
      judge: (answer) => judgeSignIn(answer, memberNo, facts),
    };
  };
}
