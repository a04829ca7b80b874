/** Letters that ask an agency to deduct, and the word that they were opened (D-25). */
import * as z from 'zod/mini';
import { endpoint } from '../../../api/endpoint.ts';
import { dayShape } from '../../../api/shapes.ts';
import { letterExample, lettersExample } from './example.text.ts';
import { letterKeyShape, letterShape, lineShape, openingsShape } from './shapes.ts';

/** The agency's letters, newest first, 24 of them (R074). */
export const readLetters = endpoint({
  name: 'agency.delivery_book',
  method: 'GET',
  path: '/api/membergroup/delivery_book',
  wing: 'agency',
  who: 'agency',
  audit: { entry: 'agency.delivery_book.read' },
  summary: 'หนังสือนำส่งของหน่วยงาน ฉบับล่าสุดก่อน',
  input: z.strictObject({}),
  data: z.object({
    as_of: dayShape,
    /** How many more there are once signer and account are known. */
    waiting: z.number(),
    letters: z.array(lineShape),
  }),
  example: lettersExample,
});

/** One letter whole, and only if it ties out with the month that it asks for. */
export const readLetter = endpoint({
  name: 'agency.delivery_book.letter',
  method: 'GET',
  path: '/api/membergroup/delivery_book/:year/:run',
  wing: 'agency',
  who: 'agency',
  audit: { entry: 'agency.delivery_book.letter.read', target: ['year', 'run'] },
  summary: 'หนังสือนำส่งหนึ่งฉบับ',
  input: z.strictObject(letterKeyShape),
  data: letterShape,
  example: letterExample,
});

/** Keeps that the person who is signed in opened a letter (ลงรับ): the first time counts. */
export const openDeliveryLetter = endpoint({
  name: 'agency.delivery_book.open',
  method: 'POST',
  path: '/api/membergroup/delivery_book/open',
  wing: 'agency',
  who: 'agency',
  audit: { entry: 'agency.delivery_book.opened', target: ['year', 'run'] },
  summary: 'บันทึกการลงรับหนังสือนำส่ง',
  input: z.strictObject({
    year: z.int().check(z.minimum(2500), z.maximum(2999)),
    run: z.int().check(z.minimum(1), z.maximum(999_999_999)),
  }),
  data: z.object({ openings: openingsShape }),
  example: {
    openings: [{ contact_name: 'นายสมชาย บุญมาก', opened_at: '2025-11-21T02:09:00.000Z' }],
  },
});

/** The letter as paper, with the code that it can be looked up by. */
export const printLetter = endpoint({
  name: 'agency.delivery_book.print',
  method: 'GET',
  path: '/api/membergroup/delivery_book/:year/:run/print',
  wing: 'agency',
  who: 'agency',
  files: ['pdf'],
  audit: { entry: 'agency.delivery_book.printed', target: ['year', 'run'] },
  summary: 'หนังสือนำส่งเป็น PDF พร้อมรหัสตรวจสอบ',
  input: z.strictObject({ ...letterKeyShape, format: z.literal('pdf') }),
  data: z.undefined(),
  example: undefined,
});
