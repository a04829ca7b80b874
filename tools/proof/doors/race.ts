/** A password changes once: a change from each session, all at once, with one old password. */
import { type Ask, askOver, signIn, trySignIn } from '../../sign-in.ts';
import { demoPassword } from '../../store/cast-settings.ts';

/** Of whom some are told to wait: a member has few hashes in a while. */
export const racers = 12;
const racer = '000111';
const passwordOf = (index: number): string => `a walk along the river ${index}`;

export interface Raced {
  /** Changes that were answered as done. */
  readonly changed: number;
  /** New passwords that let in afterwards. */
  readonly letIn: number;
  readonly oldLetsIn: boolean;
}

async function letsIn(ask: Ask, password: string): Promise<boolean> {
  return (await trySignIn(ask, racer, password)).status === 200;
}

/** Races on a started demo, which has that member's password changed afterwards. */
export async function race(baseUrl: string): Promise<Raced> {
  const ask = askOver(baseUrl);
  const sessions: Awaited<ReturnType<typeof signIn>>[] = [];
  for (let index = 0; index < racers; index += 1) {
    sessions.push(await signIn(ask, racer, demoPassword));
  }
  const answers = await Promise.all(
    sessions.map((headers, index) =>
      ask({
        method: 'POST',
        url: '/api/member/member_pass',
        headers,
        body: { mem_password: passwordOf(index), mem_oldpassword: demoPassword },
      }),
    ),
  );
  const done = answers.flatMap(({ status, body }, index) =>
    status === 200 && body.rc_code === '1' ? [index] : [],
  );
  let letIn = 0;
  for (const index of done) if (await letsIn(ask, passwordOf(index))) letIn += 1;
  return { changed: done.length, letIn, oldLetsIn: await letsIn(ask, demoPassword) };
}
