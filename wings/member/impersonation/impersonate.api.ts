import * as z from 'zod/mini';
import { endpoint } from '../../../api/endpoint.ts';

/** 32 random bytes as base64url; in a header, so that no address and no log holds it. */
const input = z.strictObject({ ticket: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)) });
const header = { field: 'ticket', name: 'x-impersonation-ticket' } as const;

/** Who would look at whom: shown before the click that opens the session. Uses nothing up. */
export const readTicket = endpoint({
  name: 'member.help.peek',
  method: 'GET',
  path: '/api/member/impersonate',
  wing: 'member',
  who: 'visitor',
  header,
  scriptOnly: true,
  audit: { noneBecause: 'tells the holder of a ticket what it was made for; opens nothing' },
  summary: 'ตั๋วดูระบบแทนสมาชิกเป็นของใครและดูใคร',
  input,
  data: z.object({
    helper: z.string(),
    membership_no: z.string(),
    name: z.string(),
    left_seconds: z.number(),
  }),
  example: {
    helper: 'สุดา ช่วยเหลือ',
    membership_no: '000123',
    name: 'นางสมหญิง ใจดี',
    left_seconds: 52,
  },
});

/**
 * Redeems a ticket for a read-only session as the member (R138, R150; D-31, S4): once, within
 * its minute, by script of our page, from the browser whose session of the office made it.
 */
export const redeemHelp = endpoint({
  name: 'member.help.open',
  method: 'GET',
  path: '/admin/impersonate/auth/member',
  wing: 'member',
  who: 'visitor',
  session: 'other',
  header,
  scriptOnly: true,
  audit: { noneBecause: 'writes its own, with both ids, whether it opens or refuses' },
  summary: 'เปิดระบบแทนสมาชิกด้วยตั๋วใช้ครั้งเดียว อ่านอย่างเดียว 15 นาที',
  input,
  data: z.undefined(),
  top: z.object({
    token: z.string(),
    token_type: z.literal('Bearer'),
    expires_in: z.number(),
    membership_no: z.string(),
    impersonated: z.literal(true),
    member: z.object({
      MEMBER_NAME: z.string(),
      MEMBER_SURNAME: z.string(),
      PRENAME: z.string(),
      member_group_no: z.string(),
      member_group_name: z.string(),
    }),
  }),
  example: undefined,
});
