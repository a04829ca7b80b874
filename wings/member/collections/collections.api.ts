import * as z from 'zod/mini';
import { endpoint } from '../../../api/endpoint.ts';
import { bahtShape, dayShape, fileFormatShape, ledgerPageShape } from '../../../api/shapes.ts';
import { billCursor } from '../../../core/collection/bill-number.ts';
import { compared, groups, items, paidHead, pendingHead, reportedHead } from './example.api.ts';
import {
  comparedShape,
  groupTotalShape,
  headShape,
  itemShape,
  keyShape,
  kindShape,
} from './shapes.ts';

const cursorShape = z.string().check(z.regex(billCursor));

/** A member's own bills or receipts of the counter, newest first (R047; D-11). */
export const readKep = endpoint({
  name: 'member.kep',
  method: 'GET',
  path: '/api/member/kep',
  wing: 'member',
  who: 'member',
  audit: { entry: 'member.kep.read', label: 'kep' },
  summary: 'รายการเรียกเก็บประจำเดือน และใบเสร็จอื่นของสมาชิก',
  input: z.strictObject({
    /** `monthly` unless told: what the agency deducts; `other`: paid at the counter. */
    kind: z.optional(kindShape),
    page: z.optional(cursorShape),
  }),
  data: z.object({
    as_of: dayShape,
    kind: kindShape,
    collections: z.array(headShape),
    ...ledgerPageShape,
    /** Of the first page of monthly bills: the newest one's items by group. */
    latest: z.nullable(z.array(groupTotalShape)),
  }),
  example: {
    as_of: '2025-11-28',
    kind: 'monthly',
    collections: [pendingHead, paidHead],
    next: null,
    prev: null,
    latest: groups,
  },
});

/** One own bill or receipt with its items; a key that is not the member's is not found. */
export const readCollection = endpoint({
  name: 'member.kep.collection',
  method: 'GET',
  path: '/api/member/kep/:year/:month/:seq',
  wing: 'member',
  who: 'member',
  audit: { entry: 'member.kep.collection.read', label: 'kep', target: ['year', 'month', 'seq'] },
  summary: 'รายการเรียกเก็บหนึ่งเดือน หรือใบเสร็จหนึ่งฉบับ',
  input: z.strictObject(keyShape),
  data: z.object({
    as_of: dayShape,
    head: headShape,
    agency_name: z.nullable(z.string()),
    /** Where a member went who could not be deducted from any more. */
    new_agency_name: z.nullable(z.string()),
    groups: z.array(groupTotalShape),
    items: z.array(itemShape),
    /** The monthly bill before this one; null for the first one and for money of the counter. */
    compared: z.nullable(
      z.object({
        year_be: z.number(),
        month: z.number(),
        billed: bahtShape,
        difference: bahtShape,
        items: z.array(comparedShape),
      }),
    ),
  }),
  example: {
    as_of: '2025-11-28',
    head: reportedHead,
    agency_name: 'โรงเรียนตัวอย่างวิทยา',
    new_agency_name: null,
    groups,
    items,
    compared,
  },
});

/** All of one kind as paper or file. */
export const downloadKep = endpoint({
  name: 'member.kep.file',
  method: 'GET',
  path: '/api/member/kep/file',
  wing: 'member',
  who: 'member',
  helped: 'shut',
  files: ['pdf', 'xlsx', 'csv'],
  audit: { entry: 'member.kep.taken', label: 'kep' },
  summary: 'รายการเรียกเก็บทั้งหมดเป็นไฟล์',
  input: z.strictObject({ kind: z.optional(kindShape), format: fileFormatShape }),
  data: z.undefined(),
  example: undefined,
});

/** The bill before posting, the receipt after it, on paper (D-11). */
export const printCollection = endpoint({
  name: 'member.kep.print',
  method: 'GET',
  path: '/api/member/kep/:year/:month/:seq/print',
  wing: 'member',
  who: 'member',
  helped: 'shut',
  files: ['pdf'],
  audit: { entry: 'member.kep.printed', label: 'kep', target: ['year', 'month', 'seq'] },
  summary: 'ใบแจ้งหนี้หรือใบเสร็จรับเงินเป็น PDF',
  input: z.strictObject(keyShape),
  data: z.undefined(),
  example: undefined,
});
