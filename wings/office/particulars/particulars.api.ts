import * as z from 'zod/mini';
import { endpoint } from '../../../api/endpoint.ts';
import { officeRooms } from '../../../api/office/office-rooms.ts';
import {
  type ParticularKey,
  type Particulars,
  particularGroupKeys,
  particularKeys,
  particularsShape,
} from '../../../api/office/particulars.ts';

const { roles } = officeRooms.particulars;

const keyShape = z.enum([...particularKeys, 'logo'] as (ParticularKey | 'logo')[]);
/** Of the settings of a group as they are stored: another one stands for other settings. */
const versionShape = z.string().check(z.regex(/^[0-9a-f]{16}$/));
/** A data URL of a logo: four letters for three bytes, and its head. */
const longestLogo = 1_400_000;

const exampleVersion = '0f1e2d3c4b5a6978';
const example: Particulars = {
  coopNameTH: 'สหกรณ์ออมทรัพย์ครูตัวอย่าง จำกัด',
  coopNameEN: 'Tua Yang Teachers Savings and Credit Cooperative, Limited',
  www_description: 'เว็บไซต์และระบบสมาชิกออนไลน์ของสหกรณ์',
  coop_address: '99 ถนนตัวอย่าง ตำบลในเมือง อำเภอเมือง จังหวัดตัวอย่าง 40000',
  phone: '0 2000 1234',
  fax: null,
  email: 'hello@tuayang.example',
  office_hours: 'จันทร์ถึงศุกร์ 08:30–15:30 น.',
  dpo: 'dpo@tuayang.example',
  social: [{ kind: 'line', label: 'LINE @tuayang', url: 'https://line.me/R/ti/p/@tuayang' }],
  colours: {
    ...{ primary: '#0b4ea2', secondary: '#0f766e', warning: '#b45309' },
    ...{ success: '#15803d', danger: '#b91c1c' },
  },
  menureport: [{ name: 'ผลการประชุมใหญ่ ปี 2567', url: '/show/506' }],
  demand: { title: 'เรื่องร้องเรียนและข้อเสนอแนะ', target_days: 15 },
  calculator: {
    loan_presets: [
      { name: 'เงินกู้สามัญ', annual_rate: '6.00', max_periods: 180, max_amount: '3000000.00' },
    ],
    ...{ first_due_cutoff_day: 15, count_disbursement_day: false, salary_left_percent: 30 },
    ...{ dividend_rate: '5.50', refund_rate: '11.00' },
  },
  letter: {
    ...{ prefix: 'สอ.ตย.', signer_name: 'นางสาวรัตนา วงษ์เจริญ', signer_position: 'ผู้จัดการ' },
    ...{ section: 'ฝ่ายการเงิน', bank_name: 'ธนาคารกรุงไทย สาขาตัวอย่าง', bank_code: '006' },
    ...{ account_no: '0000123450', thai_digits: false },
    margins: { left: 3, right: 2, top: 2.5, bottom: 2 },
  },
};

/** What the cooperative is called and how it is reached, by the file and as the office has it. */
export const readParticulars = endpoint({
  name: 'office.particulars',
  method: 'GET',
  path: '/api/office/particulars',
  wing: 'office',
  who: 'office',
  roles,
  audit: { noneBecause: 'everybody may know it, and staff see what they change' },
  summary: 'ข้อมูลของสหกรณ์ที่สำนักงานแก้ได้',
  input: z.strictObject({}),
  data: z.object({
    current: particularsShape,
    file: particularsShape,
    versions: z.array(z.object({ group: z.enum(particularGroupKeys), version: z.string() })),
    /** What the office overrules. */
    overruled: z.array(z.object({ key: keyShape, at: z.string(), by: z.string() })),
    logo: z.object({
      /** Null: there is none. */
      url: z.nullable(z.string()),
      version: z.string(),
    }),
  }),
  example: {
    current: example,
    file: example,
    versions: [{ group: 'names', version: exampleVersion }],
    overruled: [{ key: 'phone', at: '2025-11-28T02:24:00.000Z', by: 'นายมานะ ใจดี' }],
    logo: { url: null, version: exampleVersion },
  },
});

/** Changes settings of a group; what is as in the file is the file's again. */
export const saveParticulars = endpoint({
  name: 'office.particulars.save',
  method: 'POST',
  path: '/api/office/particulars',
  wing: 'office',
  who: 'office',
  roles,
  confirmed: true,
  audit: { entry: 'office.particulars.saved', target: ['group'] },
  summary: 'แก้ข้อมูลของสหกรณ์',
  input: z.strictObject({
    group: z.enum(particularGroupKeys),
    version: versionShape,
    values: z.partial(particularsShape),
  }),
  data: z.object({ version: z.string() }),
  example: { version: exampleVersion },
});

/** Changes the logo, or gives the file's its place back. */
export const saveLogo = endpoint({
  name: 'office.particulars.logo',
  method: 'POST',
  path: '/api/office/particulars/logo',
  wing: 'office',
  who: 'office',
  roles,
  confirmed: true,
  audit: { entry: 'office.particulars.logo' },
  largestBody: longestLogo + 1_000,
  summary: 'เปลี่ยนตราสหกรณ์',
  input: z.strictObject({
    version: versionShape,
    /** A data URL; null: the file's. */
    file: z.nullable(z.string().check(z.maxLength(longestLogo))),
  }),
  data: z.object({ url: z.nullable(z.string()), version: z.string() }),
  example: {
    url: '/mediafiles/images/Utils/cooplogo.webp?v=abcdefghijkl',
    version: exampleVersion,
  },
});

/** Who changed what, newest first. */
export const readParticularsHistory = endpoint({
  name: 'office.particulars.history',
  method: 'GET',
  path: '/api/office/particulars/history',
  wing: 'office',
  who: 'office',
  roles,
  audit: { noneBecause: 'the history of what everybody may know' },
  summary: 'ประวัติการแก้ข้อมูลของสหกรณ์',
  input: z.strictObject({}),
  data: z.object({
    changes: z.array(
      z.object({
        ...{ id: z.string(), key: z.string(), at: z.string(), by: z.string() },
        /** In words; null: the file counted, or counts again. */
        before: z.nullable(z.string()),
        after: z.nullable(z.string()),
      }),
    ),
  }),
  example: {
    changes: [
      {
        ...{ id: '7', key: 'phone', at: '2025-11-28T02:24:00.000Z', by: 'นายมานะ ใจดี' },
        ...{ before: null, after: '0 2000 4321' },
      },
    ],
  },
});
