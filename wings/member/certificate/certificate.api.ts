import * as z from 'zod/mini';
import { endpoint } from '../../../api/endpoint.ts';
import { bahtShape, dayShape } from '../../../api/shapes.ts';

/** What can be certified of a day: own balances at its end, without what was empty then. */
export const readCertifiable = endpoint({
  name: 'member.certificate',
  method: 'GET',
  path: '/api/member/certificate',
  wing: 'member',
  who: 'member',
  audit: { entry: 'member.certificate.read', label: 'certificate' },
  summary: 'ยอดของสมาชิก ณ วันที่เลือก สำหรับหนังสือรับรองยอด',
  input: z.strictObject({
    /** Left out: the newest day that the records speak of. */
    on: z.optional(dayShape),
  }),
  data: z.object({
    as_of: dayShape,
    /** No day before it is known. */
    first_day: dayShape,
    on: dayShape,
    /** Null: none yet. */
    shares: z.nullable(bahtShape),
    accounts: z.array(
      z.object({ account_no: z.string(), type_name: z.string(), balance: bahtShape }),
    ),
    /** Principal left. */
    loans: z.array(
      z.object({ contract_no: z.string(), type_name: z.string(), balance: bahtShape }),
    ),
  }),
  example: {
    as_of: '2025-11-28',
    first_day: '2010-06-15',
    on: '2025-11-28',
    shares: '428500.00',
    accounts: [
      { account_no: '01020001234', type_name: 'ออมทรัพย์', balance: '86214.75' },
      { account_no: '02020004567', type_name: 'ออมทรัพย์พิเศษ', balance: '350000.00' },
    ],
    loans: [{ contract_no: 'สม6800123', type_name: 'สามัญ', balance: '412300.00' }],
  },
});

/** The certificate itself; `accounts` and `loans` as `writeChosen` makes them. */
export const certificateFile = endpoint({
  name: 'member.certificate.file',
  method: 'GET',
  path: '/api/member/certificate/file',
  wing: 'member',
  who: 'member',
  helped: 'shut',
  files: ['pdf'],
  audit: { entry: 'member.certificate.taken', label: 'certificate', target: 'on' },
  summary: 'หนังสือรับรองยอดเป็น PDF พร้อมรหัสตรวจสอบ',
  input: z.strictObject({
    format: z.literal('pdf'),
    on: dayShape,
    shares: z.optional(z.literal('1')),
    accounts: z.optional(z.string().check(z.maxLength(2000))),
    loans: z.optional(z.string().check(z.maxLength(2000))),
  }),
  data: z.undefined(),
  example: undefined,
});

/** Papers with a code that were issued to the member, newest first, at most a hundred. */
export const readPapers = endpoint({
  name: 'member.papers',
  method: 'GET',
  path: '/api/member/certificate/papers',
  wing: 'member',
  who: 'member',
  audit: { entry: 'member.papers.read', label: 'certificate' },
  summary: 'เอกสารที่มีรหัสตรวจสอบของสมาชิก',
  input: z.strictObject({}),
  data: z.object({
    papers: z.array(
      z.object({
        code: z.string(),
        kind: z.enum(['RECEIPT', 'INVOICE', 'BALANCE']),
        on: dayShape,
        total: z.nullable(bahtShape),
        debt: z.nullable(bahtShape),
        issued_on: dayShape,
      }),
    ),
  }),
  example: {
    papers: [
      {
        code: '7K3MQ2XD9H5T1B8WRZ4VPA6JCN0E',
        kind: 'BALANCE',
        on: '2025-11-28',
        total: '864714.75',
        debt: '412300.00',
        issued_on: '2025-11-29',
      },
      {
        code: '2F9XW7C4KQ0Z6MD3TJ8HVB5NRAE1',
        kind: 'RECEIPT',
        on: '2025-10-31',
        total: '19319.06',
        debt: null,
        issued_on: '2025-11-05',
      },
    ],
  },
});
