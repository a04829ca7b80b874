import * as z from 'zod/mini';
import { publicContent } from '../../../api/audit.ts';
import { endpoint } from '../../../api/endpoint.ts';
import { most } from '../../../core/board/lengths.ts';
import { exampleDraft, exampleList, exampleTopic } from './board.example.text.ts';

const idShape = z.string().check(z.regex(/^[1-9]\d{0,8}$/));
const pageShape = z.string().check(z.regex(/^[1-9]\d{0,4}$/));
const atLeastOne = z.string().check(z.minLength(1), z.maxLength(most.title));
const bodyShape = z.string().check(z.minLength(1), z.maxLength(most.body));
/** Left out or blank: first name and the initial of the last. */
const nameShape = z.optional(z.string().check(z.maxLength(most.name)));

const topicShape = {
  id: z.number(),
  title: z.string(),
  display_name: z.string(),
  /** An instant, ISO 8601. */
  posted_at: z.string(),
};

/** Questions of the board, newest first (D-18). */
export const readBoard = endpoint({
  name: 'info.board',
  method: 'GET',
  path: '/api/info/board',
  wing: 'info',
  who: 'visitor',
  audit: publicContent,
  summary: 'กระดานถามตอบ ใหม่สุดก่อน',
  input: z.strictObject({
    page: z.optional(pageShape),
    q: z.optional(z.string().check(z.maxLength(100))),
  }),
  data: z.object({
    items: z.array(z.object({ ...topicShape, answers: z.number() })),
    page: z.number(),
    per_page: z.number(),
    total: z.number(),
  }),
  example: exampleList,
});

/** A question and a page of its answers, oldest first. All of it is plain text. */
export const readBoardTopic = endpoint({
  name: 'info.board_topic',
  method: 'GET',
  path: '/api/info/board/:id',
  wing: 'info',
  who: 'visitor',
  audit: publicContent,
  summary: 'กระทู้และคำตอบ',
  input: z.strictObject({ id: idShape, page: z.optional(pageShape) }),
  data: z.object({
    ...topicShape,
    body: z.string(),
    answers: z.array(
      z.object({
        id: z.number(),
        body: z.string(),
        display_name: z.string(),
        /** The cooperative itself answers. */
        from_staff: z.boolean(),
        posted_at: z.string(),
      }),
    ),
    page: z.number(),
    per_page: z.number(),
    total: z.number(),
  }),
  example: exampleTopic,
});

/** A new question. The same text twice within a minute answers with the first one. */
export const postTopic = endpoint({
  name: 'info.board_post',
  method: 'POST',
  path: '/api/info/board',
  wing: 'info',
  who: 'member',
  audit: { entry: 'info.board.post' },
  summary: 'ตั้งกระทู้ใหม่',
  input: z.strictObject({ title: atLeastOne, body: bodyShape, display_name: nameShape }),
  data: z.object({ id: z.number() }),
  example: { id: 14 },
});

/** An answer to a question. */
export const postAnswer = endpoint({
  name: 'info.board_answer',
  method: 'POST',
  path: '/api/info/board/:id/answers',
  wing: 'info',
  who: 'member',
  audit: { entry: 'info.board.answer', target: 'id' },
  summary: 'ตอบกระทู้',
  input: z.strictObject({ id: idShape, body: bodyShape, display_name: nameShape }),
  data: z.object({
    id: z.number(),
    /** Page of the question's answers where it stands. */
    page: z.number(),
  }),
  example: { id: 31, page: 1 },
});

/** What the member was writing when they left, and the name that they write under. */
export const readDraft = endpoint({
  name: 'member.board_draft',
  method: 'GET',
  path: '/api/member/board_draft',
  wing: 'member',
  who: 'member',
  // What is not sent yet is nobody else's to read.
  helped: 'shut',
  audit: { noneBecause: 'the member’s own unsent words', label: 'draft' },
  summary: 'ข้อความที่พิมพ์ค้างไว้ และชื่อที่จะแสดง',
  input: z.strictObject({ topic: z.optional(idShape) }),
  data: z.object({
    default_name: z.string(),
    draft: z.nullable(
      z.object({
        title: z.string(),
        body: z.string(),
        display_name: z.string(),
        saved_at: z.string(),
      }),
    ),
  }),
  example: exampleDraft,
});

/** Keeps what is being written; nothing in it forgets the draft. */
export const saveDraft = endpoint({
  name: 'member.board_save_draft',
  method: 'POST',
  path: '/api/member/board_draft',
  wing: 'member',
  who: 'member',
  audit: { noneBecause: 'the member’s own unsent words' },
  summary: 'เก็บข้อความที่พิมพ์ค้างไว้',
  input: z.strictObject({
    topic: z.optional(idShape),
    title: z.string().check(z.maxLength(most.title)),
    body: z.string().check(z.maxLength(most.body)),
    display_name: z.string().check(z.maxLength(most.name)),
  }),
  data: z.object({ saved_at: z.nullable(z.string()) }),
  example: { saved_at: '2025-11-27T02:14:00.000Z' },
});
