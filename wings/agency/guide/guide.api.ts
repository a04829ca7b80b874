/** The guide for an agency's people, in its versions, and the word that it was read (D-34). */
import * as z from 'zod/mini';
import { endpoint } from '../../../api/endpoint.ts';
import { dayShape } from '../../../api/shapes.ts';

/** Left out: the version in force. */
const versionShape = z.optional(z.string().check(z.regex(/^[1-9]\d{0,5}$/)));

const html = z.string();

/** The guide in force, or the version asked for (R077). */
export const readGuideGroup = endpoint({
  name: 'agency.guide_group',
  method: 'GET',
  path: '/api/membergroup/guide_group',
  wing: 'agency',
  who: 'agency',
  audit: { entry: 'agency.guide_group.read', target: 'version' },
  summary: 'คู่มือผู้แทนหน่วย พร้อมฉบับก่อนและเวลาที่อ่าน',
  input: z.strictObject({ version: versionShape }),
  data: z.object({
    version: z.int(),
    title: z.string(),
    effective_on: dayShape,
    /** What it changed against the one before, in plain words; '' of a first version. */
    change_summary: z.string(),
    /** Sanitised where it is written and again where it leaves. */
    intro_html: html,
    sections: z.array(z.object({ title: z.string(), html })),
    /** All that are or were in force, newest first. */
    versions: z.array(z.object({ version: z.int(), effective_on: dayShape })),
    /** When whoever is signed in said that this version was read; null: not yet. */
    read_at: z.nullable(z.string()),
  }),
  example: {
    version: 2,
    title: 'คู่มือผู้แทนหน่วย',
    effective_on: '2025-11-28',
    change_summary: 'เลื่อนวันส่งผลเป็นวันที่ 28 ของทุกเดือน',
    intro_html: '<p>งานประจำเดือนมีสี่อย่าง รับหนังสือ หักเงิน รายงานผล และนำส่งเงิน</p>',
    sections: [
      {
        title: 'ปฏิทินประจำเดือน',
        html: '<table><tbody><tr><td>วันทำเงินเดือน</td><td>หักเงินตามยอดรวม</td></tr></tbody></table>',
      },
      {
        title: 'วิธีอ่านงบหน้าใบเรียกเก็บ',
        html: '<ul><li>หนึ่งแถวคือหนึ่งใบ</li><li>ช่อง <strong>รวม</strong> คือเงินที่ต้องหัก</li></ul>',
      },
      {
        title: 'คำถามที่พบบ่อย',
        html: '<h3>ส่งผลไปแล้วพบว่าผิด</h3><p>ถ้าสหกรณ์ยังไม่รับผล เรียกคืนมาแก้ได้</p>',
      },
    ],
    versions: [
      { version: 2, effective_on: '2025-11-28' },
      { version: 1, effective_on: '2025-01-01' },
    ],
    read_at: null,
  },
});

/** Keeps that the person has read a version: once, with time and name. */
export const markGuideRead = endpoint({
  name: 'agency.guide_group.said_read',
  method: 'POST',
  path: '/api/membergroup/guide_group/read',
  wing: 'agency',
  who: 'agency',
  audit: { entry: 'agency.guide_group.said_read', target: 'version' },
  summary: 'บันทึกว่าอ่านคู่มือผู้แทนหน่วยแล้ว',
  input: z.strictObject({ version: z.int().check(z.minimum(1), z.maximum(999_999)) }),
  data: z.object({ version: z.int(), read_at: z.string() }),
  example: { version: 2, read_at: '2025-11-28T02:15:00.000Z' },
});

/** The guide as paper. */
export const downloadGuideGroup = endpoint({
  name: 'agency.guide_group.file',
  method: 'GET',
  path: '/api/membergroup/guide_group/print',
  wing: 'agency',
  who: 'agency',
  files: ['pdf'],
  audit: { entry: 'agency.guide_group.file', target: 'version' },
  summary: 'คู่มือผู้แทนหน่วยเป็น PDF',
  input: z.strictObject({ format: z.literal('pdf'), version: versionShape }),
  data: z.undefined(),
  example: undefined,
});
