/** Browsers that sign in at the agencies' door, for tests. */
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { FastifyInstance } from 'fastify';
import { demoPassword } from '../../../../tools/store/cast-settings.ts';
import { newAddress } from './addresses.ts';

const path = '/api/membergroup/auth/login';
const pageHeaders = {
  host: 'localhost',
  'x-requested-with': 'XMLHttpRequest',
  'sec-fetch-site': 'same-origin',
};

/** A browser at an address of its own; it keeps the cookies that it is given. */
export function openBrowser(app: FastifyInstance, address = newAddress(), agent = 'browser') {
  const cookies = new Map<string, string>();
  const headers = () => ({
    ...pageHeaders,
    'user-agent': agent,
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  });
  const get = (url: string, more: object = {}) =>
    app.inject({ url, remoteAddress: address, headers: { ...headers(), ...more } });
  async function post(url: string, payload: object, more: object = {}) {
    const config = await get('/api/membergroup/config', more);
    const guard = { 'x-csrf-token': config.json().data.csrf_token };
    return app.inject({
      ...{ method: 'POST', url, payload, remoteAddress: address },
      headers: { ...headers(), ...more, ...guard },
    });
  }
  async function signIn(member_group_no: string, pass = demoPassword, more: object = {}) {
    const answer = await post(path, { member_group_no, member_group_pass: pass, ...more });
    const set = [answer.headers['set-cookie'] ?? []].flat();
    for (const line of set) {
      const [pair = ''] = line.split(';');
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    return { status: answer.statusCode, body: answer.json(), set, headers: answer.headers };
  }
  /** A solved challenge, as `recaptcha` and `captcha_secret` carry it. */
  async function prove() {
    const { challenge, captcha_secret } = (await get('/api/info/captcha')).json().data;
    const solution = await solveChallenge({ challenge, deriveKey });
    const payload = JSON.stringify({ challenge, solution });
    return { recaptcha: Buffer.from(payload).toString('base64'), captcha_secret };
  }
  /** The same with a proof, as the page sends it once it is asked for one. */
  const signInProven = async (number: string, pass = demoPassword) =>
    signIn(number, pass, await prove());
  return { address, signIn, signInProven, prove, get, post };
}

/** An answer without what differs each time. */
export function bare({ status, body }: { status: number; body: { data: { ref: string } } }) {
  const { ref: _, ...data } = body.data;
  return { status, body: { ...body, data } };
}
