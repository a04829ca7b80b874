import * as z from 'zod/mini';
import { endpoint } from '../../../api/endpoint.ts';
import { officeRooms } from '../../../api/office/office-rooms.ts';
import { helpLimits } from './impersonation-limits.ts';

/** Text without edges of white space; letters are counted as people count them. */
const textShape = (least: number, most: number) =>
  z
    .string()
    .check(z.maxLength(4 * most), z.trim(), z.regex(new RegExp(`^[^\\0]{${least},${most}}$`, 'u')));

/** Makes the one-time ticket for a look at a member's portal (R139, R150; D-31, S4). */
export const makeHelpTicket = endpoint({
  name: 'office.help.ticket',
  method: 'POST',
  path: '/admin/impersonate/:membership_no',
  wing: 'office',
  who: 'office',
  repeat: 'secret',
  roles: officeRooms.help.roles,
  confirmed: true,
  audit: {
    entry: 'office.help.ticket',
    label: 'staff_asked',
    target: 'membership_no',
    concerns: 'membership_no',
  },
  summary: 'ขอตั๋วดูระบบแทนสมาชิก อ่านอย่างเดียว 15 นาที',
  input: z.strictObject({
    membership_no: z.string().check(z.minLength(1), z.maxLength(20)),
    reason: textShape(helpLimits.reason.least, helpLimits.reason.most),
    /** The support case. */
    ticket_no: textShape(1, helpLimits.caseNo.most),
  }),
  data: z.object({
    /** Opens the look once, within `expires_in_seconds`. */
    ticket: z.string(),
    expires_in_seconds: z.number(),
    /** Where to go with it; it stands in the fragment, which no server ever sees. */
    address: z.string(),
    membership_no: z.string(),
    name: z.string(),
  }),
  example: {
    ticket: 'tHiS-iS-nO-tIcKeT_tHiS-iS-aN-eXaMpLe-0oN1y2',
    expires_in_seconds: 60,
    address: '/member/impersonate#tHiS-iS-nO-tIcKeT_tHiS-iS-aN-eXaMpLe-0oN1y2',
    membership_no: '000123',
    name: 'นางสมหญิง ใจดี',
  },
});

/** What a member of staff has looked at today. */
export const readOwnLooks = endpoint({
  name: 'office.help.looks',
  method: 'GET',
  path: '/api/office/help',
  wing: 'office',
  who: 'office',
  roles: officeRooms.help.roles,
  audit: { noneBecause: 'what the caller has done, each with an entry of its own' },
  summary: 'รายการดูระบบแทนสมาชิกของฉันวันนี้',
  input: z.strictObject({}),
  data: z.object({
    /** Newest first, at most 100. */
    looks: z.array(
      z.object({
        membership_no: z.string(),
        ticket_no: z.string(),
        reason: z.string(),
        made_at: z.string(),
        used: z.boolean(),
      }),
    ),
  }),
  example: {
    looks: [
      {
        membership_no: '000123',
        ticket_no: 'SR-2568-0142',
        reason: 'สมาชิกโทรแจ้งว่ายอดหุ้นเดือนตุลาคมไม่ขึ้น',
        made_at: '2025-11-28T03:05:00.000Z',
        used: true,
      },
    ],
  },
});
