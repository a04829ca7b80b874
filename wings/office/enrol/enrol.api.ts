import * as z from 'zod/mini';
import { endpoint } from '../../../api/endpoint.ts';
import {
  creationExample,
  creationShape,
  registrationShape,
} from '../../../api/office/passkey-shapes.ts';
import { instantShape } from '../../../api/session/own-sessions.ts';

/** The link's secret; it comes from the fragment of an address and travels in bodies alone. */
const tokenShape = { token: z.string().check(z.regex(/^[\w-]{43}$/)) };
/** And what the page that opened it was given. */
const attemptShape = { ...tokenShape, attempt: z.string().check(z.regex(/^[\w-]{43}$/)) };

/** Whose link it is. From here on this page alone goes on with it (D-37). */
export const openEnrolment = endpoint({
  name: 'office.enrol.open',
  method: 'POST',
  path: '/api/office/enrol/open',
  wing: 'office',
  who: 'visitor',
  repeat: 'secret',
  audit: { noneBecause: 'nothing is made yet; what ends it has its own entry' },
  summary: 'เปิดลิงก์ตั้งค่าการเข้าสู่ระบบของเจ้าหน้าที่',
  input: z.strictObject(tokenShape),
  data: z.object({
    attempt: z.string(),
    login: z.string(),
    name: z.string(),
    until: instantShape,
  }),
  example: {
    attempt: 'tHiS-iS-nO-tOkEn_tHiS-iS-aN-eXaMpLe-0oN1y23',
    login: 'noi',
    name: 'นภา ใจดี',
    until: '2025-11-30T03:05:00.000Z',
  },
});

/** A new secret for an authenticator app; it counts once its first code has come. */
export const enrolAuthenticator = endpoint({
  name: 'office.enrol.authenticator',
  method: 'POST',
  path: '/api/office/enrol/authenticator',
  wing: 'office',
  who: 'visitor',
  repeat: 'secret',
  audit: { noneBecause: 'the secret is nobody’s until it is proven' },
  summary: 'ขอคีย์ของแอปยืนยันตัวตนระหว่างตั้งค่า',
  input: z.strictObject(attemptShape),
  data: z.object({
    /** Base32, for whoever types it. */
    key: z.string(),
    /** Rows of the QR code, `1` for a dark square. */
    qr: z.array(z.string()),
    /** Given back with the first code. */
    sealed: z.string(),
  }),
  example: {
    key: 'KNAUQQKLJ5HDAMBRKNAUQQKLJ5HDAMBR',
    qr: ['101', '010', '111'],
    sealed: 'c2VhbGVk',
  },
});

/** Sets password and authenticator, and gives the recovery codes: shown here alone. */
export const enrolPassword = endpoint({
  name: 'office.enrol.password',
  method: 'POST',
  path: '/api/office/enrol/password',
  wing: 'office',
  who: 'visitor',
  repeat: 'secret',
  audit: { entry: 'office.enrol.password' },
  summary: 'ตั้งรหัสผ่านและแอปยืนยันตัวตนของเจ้าหน้าที่',
  input: z.strictObject({
    ...attemptShape,
    password: z.string().check(z.minLength(1), z.maxLength(256)),
    sealed: z.string().check(z.regex(/^[\w-]{1,400}$/)),
    totp: z.string().check(z.minLength(1), z.maxLength(20)),
  }),
  data: z.object({ recovery_codes: z.array(z.string()) }),
  example: { recovery_codes: ['abcd-efgh-jkmn-pqrs'] },
});

/** What a browser must know to have the person's first passkey made. */
export const askEnrolPasskey = endpoint({
  name: 'office.enrol.passkey.challenge',
  method: 'POST',
  path: '/api/office/enrol/passkey/challenge',
  wing: 'office',
  who: 'visitor',
  repeat: 'secret',
  audit: { noneBecause: 'nothing is made yet; the passkey has its own entry' },
  summary: 'ขอค่าท้าทายสำหรับสร้างพาสคีย์ระหว่างตั้งค่า',
  input: z.strictObject(attemptShape),
  data: creationShape,
  example: creationExample,
});

/** Makes a passkey the person's way in. */
export const enrolPasskey = endpoint({
  name: 'office.enrol.passkey',
  method: 'POST',
  path: '/api/office/enrol/passkey',
  wing: 'office',
  who: 'visitor',
  repeat: 'secret',
  audit: { entry: 'office.enrol.passkey' },
  summary: 'ตั้งพาสคีย์แรกของเจ้าหน้าที่',
  input: z.strictObject({ ...attemptShape, ...registrationShape }),
  data: z.undefined(),
  example: undefined,
});
