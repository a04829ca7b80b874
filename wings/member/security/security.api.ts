import * as z from 'zod/mini';
import { eventKinds, lookedAt } from '../../../api/audit.ts';
import { endpoint } from '../../../api/endpoint.ts';
import {
  agentShape,
  endingShape,
  instantShape,
  ownSessionShape,
} from '../../../api/session/own-sessions.ts';
import { phonesExample, phonesShape } from './phones.api.ts';

/** Where the member is signed in, which browsers are known, what was chosen (S1, S12). */
export const readSecurity = endpoint({
  name: 'member.security',
  method: 'GET',
  path: '/api/member/security',
  wing: 'member',
  who: 'member',
  audit: { entry: 'member.security.read', label: 'security' },
  summary: 'ความปลอดภัยของบัญชี: ที่เข้าสู่ระบบอยู่ อุปกรณ์ที่จดจำ และความยินยอม',
  input: z.strictObject({}),
  data: z.object({
    sessions: z.array(
      z.object({
        ...ownSessionShape,
        /** Staff who look in the member's stead, by name; null: the member. */
        staff: z.nullable(z.string()),
        remembered: z.boolean(),
      }),
    ),
    devices: z.array(
      z.object({
        id: z.string(),
        here: z.boolean(),
        ...agentShape,
        address: z.string(),
        first_at: instantShape,
        last_at: instantShape,
      }),
    ),
    phones: phonesShape,
    marketing: z.object({ choice: z.boolean(), chosen_at: z.nullable(instantShape) }),
  }),
  example: {
    sessions: [
      {
        id: '6f0d2c1e-6a43-4a0e-9d0f-0a4b8c2d1e3f',
        here: true,
        staff: null,
        remembered: false,
        browser: 'Chrome',
        system: 'Android',
        address: '203.0.113.7',
        began_at: '2025-11-28T02:10:00.000Z',
        seen_at: '2025-11-28T02:24:00.000Z',
      },
      {
        id: '0b9f7a52-2f2b-4c7e-8a86-3f1d5e7c9b10',
        here: false,
        staff: null,
        remembered: true,
        browser: 'Safari',
        system: 'iPad',
        address: '198.51.100.24',
        began_at: '2025-11-25T12:00:00.000Z',
        seen_at: '2025-11-27T13:40:00.000Z',
      },
    ],
    devices: [
      {
        id: '3a1c5e7f-9b2d-4f60-8a71-c2e4d6f80b12',
        here: true,
        browser: 'Chrome',
        system: 'Android',
        address: '203.0.113.7',
        first_at: '2025-10-01T02:10:00.000Z',
        last_at: '2025-11-28T02:10:00.000Z',
      },
    ],
    phones: phonesExample,
    marketing: { choice: false, chosen_at: null },
  },
});

/**
 * Ends one session or all others, against the password, or what is known of a browser; a stranger's
 * id is not found.
 */
export const endAccess = endpoint({
  name: 'member.security.end',
  method: 'POST',
  path: '/api/member/security/end',
  wing: 'member',
  who: 'member',
  audit: { entry: 'member.security.end', label: 'ended', target: 'id' },
  summary: 'ออกจากระบบในอุปกรณ์อื่น หรือเลิกจดจำอุปกรณ์',
  input: z.strictObject({
    kind: z.enum(['session', 'device', 'others']),
    ...endingShape,
  }),
  data: z.undefined(),
  example: undefined,
});

/** Offers by SMS, yes or no: as easy to take back as to give (PDPA 19). */
export const chooseMarketing = endpoint({
  name: 'member.security.choose',
  method: 'POST',
  path: '/api/member/security/choice',
  wing: 'member',
  who: 'member',
  audit: { entry: 'member.security.choose', label: 'choice' },
  summary: 'ให้หรือถอนความยินยอมรับข่าวสาร',
  input: z.strictObject({ marketing: z.boolean() }),
  data: z.object({ choice: z.boolean() }),
  example: { choice: true },
});

export const historyFilters = ['all', 'sign_in', 'password', 'staff'] as const;

/** Sign-ins, changes of the account, and looks of staff; newest first, page by page. */
export const readHistory = endpoint({
  name: 'member.security.history',
  method: 'GET',
  path: '/api/member/security/history',
  wing: 'member',
  who: 'member',
  audit: { entry: 'member.security.history.read', label: 'history' },
  summary: 'ประวัติการเข้าใช้งานและการเข้าดูของเจ้าหน้าที่',
  input: z.strictObject({
    filter: z.optional(z.enum(historyFilters)),
    /** Where the page before ended. */
    cursor: z.optional(z.string().check(z.regex(/^\d{1,18}$/))),
  }),
  data: z.object({
    events: z.array(
      z.object({
        id: z.string(),
        at: instantShape,
        kind: z.enum(eventKinds),
        /** Of looks in a row by the same person, and of files: at what, the newest first. */
        at_what: z.array(z.enum(lookedAt)),
        ok: z.boolean(),
        /** Of what staff did: by name where it is known, else an empty text. */
        staff: z.nullable(z.string()),
        ...agentShape,
        address: z.nullable(z.string()),
      }),
    ),
    next: z.nullable(z.string()),
  }),
  example: {
    events: [
      {
        id: '40211',
        at: '2025-11-28T02:10:00.000Z',
        kind: 'sign_in',
        at_what: [],
        ok: true,
        staff: null,
        browser: 'Chrome',
        system: 'Android',
        address: '203.0.113.7',
      },
      {
        id: '40102',
        at: '2025-11-27T04:05:00.000Z',
        kind: 'staff_look',
        at_what: ['share', 'deposit'],
        ok: true,
        staff: 'วิภา บริการดี',
        browser: null,
        system: null,
        address: null,
      },
      {
        id: '39990',
        at: '2025-11-20T15:31:00.000Z',
        kind: 'sign_in',
        at_what: [],
        ok: false,
        staff: null,
        browser: 'Firefox',
        system: 'Windows',
        address: '198.51.100.24',
      },
    ],
    next: null,
  },
});
