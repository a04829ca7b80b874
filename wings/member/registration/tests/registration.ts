/** Visitors who say who they are, before a test app. */
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { thaiDateNumeric } from '../../../../core/thai-date.ts';
import { asUpkeep } from '../../../../records/driver/owner.ts';
import { openTestApp } from '../../../../tools/test-app.ts';

export interface Person {
  readonly membership_no: string;
  readonly id_card: string;
  readonly date_of_birth: string;
}

/** The same person with another birthday. */
export const bySpelling = ({ date_of_birth }: Person): string =>
  date_of_birth.replace(/^\d+/, (day) => (day === '1' ? '2' : '1'));

const page = {
  host: 'localhost',
  'x-requested-with': 'XMLHttpRequest',
  'sec-fetch-site': 'same-origin',
};

let addresses = 0;

export type RegistrationSetup = Awaited<ReturnType<typeof openRegistrationSetup>>;

export async function openRegistrationSetup(opened?: Awaited<ReturnType<typeof openTestApp>>) {
  const app = opened ?? (await openTestApp());
  const asOwner = (sql: string, ...values: unknown[]) =>
    asUpkeep(app.ownerUrl, 'sahakon_owner', (client) => client.query(sql, values));

  /** `cookie`: what the browser holds already. */
  function visitor(cookie = '') {
    addresses += 1;
    const remoteAddress = `198.19.${addresses >> 8}.${addresses & 255}`;
    let deviceCookie = cookie;
    const get = async (url: string) =>
      (
        await app.app.inject({ url, remoteAddress, headers: { ...page, cookie: deviceCookie } })
      ).json();
    async function post(url: string, payload: object) {
      const value = (await get('/api/info/config')).data.csrf_token;
      const headers = { ...page, cookie: deviceCookie, 'x-csrf-token': value };
      const answer = await app.app.inject({ method: 'POST', url, remoteAddress, headers, payload });
      const set = [answer.headers['set-cookie'] ?? []].flat();
      if (set.length > 0) deviceCookie = set.map((line) => line.split(';')[0]).join('; ');
      return { status: answer.statusCode, body: answer.json(), set };
    }
    return {
      post,
      deviceCookie: () => deviceCookie,
      signIn: (membership_no: string, mem_password: string) =>
        post('/api/member/auth/login', { membership_no, mem_password }),
      async prove() {
        const { challenge, captcha_secret } = (await get('/api/info/captcha')).data;
        const solution = await solveChallenge({ challenge, deriveKey });
        const packed = JSON.stringify({ challenge, solution });
        return { recaptcha: Buffer.from(packed).toString('base64'), captcha_secret };
      },
    };
  }

  async function ask(from: ReturnType<typeof visitor>, flow: string, identity: object) {
    return from.post(`/api/member/auth/${flow}`, { ...identity, ...(await from.prove()) });
  }

  return {
    app,
    visitor,
    ask,
    forgetCodes: () => asOwner('DELETE FROM portal.one_time_codes'),
    async accepted(memberNo: string) {
      const sql = 'SELECT FROM portal.terms_acceptances WHERE member_no = $1';
      return (await asOwner(sql, memberNo)).rowCount;
    },
    /** As the person would type it. */
    async person(membership_no: string): Promise<Person> {
      const sql = `SELECT national_id, birth_date::text AS birth FROM records.members
        WHERE member_no = $1`;
      const { rows } = await asUpkeep(app.ownerUrl, 'sahakon_intake', (client) =>
        client.query(sql, [membership_no]),
      );
      return {
        membership_no,
        id_card: rows[0].national_id,
        date_of_birth: thaiDateNumeric(String(rows[0].birth)),
      };
    },
    /** The ticket of the password step. */
    async confirmed(from: ReturnType<typeof visitor>, flow: string, identity: Person) {
      const { body } = await ask(from, flow, identity);
      const otp = app.outbox.lastCode();
      const ticket = body.data.ticket;
      return (await from.post(`/api/member/auth/${flow}/otp`, { ticket, otp })).body.data.ticket;
    },
  };
}
