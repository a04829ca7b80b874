/** An agency's draft that four windows save at once: one of those who saw a version changes it. */
import { demoPassword } from '../../../store/cast-settings.ts';
import { asReader } from '../../checker/store.ts';
import { csrfToken, pageHeaders } from '../../traffic/sign-ins.ts';
import { bodyOf, isDone, type Raced, type Racing } from './race.ts';

export const savesAtOnce = 4;
const agencyNo = '01011001';
/** The month under way at the reference day, in the years of the wire. */
const month = { year: '2568', month: '11' };
const reportUrl = '/api/membergroup/report';
const stored = `SELECT version, explanation FROM portal.agency_reports
  WHERE agency_no = $1 AND month = '2025-11-01'`;

async function signInAgency({ client }: Racing): Promise<Readonly<Record<string, string>>> {
  const household = { ...pageHeaders, 'x-forwarded-for': '10.200.1.1' };
  const answer = await client.ask({
    ...{ method: 'POST', path: '/api/membergroup/auth/login' },
    headers: { ...household, 'x-csrf-token': await csrfToken(client, household) },
    body: JSON.stringify({ member_group_no: agencyNo, member_group_pass: demoPassword }),
  });
  const { token } = bodyOf(answer);
  if (!isDone(answer)) throw new Error(`${agencyNo} was not let in: ${answer.status}`);
  const cookies = (answer.headers['set-cookie'] ?? []).map((line) => line.split(';')[0]);
  const signedIn = { ...household, authorization: `Bearer ${token}`, cookie: cookies.join('; ') };
  const config = await client.ask({ path: '/api/membergroup/config', headers: signedIn });
  return { ...signedIn, 'x-csrf-token': bodyOf(config).data.csrf_token };
}

interface Stored {
  readonly version: number;
  readonly explanation: string;
}

/** Races of so many rounds, each held against the store before the next begins. */
export async function reports(racing: Racing, rounds: number): Promise<Raced> {
  const { client, site, run } = racing;
  const headers = await signInAgency(racing);
  const faults: string[] = [];
  let errors = 0;
  await asReader(site.address, async (store) => {
    const look = async (): Promise<Stored> => {
      const { rows } = await store.query<Stored>(stored, [agencyNo]);
      return rows[0] ?? { version: 0, explanation: '' };
    };
    let before = await look();
    for (let round = 0; round < rounds; round += 1) {
      const words = Array.from({ length: savesAtOnce }, (_, at) => `${run} ${round} window ${at}`);
      const answers = await Promise.all(
        words.map((explanation) =>
          client.ask({
            ...{ method: 'POST', path: `${reportUrl}/save`, headers },
            body: JSON.stringify({ ...month, version: before.version, lines: [], explanation }),
          }),
        ),
      );
      const done = words.filter((_, at) => answers[at] !== undefined && isDone(answers[at]));
      const after = await look();
      if (done.length === 0) errors += 1;
      if (done.length > 1) faults.push(`round ${round}: ${done.length} saved one version`);
      if (done.length > 0 && after.version !== before.version + 1)
        faults.push(`round ${round}: version ${before.version} became ${after.version}`);
      if (done.length === 1 && after.explanation !== done[0])
        faults.push(`round ${round}: “${done[0]}” was acknowledged and is not there`);
      before = after;
    }
  });
  return { writes: rounds * savesAtOnce, errors, faults };
}
