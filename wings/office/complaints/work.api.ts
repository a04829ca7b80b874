/** What staff do with a complaint (D-21): each answers with the case as it stands then. */
import * as z from 'zod/mini';
import { lineOfWords, wordsShape } from '../../../api/agency/words.ts';
import { endpoint } from '../../../api/endpoint.ts';
import { officeRooms } from '../../../api/office/office-rooms.ts';
import { dayShape } from '../../../api/shapes.ts';
import { isDay } from '../../../core/days.ts';
import { tidyLine } from '../../../core/typed/typed-words.ts';
import { exampleCase } from './complaints.example.text.ts';
import { caseLimits } from './limits.ts';
import { idShape, staffIdShape, versionShape, wholeShape } from './shapes.ts';

const { roles } = officeRooms.complaints;

const whichShape = { id: idShape, version: versionShape };
const stepShape = { ...whichShape, note: lineOfWords(caseLimits.step) };

/** Somebody works on it; an answered case is taken up again. */
export const takeComplaint = endpoint({
  name: 'office.complaints.take',
  method: 'POST',
  path: '/api/office/complaints/take',
  wing: 'office',
  who: 'office',
  roles,
  audit: { entry: 'office.complaints.taken', target: 'id' },
  summary: 'รับเรื่องไปดำเนินการ',
  input: z.strictObject(stepShape),
  data: wholeShape,
  example: exampleCase,
});

/** Gives it to a colleague who helps members, or to nobody. */
export const assignComplaint = endpoint({
  name: 'office.complaints.assign',
  method: 'POST',
  path: '/api/office/complaints/assign',
  wing: 'office',
  who: 'office',
  roles,
  audit: { entry: 'office.complaints.assigned', target: 'id' },
  summary: 'มอบหมายเรื่องให้เจ้าหน้าที่',
  input: z.strictObject({
    ...whichShape,
    /** Null: nobody in particular. */
    assignee: z.nullable(staffIdShape),
  }),
  data: wholeShape,
  example: exampleCase,
});

/** Sets the day that staff work towards; the reporter’s promise stays. */
export const targetComplaint = endpoint({
  name: 'office.complaints.target',
  method: 'POST',
  path: '/api/office/complaints/target',
  wing: 'office',
  who: 'office',
  roles,
  audit: { entry: 'office.complaints.target_set', target: 'id' },
  summary: 'กำหนดวันที่ตั้งใจตอบ',
  input: z.strictObject({
    ...whichShape,
    target_on: dayShape.check(z.refine((day) => isDay(day))),
  }),
  data: wholeShape,
  example: exampleCase,
});

/** Answers the reporter, who reads it by the tracking code. */
export const answerComplaint = endpoint({
  name: 'office.complaints.answer',
  method: 'POST',
  path: '/api/office/complaints/answer',
  wing: 'office',
  who: 'office',
  roles,
  audit: { entry: 'office.complaints.answered', target: 'id' },
  summary: 'ตอบผู้แจ้ง',
  input: z.strictObject({ ...stepShape, answer: wordsShape(caseLimits.answer) }),
  data: wholeShape,
  example: exampleCase,
});

/** Ends it for good. */
export const closeComplaint = endpoint({
  name: 'office.complaints.close',
  method: 'POST',
  path: '/api/office/complaints/close',
  wing: 'office',
  who: 'office',
  roles,
  audit: { entry: 'office.complaints.closed', target: 'id' },
  summary: 'ยุติเรื่อง',
  input: z.strictObject(stepShape),
  data: wholeShape,
  example: exampleCase,
});

/** Shows the public what staff wrote for it, where the reporter allowed that. */
export const publishComplaint = endpoint({
  name: 'office.complaints.publish',
  method: 'POST',
  path: '/api/office/complaints/publish',
  wing: 'office',
  who: 'office',
  roles,
  audit: { entry: 'office.complaints.published', target: 'id' },
  summary: 'เผยแพร่เรื่องที่ตัดข้อมูลบุคคลออกแล้ว',
  input: z.strictObject({
    ...whichShape,
    topic: wordsShape({ ...caseLimits.topic, tidy: tidyLine }),
    body: wordsShape(caseLimits.body),
    /** '': none, or none yet. */
    answer: wordsShape({ most: caseLimits.answer.most }),
  }),
  data: wholeShape,
  example: exampleCase,
});

/** Takes it from the public’s sight; the words stay for staff. */
export const withdrawComplaint = endpoint({
  name: 'office.complaints.withdraw',
  method: 'POST',
  path: '/api/office/complaints/withdraw',
  wing: 'office',
  who: 'office',
  roles,
  audit: { entry: 'office.complaints.withdrawn', target: 'id' },
  summary: 'ถอนเรื่องจากหน้าเว็บ',
  input: z.strictObject(whichShape),
  data: wholeShape,
  example: exampleCase,
});

/** Adds a note for colleagues; notes are only added, so that none needs a version. */
export const noteComplaint = endpoint({
  name: 'office.complaints.note',
  method: 'POST',
  path: '/api/office/complaints/note',
  wing: 'office',
  who: 'office',
  roles,
  audit: { entry: 'office.complaints.noted', target: 'id' },
  summary: 'เพิ่มบันทึกภายใน',
  input: z.strictObject({ id: idShape, body: wordsShape(caseLimits.note) }),
  data: wholeShape,
  example: exampleCase,
});
