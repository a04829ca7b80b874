/** What is wrong with a field, in Thai: a closed list chosen by kind of fault, never by value. */
import type * as z from 'zod/mini';
import type { FieldFault } from './envelope.ts';

const texts = {
  missing: 'กรุณากรอกช่องนี้',
  unknown: 'ระบบไม่รู้จักช่องนี้',
  twice: 'ส่งค่าของช่องนี้มาซ้ำกัน',
  wrong: 'รูปแบบไม่ถูกต้อง',
  unfit: 'มีอักขระที่มองไม่เห็นหรือใช้ไม่ได้ กรุณาลบแล้วพิมพ์ใหม่',
  notListed: 'กรุณาเลือกจากตัวเลือกที่มี',
  notJson: 'ข้อมูลที่ส่งอ่านไม่ได้',
  buddhistYear: 'ปีนี้ดูเหมือนปี พ.ศ. ที่อยู่ในที่ของปี ค.ศ. กรุณาตรวจปีอีกครั้ง',
  farYear: 'ปีต้องอยู่ระหว่าง พ.ศ. 2443 ถึง 2742',
  noDay: 'ไม่มีวันที่นี้ในปฏิทิน',
  beforeFrom: 'วันสิ้นสุดต้องไม่อยู่ก่อนวันเริ่ม',
} as const;

type Fault = keyof typeof texts;
type Issue = z.core.$ZodIssue;

/** What checks of our own name. */
const customFaults = ['unfit', 'buddhistYear', 'farYear'] as const;
const longestName = 60;

/** One fault of a kind; names from outside are cut at 60 characters. */
export function faultOf(field: string, fault: Fault): FieldFault {
  return { field: field.slice(0, longestName), message: texts[fault] };
}

/** Faults of an input that a schema refused, in the order of its fields, at most ten (D-01). */
export function faultsOf(issues: readonly Issue[], input: unknown): FieldFault[] {
  return issues.flatMap((issue) => faultsOfIssue(issue, input)).slice(0, 10);
}

function faultsOfIssue(issue: Issue, input: unknown): FieldFault[] {
  const field = issue.path.map(String).join('.');
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => faultOf(field ? `${field}.${key}` : key, 'unknown'));
    case 'invalid_type':
      return [faultOf(field, valueAt(input, issue.path) === undefined ? 'missing' : 'wrong')];
    case 'too_small':
      return [tooSmall(field, issue)];
    case 'too_big':
      return [tooBig(field, issue)];
    case 'invalid_value':
      return [faultOf(field, 'notListed')];
    case 'custom':
      return [faultOf(field, customFaultOf(issue.params?.fault))];
    default:
      return [faultOf(field, 'wrong')];
  }
}

/** Which fault a check of our own names; `wrong` where it names none. */
const customFaultOf = (named: unknown): Fault =>
  customFaults.find((fault) => fault === named) ?? 'wrong';

function tooSmall(field: string, issue: z.core.$ZodIssueTooSmall): FieldFault {
  if (issue.origin !== 'string') return { field, message: `ต้องไม่น้อยกว่า ${issue.minimum}` };
  if (issue.minimum === 1) return faultOf(field, 'missing');
  return { field, message: `ต้องยาวอย่างน้อย ${issue.minimum} ตัวอักษร` };
}

function tooBig(field: string, issue: z.core.$ZodIssueTooBig): FieldFault {
  const message =
    issue.origin === 'string' ? `ยาวได้ไม่เกิน ${issue.maximum} ตัวอักษร` : `ต้องไม่เกิน ${issue.maximum}`;
  return { field, message };
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let value = input;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Record<PropertyKey, unknown>)[key];
  }
  return value;
}
