/** Browsers that sign in at the agencies' door, for tests. */
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
export function openBrowser(app: FastifyInstance, address = newAddress()) {
  const cookies = new Map<string, string>();
  const headers = () => ({
    ...pageHeaders,
    'user-agent': 'browser',
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
  return { signIn, get, post };
}

/** An answer without what differs each time. */
export function bare({ status, body }: { status: number; body: { data: { ref: string } } }) {
  const { ref: _, ...data } = body.data;
  return { status, body: { ...body, data } };
}
