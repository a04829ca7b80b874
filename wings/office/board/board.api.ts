import * as z from 'zod/mini';
import { lineOfWords, wordsShape } from '../../../api/agency/words.ts';
import { endpoint } from '../../../api/endpoint.ts';
import { officeRooms } from '../../../api/office/office-rooms.ts';
import { tidyLine } from '../../../core/typed/typed-words.ts';
import { exampleCheck, exampleList, exampleTopic, exampleWords } from './board.example.text.ts';
import { wordLimits } from './limits.ts';
import {
  answerBodyShape,
  idShape,
  postShape,
  reasonShape,
  topicShape,
  wholeShape,
} from './shapes.ts';

const { roles } = officeRooms.board;
/** The handler leaves the entry in the transaction of the change, with the reason or the word. */
const byHandler = { noneBecause: 'the handler leaves it, with the reason, where it is done' };

/** `waiting`: shown and without an answer of the cooperative; `hidden`: it, or an answer of it. */
export const shows = ['waiting', 'hidden', 'all'] as const;

/** Questions of the board, newest first, hidden ones too (D-18). */
export const readOfficeBoard = endpoint({
  name: 'office.board',
  method: 'GET',
  path: '/api/office/board',
  wing: 'office',
  who: 'office',
  roles,
  audit: { entry: 'office.board.read' },
  summary: 'กระทู้ทั้งหมด รวมที่ซ่อนไว้ และที่รอคำตอบของสหกรณ์',
  input: z.strictObject({
    show: z.optional(z.enum(shows)),
    page: z.optional(z.string().check(z.regex(/^[1-9]\d{0,4}$/))),
    q: z.optional(z.string().check(z.maxLength(100))),
  }),
  data: z.object({
    items: z.array(z.object(topicShape)),
    page: z.number(),
    per_page: z.number(),
    total: z.number(),
  }),
  example: exampleList,
});

/** A question with everything below it. */
export const readOfficeTopic = endpoint({
  name: 'office.board.one',
  method: 'GET',
  path: '/api/office/board/:id',
  wing: 'office',
  who: 'office',
  roles,
  audit: { entry: 'office.board.one.read', target: 'id' },
  summary: 'กระทู้หนึ่งพร้อมคำตอบ รวมที่ซ่อนไว้ และผู้เขียน',
  input: z.strictObject({ id: idShape }),
  data: wholeShape,
  example: exampleTopic,
});

/** Hides a question, or one answer of it, from everybody but staff; nothing is deleted. */
export const hideOfficePost = endpoint({
  name: 'office.board.hide',
  method: 'POST',
  path: '/api/office/board/hide',
  wing: 'office',
  who: 'office',
  roles,
  audit: byHandler,
  summary: 'ซ่อนกระทู้หรือคำตอบจากหน้าเว็บ พร้อมเหตุผล',
  input: z.strictObject({ ...postShape, reason: reasonShape }),
  data: wholeShape,
  example: exampleTopic,
});

/** Shows it again. */
export const showOfficePost = endpoint({
  name: 'office.board.show',
  method: 'POST',
  path: '/api/office/board/show',
  wing: 'office',
  who: 'office',
  roles,
  audit: byHandler,
  summary: 'แสดงกระทู้หรือคำตอบที่ซ่อนไว้อีกครั้ง พร้อมเหตุผล',
  input: z.strictObject({ ...postShape, reason: reasonShape }),
  data: wholeShape,
  example: exampleTopic,
});

/** Answers for the cooperative; the same words within a minute are one answer. */
export const answerOfficeTopic = endpoint({
  name: 'office.board.answer',
  method: 'POST',
  path: '/api/office/board/answer',
  wing: 'office',
  who: 'office',
  roles,
  audit: { entry: 'office.board.answer', target: 'id' },
  summary: 'ตอบกระทู้ในนามสหกรณ์',
  input: z.strictObject({ id: idShape, body: answerBodyShape }),
  data: wholeShape,
  example: exampleTopic,
});

/** Words that the board does not take: those of the program, and those that staff added. */
export const readRefusedWords = endpoint({
  name: 'office.board_words',
  method: 'GET',
  path: '/api/office/board_words',
  wing: 'office',
  who: 'office',
  roles,
  audit: { noneBecause: 'words of the cooperative, of nobody in particular' },
  summary: 'คำที่กระดานไม่รับ',
  input: z.strictObject({}),
  data: z.object({ built_in: z.array(z.string()), added: z.array(z.string()) }),
  example: exampleWords,
});

const word = wordsShape({ ...wordLimits, tidy: (typed) => tidyLine(typed).toLowerCase() });

/** Adds one. */
export const addRefusedWord = endpoint({
  name: 'office.board_words.add',
  method: 'POST',
  path: '/api/office/board_words/add',
  wing: 'office',
  who: 'office',
  roles,
  audit: byHandler,
  summary: 'เพิ่มคำที่กระดานไม่รับ',
  input: z.strictObject({ word }),
  data: z.object({ built_in: z.array(z.string()), added: z.array(z.string()) }),
  example: exampleWords,
});

/** Removes one that was added. */
export const removeRefusedWord = endpoint({
  name: 'office.board_words.remove',
  method: 'POST',
  path: '/api/office/board_words/remove',
  wing: 'office',
  who: 'office',
  roles,
  audit: byHandler,
  summary: 'เอาคำที่เพิ่มไว้ออก',
  // As it stands in the store, whatever wrote it there.
  input: z.strictObject({ word: z.string().check(z.minLength(1), z.maxLength(500)) }),
  data: z.object({ built_in: z.array(z.string()), added: z.array(z.string()) }),
  example: exampleWords,
});

/** What the board would find in a text; nothing is stored. */
export const checkRefusedWords = endpoint({
  name: 'office.board_words.check',
  method: 'POST',
  path: '/api/office/board_words/check',
  wing: 'office',
  who: 'office',
  repeat: 'look',
  roles,
  audit: { noneBecause: 'a trial: nothing is read of anybody, and nothing is kept' },
  summary: 'ลองว่ากระดานจะไม่รับข้อความใด',
  input: z.strictObject({ text: lineOfWords(4000) }),
  data: z.object({
    /** As it stands in the text; null: the board would take it. */
    found: z.nullable(z.string()),
  }),
  example: exampleCheck,
});
