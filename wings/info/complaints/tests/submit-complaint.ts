/** The app, and people who file from many networks. */
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from '../../../../api/captcha/captcha.ts';
import { withCsrfToken } from '../../../../tools/sign-in.ts';
import { openTestApp } from '../../../../tools/test-app.ts';

export const complaint = {
  topic: 'ขอที่นั่งรอ',
  detail: 'หน้าเคาน์เตอร์มีที่นั่งรอไม่พอในวันสิ้นเดือน',
  category: 'SERVICE',
  anonymous: true,
  allow_publish: false,
};

interface From {
  readonly address: string;
  readonly agent?: string;
}

/** Opens app and store; close it in `afterAll`. */
export async function openDemand() {
  const app = await openTestApp();
  const headers = await withCsrfToken(app.ask);
  return {
    app,
    async send(url: string, payload: object, { address, agent = 'a browser' }: From) {
      const answer = await app.app.inject({
        method: 'POST',
        url,
        headers: { host: 'localhost', ...headers, 'user-agent': agent },
        payload,
        remoteAddress: address,
      });
      return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
    },
    /** As the browser would hand it in. */
    async newProof() {
      const { data } = (await app.get('/api/info/captcha')).body;
      const challenge = data.challenge as Challenge;
      const payload = { challenge, solution: await solveChallenge({ challenge, deriveKey }) };
      const recaptcha = Buffer.from(JSON.stringify(payload)).toString('base64');
      return { recaptcha, captcha_secret: data.captcha_secret as string };
    },
  };
}
