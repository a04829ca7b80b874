import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { challengeShape } from './captcha.ts';

/** A challenge to solve; every room that asks for a proof hands it out by this one address. */
export const readCaptcha = endpoint({
  name: 'info.captcha',
  method: 'GET',
  path: '/api/info/captcha',
  wing: 'info',
  who: 'visitor',
  audit: { noneBecause: 'gives a riddle that opens nothing by itself' },
  summary: 'โจทย์ยืนยันว่าไม่ใช่โปรแกรมอัตโนมัติ',
  input: z.strictObject({}),
  data: z.object({
    challenge: challengeShape,
    /** Goes back with the solution. */
    captcha_secret: z.string(),
  }),
  example: {
    challenge: {
      parameters: {
        algorithm: 'PBKDF2/SHA-256',
        cost: 2000,
        expiresAt: 1764300000,
        keyLength: 32,
        keyPrefix: '5f0c6f9d1d2be1ad4d2b8f9a3a6c7e10',
        keySignature: '8c1f0d',
        nonce: '0f1e2d3c4b5a69788796a5b4c3d2e1f0',
        salt: '00112233445566778899aabbccddeeff',
      },
      signature: '77aa10',
    },
    captcha_secret: '0f1e2d3c4b5a69788796a5b4c3d2e1f0',
  },
});
