import * as z from 'zod/mini';
import { endpoint } from '../../../../api/endpoint.ts';
import {
  assertionShape,
  challengeExample,
  challengeShape,
} from '../../../../api/office/passkey-shapes.ts';

/** A challenge for a sign-in: whose it will be, the passkey says (D-37). */
export const askSignInPasskey = endpoint({
  name: 'office.passkey.challenge',
  method: 'POST',
  path: '/api/office/auth/passkey/challenge',
  wing: 'office',
  who: 'visitor',
  repeat: 'secret',
  audit: { noneBecause: 'nobody is named yet; the answer has its own entry' },
  summary: 'ขอค่าท้าทายสำหรับเข้าสู่ระบบด้วยพาสคีย์',
  input: z.strictObject({}),
  data: challengeShape,
  example: challengeExample,
});

/** Signs in with a passkey in place of password and code. */
export const passkeySignIn = endpoint({
  name: 'office.passkey.sign_in',
  method: 'POST',
  path: '/api/office/auth/passkey',
  wing: 'office',
  who: 'visitor',
  session: 'sign_in',
  audit: { entry: 'office.passkey.sign_in' },
  summary: 'เจ้าหน้าที่เข้าสู่ระบบด้วยพาสคีย์',
  input: z.strictObject(assertionShape),
  data: z.undefined(),
  example: undefined,
});

/** A challenge for the passkeys of whoever is in the office; without any of theirs, none is. */
export const askConfirmPasskey = endpoint({
  name: 'office.confirm.passkey.challenge',
  method: 'POST',
  path: '/api/office/auth/confirm/passkey/challenge',
  wing: 'office',
  who: 'office',
  repeat: 'secret',
  audit: { noneBecause: 'nothing is done yet; the answer has its own entry' },
  summary: 'ขอค่าท้าทายสำหรับยืนยันตัวตนด้วยพาสคีย์',
  input: z.strictObject({}),
  data: z.extend(challengeShape, {
    /** The code of an authenticator would do as well. */
    has_authenticator: z.boolean(),
  }),
  example: { ...challengeExample, has_authenticator: true },
});

/** Proves a passkey again, for the dangerous actions of the next minutes (D-37). */
export const confirmByPasskey = endpoint({
  name: 'office.confirm.passkey',
  method: 'POST',
  path: '/api/office/auth/confirm/passkey',
  wing: 'office',
  who: 'office',
  repeat: 'secret',
  audit: { entry: 'office.confirm.passkey' },
  summary: 'ยืนยันตัวตนอีกครั้งด้วยพาสคีย์ก่อนทำรายการสำคัญ',
  input: z.strictObject(assertionShape),
  data: z.undefined(),
  example: undefined,
});
