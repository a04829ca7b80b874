import * as z from 'zod/mini';
import { wordsShape } from '../../../api/agency/words.ts';
import { endpoint } from '../../../api/endpoint.ts';
import { tidyLine } from '../../../core/typed/typed-words.ts';

const example = { key: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', login: 'somsri' };

/** Who begins: the code of the start, and what they will sign in with. */
const personShape = {
  code: z.string().check(z.minLength(1), z.maxLength(60)),
  login: z.string().check(z.regex(/^[a-z][a-z0-9._-]{1,39}$/)),
  name: wordsShape({ least: 1, most: 100, tidy: tidyLine }),
  password: z.string().check(z.minLength(1), z.maxLength(256)),
};

/** Judges the code, the login and the password, and gives a key for an authenticator. */
export const prepareBegin = endpoint({
  name: 'office.begin.prepare',
  method: 'POST',
  path: '/api/office/begin/prepare',
  wing: 'office',
  who: 'visitor',
  repeat: 'secret',
  audit: { entry: 'office.begin.prepared' },
  summary: 'ตรวจรหัสเริ่มใช้งานและเตรียมแอปยืนยันตัวตน',
  input: z.strictObject(personShape),
  data: z.object({
    key: z.string(),
    /** Of the QR code, from above; `1` is a dark square. */
    rows: z.array(z.string()),
  }),
  example: { key: example.key, rows: ['1110111', '1010101', '1110111'] },
});

/** Makes the first admin and signs them in; the code is used up. Recovery codes: here alone. */
export const completeBegin = endpoint({
  name: 'office.begin.complete',
  method: 'POST',
  path: '/api/office/begin',
  wing: 'office',
  who: 'visitor',
  session: 'sign_in',
  audit: { entry: 'office.begin' },
  summary: 'สร้างผู้ดูแลระบบคนแรก',
  input: z.strictObject({
    ...personShape,
    key: z.string().check(z.regex(/^[A-Z2-7]{32}$/)),
    totp: z.string().check(z.minLength(1), z.maxLength(20)),
  }),
  data: z.object({ recovery_codes: z.array(z.string()) }),
  example: { recovery_codes: ['abcd-efgh-jkmn-pqrs'] },
});
