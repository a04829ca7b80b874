import * as z from 'zod/mini';
import { endpoint } from '../../../api/endpoint.ts';
import {
  creationExample,
  creationShape,
  registrationShape,
} from '../../../api/office/passkey-shapes.ts';
import {
  idShape,
  instantShape,
  ownSessionExamples,
  ownSessionShape,
} from '../../../api/session/own-sessions.ts';

const passwordShape = z.string().check(z.minLength(1), z.maxLength(256));
const noInput = z.strictObject({});

/** What the caller signs in with. */
export const readCredentials = endpoint({
  name: 'office.security',
  method: 'GET',
  path: '/api/office/security',
  wing: 'office',
  who: 'office',
  audit: { noneBecause: 'nobody sees but whose credentials they are' },
  summary: 'วิธีเข้าสู่ระบบของเจ้าหน้าที่',
  input: noInput,
  data: z.object({
    /** A password with an authenticator. */
    has_password: z.boolean(),
    /** Left; of ten. */
    recovery_codes: z.number(),
    passkeys: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        /** Its keys travel between devices of the person. */
        synced: z.boolean(),
        since: instantShape,
        used_at: z.nullable(instantShape),
      }),
    ),
  }),
  example: {
    has_password: true,
    recovery_codes: 9,
    passkeys: [
      {
        ...{ id: '6f0d2c1e-6a43-4a0e-9d0f-0a4b8c2d1e3f', name: 'โทรศัพท์ของฉัน', synced: true },
        ...{ since: '2025-11-25T12:00:00.000Z', used_at: '2025-11-27T13:40:00.000Z' },
      },
    ],
  },
});

/** Where the member of staff is signed in. */
export const readOwnSessions = endpoint({
  name: 'office.sessions',
  method: 'GET',
  path: '/api/office/sessions',
  wing: 'office',
  who: 'office',
  audit: { noneBecause: 'nobody sees but whose sessions they are' },
  summary: 'การเข้าใช้งานของเจ้าหน้าที่',
  input: noInput,
  data: z.object({
    /** The one that asks first, then the last used. */
    sessions: z.array(z.object(ownSessionShape)),
  }),
  example: { sessions: ownSessionExamples },
});

/** Ends one session of the member of staff or all others. */
export const endOwnSessions = endpoint({
  name: 'office.sessions.end',
  method: 'POST',
  path: '/api/office/sessions/end',
  wing: 'office',
  who: 'office',
  confirmed: true,
  audit: { entry: 'office.sessions.end' },
  summary: 'ให้เครื่องอื่นออกจากสำนักงาน',
  input: z.strictObject({ kind: z.enum(['session', 'others']), id: z.optional(idShape) }),
  data: z.undefined(),
  example: undefined,
});

/** What a browser must know to have one more passkey made. */
export const askNewPasskey = endpoint({
  name: 'office.security.passkey.challenge',
  method: 'POST',
  path: '/api/office/security/passkey/challenge',
  wing: 'office',
  who: 'office',
  repeat: 'secret',
  confirmed: true,
  audit: { noneBecause: 'nothing is made yet; the passkey has its own entry' },
  summary: 'ขอค่าท้าทายสำหรับเพิ่มพาสคีย์',
  input: noInput,
  data: creationShape,
  example: creationExample,
});

/** Adds a passkey to the caller's. */
export const addPasskey = endpoint({
  name: 'office.security.passkey.add',
  method: 'POST',
  path: '/api/office/security/passkey/add',
  wing: 'office',
  who: 'office',
  repeat: 'secret',
  confirmed: true,
  audit: { entry: 'office.security.passkey.add' },
  summary: 'เพิ่มพาสคีย์ของเจ้าหน้าที่',
  input: z.strictObject(registrationShape),
  data: z.undefined(),
  example: undefined,
});

/** Gives one of the caller's passkeys another name. */
export const renamePasskey = endpoint({
  name: 'office.security.passkey.rename',
  method: 'POST',
  path: '/api/office/security/passkey/rename',
  wing: 'office',
  who: 'office',
  confirmed: true,
  audit: { entry: 'office.security.passkey.rename', target: 'id' },
  summary: 'เปลี่ยนชื่อพาสคีย์ของเจ้าหน้าที่',
  input: z.strictObject({ id: idShape, name: registrationShape.name }),
  data: z.undefined(),
  example: undefined,
});

/** Removes one of the caller's passkeys; never the last thing that they sign in with. */
export const removePasskey = endpoint({
  name: 'office.security.passkey.remove',
  method: 'POST',
  path: '/api/office/security/passkey/remove',
  wing: 'office',
  who: 'office',
  confirmed: true,
  audit: { entry: 'office.security.passkey.remove', target: 'id' },
  summary: 'ลบพาสคีย์ของเจ้าหน้าที่',
  input: z.strictObject({ id: idShape }),
  data: z.undefined(),
  example: undefined,
});

/** A new secret for the caller's authenticator; it counts once its first code has come. */
export const askNewAuthenticator = endpoint({
  name: 'office.security.authenticator.key',
  method: 'POST',
  path: '/api/office/security/authenticator/key',
  wing: 'office',
  who: 'office',
  repeat: 'secret',
  confirmed: true,
  audit: { noneBecause: 'the secret is nobody’s until it is proven' },
  summary: 'ขอคีย์ใหม่ของแอปยืนยันตัวตน',
  input: noInput,
  data: z.object({ key: z.string(), qr: z.array(z.string()), sealed: z.string() }),
  example: {
    key: 'KNAUQQKLJ5HDAMBRKNAUQQKLJ5HDAMBR',
    qr: ['101', '010', '111'],
    sealed: 'c2VhbGVk',
  },
});

/**
 * Puts a new authenticator in the old one's place. Whoever has only passkeys sets their password
 * with it, and is given recovery codes.
 */
export const setAuthenticator = endpoint({
  name: 'office.security.authenticator',
  method: 'POST',
  path: '/api/office/security/authenticator',
  wing: 'office',
  who: 'office',
  repeat: 'secret',
  confirmed: true,
  audit: { entry: 'office.security.authenticator' },
  summary: 'เปลี่ยนแอปยืนยันตัวตนของเจ้าหน้าที่',
  input: z.strictObject({
    sealed: z.string().check(z.regex(/^[\w-]{1,400}$/)),
    totp: z.string().check(z.minLength(1), z.maxLength(20)),
    /** Of whoever has none yet. */
    password: z.optional(passwordShape),
  }),
  data: z.object({ recovery_codes: z.array(z.string()) }),
  example: { recovery_codes: [] },
});

/** Ten new recovery codes in place of all before; readable here alone. */
export const renewCodes = endpoint({
  name: 'office.security.recovery_codes',
  method: 'POST',
  path: '/api/office/security/recovery_codes',
  wing: 'office',
  who: 'office',
  repeat: 'secret',
  confirmed: true,
  audit: { entry: 'office.security.recovery_codes' },
  summary: 'ออกรหัสสำรองชุดใหม่ของเจ้าหน้าที่',
  input: noInput,
  data: z.object({ recovery_codes: z.array(z.string()) }),
  example: { recovery_codes: ['abcd-efgh-jkmn-pqrs'] },
});

/** Changes the caller's password; their other sessions end. */
export const changePassword = endpoint({
  name: 'office.security.password',
  method: 'POST',
  path: '/api/office/security/password',
  wing: 'office',
  who: 'office',
  repeat: 'secret',
  confirmed: true,
  audit: { entry: 'office.security.password' },
  summary: 'เปลี่ยนรหัสผ่านของเจ้าหน้าที่',
  input: z.strictObject({ mem_oldpassword: passwordShape, mem_password: passwordShape }),
  data: z.undefined(),
  example: undefined,
});
