/** A browser of somebody who is not signed in yet: it keeps its cookies from step to step. */
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { headersOf, post, type TestServer } from '../test-server.ts';
import type { Ready } from './left.ts';

export function openBrowser(server: TestServer) {
  const cookies = new Map<string, string>();
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const session = async () => ({
    cookie: cookie(),
    csrf: await server.csrf({ token: '', cookie: '' }),
  });

  return {
    /** The answer's body; throws unless it is a good one. */
    async post(url: string, input: object) {
      const answer = await server.app.inject(post(url, await session(), input));
      if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.body}`);
      for (const line of [answer.headers['set-cookie'] ?? []].flat()) {
        const [pair = ''] = line.split(';');
        cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
      }
      return answer.json();
    },
    /** A solved challenge. */
    async prove() {
      const answer = await server.app.inject({ url: '/api/info/captcha', headers: headersOf({}) });
      const { challenge, captcha_secret } = answer.json().data;
      const packed = JSON.stringify({
        challenge,
        solution: await solveChallenge({ challenge, deriveKey }),
      });
      return { recaptcha: Buffer.from(packed).toString('base64'), captcha_secret };
    },
    /** A call that this browser is about to send. */
    ready: async (input: object): Promise<Ready> => ({
      as: 'visitor',
      input,
      session: await session(),
    }),
  };
}

export type Browser = ReturnType<typeof openBrowser>;
