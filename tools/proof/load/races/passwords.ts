/** A new password whose code is given six times at once: it counts once, and lets in. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { demoPassword } from '../../../store/cast-settings.ts';
import { asReader } from '../../checker/store.ts';
import type { Session } from '../../traffic/sessions.ts';
import { csrfToken, pageHeaders } from '../../traffic/sign-ins.ts';
import type { Raced } from './race.ts';
import { bodyOf, forEachOf, isDone, type Racing, writingHeaders } from './race.ts';

export const codesAtOnce = 6;
const atOnce = 2;
/** The rule refuses the number itself: letters stand for its figures. */
const newPassword = (memberNo: string): string =>
  `a walk by the river ${[...memberNo].map((figure) => 'bcdfghjklm'[Number(figure)]).join('')}`;

/** Messages are files, their names in the order in which they were sent. */
async function codeFor(dataDir: string, phone: string, since: number): Promise<string> {
  const folder = join(dataDir, 'outbox');
  for (let tries = 0; tries < 100; tries += 1) {
    const names = await readdir(folder).catch(() => []);
    for (const name of names
      .filter((one) => one.endsWith('.json'))
      .sort()
      .reverse()) {
      if (Number(name.split('-')[0]) < since) break;
      const { to, text } = JSON.parse(await readFile(join(folder, name), 'utf8'));
      const code = to === phone ? /OTP (\d{6})/.exec(text)?.[1] : undefined;
      if (code !== undefined) return code;
    }
    await pause(100);
  }
  throw new Error(`no code came to ${phone}`);
}

interface Racer {
  readonly session: Session;
  readonly phone: string;
}

/** Members who have a telephone, each with the last of their sessions: the race ends all. */
async function racers({ site }: Racing, count: number): Promise<readonly Racer[]> {
  const phones = await asReader(site.address, async (store) => {
    const { rows } = await store.query<{ no: string; phone: string }>(
      `SELECT member_no AS no, phone FROM records.members JOIN records.current
       USING (publication_id) WHERE phone IS NOT NULL`,
    );
    return new Map(rows.map(({ no, phone }) => [no, phone]));
  });
  const last = new Map(site.sessions.map((session) => [session.memberNo, session]));
  return [...last.values()]
    .reverse()
    .flatMap((session) => {
      const phone = phones.get(session.memberNo);
      return phone === undefined ? [] : [{ session, phone }];
    })
    .slice(0, count);
}

async function signsIn(racing: Racing, { session }: Racer, password: string): Promise<boolean> {
  const token = await csrfToken(racing.client);
  const browser = racing.site.browsers.get(session.memberNo) ?? '';
  const answer = await racing.client.ask({
    ...{ method: 'POST', path: '/api/member/auth/login' },
    headers: {
      ...{ ...pageHeaders, 'x-csrf-token': token, cookie: `__Host-device=${browser}` },
      'x-forwarded-for': session.headers['x-forwarded-for'] ?? '',
    },
    body: JSON.stringify({ membership_no: session.memberNo, mem_password: password }),
  });
  return isDone(answer);
}

/** What came of one member's race; `faults` of more than one that counted, or of none. */
async function raceOf(racing: Racing, racer: Racer): Promise<readonly string[]> {
  const { client, site } = racing;
  const { memberNo } = racer.session;
  const headers = await writingHeaders(client, racer.session);
  const since = Date.now() - 1_000;
  const begun = await client.ask({
    ...{ method: 'POST', path: '/api/member/member_pass', headers },
    body: JSON.stringify({
      mem_oldpassword: demoPassword,
      mem_password: newPassword(memberNo),
    }),
  });
  const { rc_code: kind, data, new_password, mem_password } = bodyOf(begun);
  if (kind !== '2') return [`${memberNo}: no code was sent: ${begun.status}`];
  const otp = await codeFor(site.dataDir, racer.phone, since);
  const body = JSON.stringify({ otp, ticket: data.ticket, new_password, mem_password });
  const answers = await Promise.all(
    Array.from({ length: codesAtOnce }, () =>
      client.ask({ method: 'POST', path: '/api/member/member_pass/otp', headers, body }),
    ),
  );
  const done = answers.filter(isDone).length;
  const faults: string[] = [];
  if (done !== 1) faults.push(`${memberNo}: ${done} of ${codesAtOnce} codes counted`);
  if (!(await signsIn(racing, racer, newPassword(memberNo)))) {
    faults.push(`${memberNo}: the new password was acknowledged and does not let in`);
  }
  if (await signsIn(racing, racer, demoPassword)) {
    faults.push(`${memberNo}: the old password still lets in`);
  }
  return faults;
}

const usedSql = `SELECT member_no AS no, count(*)::int AS times FROM portal.pending_changes
  WHERE used_at IS NOT NULL AND member_no = ANY ($1) GROUP BY 1 HAVING count(*) > 1`;

/** Races of so many members. */
export async function passwords(racing: Racing, count: number): Promise<Raced> {
  const people = await racers(racing, count);
  const faults: string[] = [];
  await forEachOf(people, atOnce, async (racer) => {
    faults.push(...(await raceOf(racing, racer)));
  });
  const numbers = people.map(({ session }) => session.memberNo);
  const doubled = await asReader(racing.site.address, async (store) => {
    const { rows } = await store.query<{ no: string; times: number }>(usedSql, [numbers]);
    return rows.map(({ no, times }) => `${no}: the change was made ${times} times`);
  });
  const missing = count - people.length;
  return {
    writes: people.length * (1 + codesAtOnce),
    errors: missing,
    faults: [...faults, ...doubled],
  };
}
