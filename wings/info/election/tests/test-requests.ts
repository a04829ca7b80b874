/** The app with an election that runs, and people who ask from many addresses. */
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from '../../../../api/captcha/captcha.ts';
import { asUpkeep } from '../../../../records/driver/owner.ts';
import type { UpkeepRole } from '../../../../records/roles.ts';
import { withCsrfToken } from '../../../../tools/sign-in.ts';
import { openTestApp } from '../../../../tools/test-app.ts';

/** Right for the demo cooperative's member 000123. */
export const somying = { membership_no: '123', birth_date: '14/02/2521' };

let addresses = 0;

/** An address that nobody has asked from yet. */
export function newAddress(): string {
  addresses += 1;
  return `10.1.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}`;
}

const pack = (payload: object) => Buffer.from(JSON.stringify(payload)).toString('base64');

/** Opens app and store; close it in `afterAll`. */
export async function openElection() {
  const app = await openTestApp();
  const headers = await withCsrfToken(app.ask);
  const as = (role: UpkeepRole) => (sql: string) =>
    asUpkeep(app.ownerUrl, role, (store) => store.query(sql));
  const asOwner = as('sahakon_owner');

  return {
    app,
    asOwner,
    asIntake: as('sahakon_intake'),
    statusIs: (status: string) =>
      asOwner(`UPDATE portal.elections SET status = '${status}' WHERE year = 2026`),
    read: async (params = '') => (await app.get(`/api/info/election${params}`)).body.data,

    async check(input: object, remoteAddress = newAddress(), agent = 'one browser') {
      const answer = await app.app.inject({
        method: 'POST',
        url: '/api/info/election/check',
        headers: { host: 'localhost', ...headers, 'user-agent': agent },
        payload: input,
        remoteAddress,
      });
      return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
    },

    /** A challenge and its solution, and both as the browser would hand them in. */
    async newProof() {
      const { data } = (await app.get('/api/info/captcha')).body;
      const challenge = data.challenge as Challenge;
      const solution = await solveChallenge({ challenge, deriveKey });
      const recaptcha = pack({ challenge, solution });
      return {
        challenge,
        solution,
        pack,
        proof: { recaptcha, captcha_secret: data.captcha_secret },
      };
    },
  };
}
