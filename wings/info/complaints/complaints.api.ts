/** Complaints and suggestions: published cases, a new one, one by its tracking code (D-21). */
import * as z from 'zod/mini';
import { publicContent } from '../../../api/audit.ts';
import { proofShape } from '../../../api/captcha/captcha.ts';
import { endpoint } from '../../../api/endpoint.ts';
import { dayShape } from '../../../api/shapes.ts';
import { categories, statuses } from '../../../core/complaint/case.ts';

const text = (longest: number) => z.string().check(z.maxLength(longest));

const caseShape = {
  topic: z.string(),
  category: z.enum(categories),
  received_on: dayShape,
  status: z.enum(statuses),
  answered_on: z.nullable(dayShape),
};
const eventShape = z.object({ on: dayShape, status: z.enum(statuses), note: z.string() });
const detailShape = {
  timeline: z.array(eventShape),
  /** Null while there is none. */
  answer: z.nullable(z.string()),
  /** The day by which the cooperative means to answer. */
  answer_by: dayShape,
};

const published = {
  id: 4,
  topic: 'ขอให้เปิดเคาน์เตอร์ช่วงพักกลางวัน',
  category: 'SERVICE',
  received_on: '2025-10-06',
  status: 'ANSWERED',
  answered_on: '2025-10-14',
} as const;
const timeline = [
  { on: '2025-10-06', status: 'RECEIVED', note: '' },
  { on: '2025-10-14', status: 'ANSWERED', note: '' },
] as const;
const answer = 'เปิดเคาน์เตอร์หนึ่งช่องช่วง 12:00–13:00 น. ตั้งแต่ 1 พฤศจิกายน 2568';

/** Published cases, newest first. */
export const readCases = endpoint({
  name: 'info.demand.list',
  method: 'GET',
  path: '/api/info/demand',
  wing: 'info',
  who: 'visitor',
  audit: publicContent,
  summary: 'เรื่องร้องเรียนและข้อเสนอแนะที่เผยแพร่',
  input: z.strictObject({
    page: z.optional(z.string().check(z.regex(/^[1-9]\d{0,4}$/))),
    category: z.optional(z.enum(categories)),
    status: z.optional(z.enum(statuses)),
  }),
  data: z.object({
    items: z.array(z.object({ id: z.int(), ...caseShape })),
    page: z.int(),
    per_page: z.int(),
    total: z.int(),
  }),
  example: { items: [published], page: 1, per_page: 10, total: 1 },
});

/** One published case; a private one answers like one that is not there. */
export const readCase = endpoint({
  name: 'info.demand.read',
  method: 'GET',
  path: '/api/info/demand/:id',
  wing: 'info',
  who: 'visitor',
  audit: publicContent,
  summary: 'เรื่องที่เผยแพร่หนึ่งเรื่อง ลำดับการดำเนินงาน และคำตอบ',
  input: z.strictObject({ id: z.string().check(z.regex(/^[1-9]\d{0,17}$/)) }),
  data: z.object({ id: z.int(), ...caseShape, body: z.string(), ...detailShape }),
  example: {
    ...published,
    body: 'สมาชิกมาติดต่อได้เฉพาะช่วงพักกลางวัน',
    timeline: [...timeline],
    answer,
    answer_by: '2025-10-21',
  },
});

/** In how many days the cooperative means to answer, by category. */
export const readTargets = endpoint({
  name: 'info.demand.targets',
  method: 'GET',
  path: '/api/info/demand_targets',
  wing: 'info',
  who: 'visitor',
  audit: publicContent,
  summary: 'จำนวนวันที่สหกรณ์ตั้งใจตอบ ตามประเภทของเรื่อง',
  input: z.strictObject({}),
  data: z.object({
    items: z.array(z.object({ category: z.enum(categories), target_days: z.int() })),
  }),
  example: {
    items: [
      { category: 'SERVICE', target_days: 7 },
      { category: 'LOAN', target_days: 15 },
    ],
  },
});

/** A new case, private until staff publish it. What `anonymous` covers is not even looked at. */
export const fileComplaint = endpoint({
  name: 'info.demand.file',
  method: 'POST',
  path: '/api/info/demand',
  wing: 'info',
  who: 'visitor',
  audit: {
    noneBecause: 'the case has its own timeline; an entry would tie an anonymous one to an address',
  },
  summary: 'แจ้งเรื่องร้องเรียนหรือข้อเสนอแนะ ได้รหัสติดตาม',
  input: z.strictObject({
    topic: z.string().check(z.minLength(1), z.maxLength(500)),
    /** 10–2,000 characters as people count them. */
    detail: z.string().check(z.minLength(1), z.maxLength(10_000)),
    category: z.enum(categories),
    contact_name: z.optional(text(200)),
    phone: z.optional(text(40)),
    email: z.optional(text(254)),
    membership_no: z.optional(text(20)),
    anonymous: z._default(z.boolean(), false),
    allow_publish: z._default(z.boolean(), false),
    /** Owed from the fourth case of a network in ten minutes on. */
    ...proofShape,
  }),
  data: z.object({
    /** The only time it is told: the store keeps its hash. */
    tracking_code: z.string(),
    target_days: z.int(),
    answer_by: dayShape,
  }),
  example: {
    tracking_code: '7K3M-Q2XD-09AB-CDEF-GHJK-MNPQ-RSTV',
    target_days: 15,
    answer_by: '2025-12-13',
  },
});

/** The case of a tracking code, published or not. */
export const trackCase = endpoint({
  name: 'info.demand.track',
  method: 'POST',
  path: '/api/info/demand/track',
  wing: 'info',
  who: 'visitor',
  repeat: 'look',
  audit: { noneBecause: 'whoever holds a code may be anonymous, and reads their own case' },
  summary: 'ติดตามเรื่องด้วยรหัสติดตาม',
  input: z.strictObject({ code: z.string().check(z.minLength(1), z.maxLength(200)) }),
  data: z.object({
    ...caseShape,
    ...detailShape,
    /** Number of the published case; null while it is private. */
    published_id: z.nullable(z.int()),
  }),
  example: {
    topic: published.topic,
    category: 'SERVICE',
    received_on: '2025-10-06',
    status: 'ANSWERED',
    answered_on: '2025-10-14',
    timeline: [...timeline],
    answer,
    answer_by: '2025-10-21',
    published_id: null,
  },
});
