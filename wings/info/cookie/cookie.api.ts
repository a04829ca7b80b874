/** The texts about cookies and privacy, and the proof of an answer (D-19, S12). */
import * as z from 'zod/mini';
import { endpoint } from '../../../api/endpoint.ts';
import { dayShape } from '../../../api/shapes.ts';

const versionShape = z.object({ version: z.int(), effective_on: dayShape });

/** A text in the version in force, or in the one asked for (R027). */
export const readPolicy = endpoint({
  name: 'info.policy',
  method: 'GET',
  path: '/api/info/policy/:kind',
  wing: 'info',
  who: 'visitor',
  audit: { noneBecause: 'public content, the same for everybody' },
  summary: 'นโยบายคุกกี้และนโยบายความเป็นส่วนตัว พร้อมฉบับก่อน',
  input: z.strictObject({
    kind: z.enum(['cookies', 'privacy']),
    /** Left out: the version in force. */
    version: z.optional(z.string().check(z.regex(/^[1-9]\d{0,5}$/))),
  }),
  data: z.object({
    kind: z.enum(['cookies', 'privacy']),
    version: z.int(),
    effective_on: dayShape,
    title: z.string(),
    /** HTML, sanitised where it is written and again where it leaves. */
    body_html: z.string(),
    /** What it changed against the one before, in plain words; '' of a first version. */
    change_summary: z.string(),
    /** All that are or were in force, newest first. */
    versions: z.array(versionShape),
  }),
  example: {
    kind: 'cookies',
    version: 1,
    effective_on: '2025-11-28',
    title: 'นโยบายคุกกี้',
    body_html: '<p>เว็บไซต์นี้เก็บเฉพาะสิ่งที่จำเป็นต่อการทำงานตามที่ท่านสั่ง</p>',
    change_summary: '',
    versions: [{ version: 1, effective_on: '2025-11-28' }],
  },
});

/** Keeps the proof of an answer: time, version, choice, channel and a random number, no more. */
export const recordConsent = endpoint({
  name: 'info.consent',
  method: 'POST',
  path: '/api/info/consent',
  wing: 'info',
  who: 'visitor',
  audit: { noneBecause: 'the log of consents is the proof, and it must not lead to a person' },
  summary: 'บันทึกคำตอบเรื่องคุกกี้โดยไม่ระบุตัวผู้ตอบ',
  input: z.strictObject({
    choice: z.enum(['Y', 'N']),
    /** `form`: sent without script. */
    channel: z.optional(z.enum(['script', 'form'])),
  }),
  data: z.object({ choice: z.enum(['Y', 'N']) }),
  example: { choice: 'Y' },
});
