import * as z from 'zod/mini';
import { endpoint } from '../../../../api/endpoint.ts';
import { officeRooms } from '../../../../api/office/office-rooms.ts';
import { exampleCategories, exampleContent, exampleDraft } from '../example.text.ts';
import {
  contentDataShape,
  contentRead,
  contentShape,
  idShape,
  largestContent,
  stateShape,
  versionShape,
} from '../shapes.ts';
import { categoryChoiceShape } from '../topics.api.ts';

const { roles } = officeRooms.topics;

const draftShape = z.object({
  staff_name: z.string(),
  /** The version that was being edited. */
  based_on: z.number(),
  saved_at: z.string(),
  content: contentDataShape,
});

const headShape = {
  /** The newest; 0: nobody has edited it in the office yet. */
  version: z.number(),
  changed_at: z.nullable(z.string()),
  changed_by: z.string(),
};
const exampleHead = {
  ...{ version: 4, changed_at: '2025-11-27T01:28:00.000Z', changed_by: 'วรรณา ข่าวดี' },
};

/** A topic to be edited: as it was last saved, and what is being typed. */
export const readEdited = endpoint({
  name: 'office.topics.one',
  method: 'GET',
  path: '/api/office/topics/:id',
  wing: 'office',
  who: 'office',
  roles,
  audit: contentRead,
  summary: 'เรื่องหนึ่งพร้อมฉบับร่างที่กำลังเขียน',
  input: z.strictObject({ id: idShape }),
  data: z.object({
    ...headShape,
    id: z.number(),
    state: stateShape,
    /** The version that the public sees is the newest one. */
    is_current: z.boolean(),
    content: contentDataShape,
    own_draft: z.nullable(draftShape),
    /** Of colleagues, the newest first. */
    drafts: z.array(draftShape),
    categories: z.array(categoryChoiceShape),
  }),
  example: {
    ...exampleHead,
    ...{ id: 501, state: 'PUBLIC', is_current: true, content: exampleContent, own_draft: null },
    ...{ drafts: [exampleDraft], categories: exampleCategories },
  },
});

const written = { id: idShape, based_on: versionShape, content: contentShape };

/** Keeps what is being typed; says which version stands, so that its writer learns of another. */
export const keepDraft = endpoint({
  name: 'office.topics.draft',
  method: 'POST',
  path: '/api/office/topics/draft',
  wing: 'office',
  who: 'office',
  roles,
  largestBody: largestContent,
  audit: { noneBecause: 'what is being typed; saving and publishing have entries of their own' },
  summary: 'เก็บสิ่งที่กำลังพิมพ์',
  input: z.strictObject(written),
  data: z.object({
    ...headShape,
    saved_at: z.string(),
    /** Of colleagues who type here too, and when they last did. */
    others: z.array(z.object({ staff_name: z.string(), saved_at: z.string() })),
  }),
  example: {
    ...{ ...exampleHead, saved_at: '2025-11-28T02:10:00.000Z' },
    others: [{ staff_name: exampleDraft.staff_name, saved_at: exampleDraft.saved_at }],
  },
});

/** Throws away what one has typed and not saved. */
export const dropDraft = endpoint({
  name: 'office.topics.draft.drop',
  method: 'POST',
  path: '/api/office/topics/draft/drop',
  wing: 'office',
  who: 'office',
  roles,
  audit: { entry: 'office.topics.draft_dropped', target: 'id' },
  summary: 'ทิ้งสิ่งที่พิมพ์ค้างไว้',
  input: z.strictObject({ id: idShape }),
  data: z.undefined(),
  example: undefined,
});

/** Saves a version that the public does not see yet. */
export const saveTopic = endpoint({
  name: 'office.topics.save',
  method: 'POST',
  path: '/api/office/topics/save',
  wing: 'office',
  who: 'office',
  roles,
  largestBody: largestContent,
  audit: { entry: 'office.topics.saved', target: 'id' },
  summary: 'บันทึกเป็นรุ่นใหม่ที่ยังไม่เผยแพร่',
  input: z.strictObject(written),
  data: z.object({ version: z.number() }),
  example: { version: 5 },
});

/** Saves a version and shows it to the public, at once or from its instant on. */
export const publishTopic = endpoint({
  name: 'office.topics.publish',
  method: 'POST',
  path: '/api/office/topics/publish',
  wing: 'office',
  who: 'office',
  roles,
  largestBody: largestContent,
  audit: { entry: 'office.topics.published', target: 'id' },
  summary: 'เผยแพร่ทันทีหรือตามเวลาที่กำหนด',
  input: z.strictObject(written),
  data: z.object({ version: z.number() }),
  example: { version: 5 },
});

/** Makes a secret address that shows the content as the public would see it, for an hour. */
export const makePreview = endpoint({
  name: 'office.topics.preview',
  method: 'POST',
  path: '/api/office/topics/preview',
  wing: 'office',
  who: 'office',
  repeat: 'secret',
  roles,
  largestBody: largestContent,
  audit: { entry: 'office.topics.previewed', target: 'id' },
  summary: 'ทำที่อยู่ลับสำหรับดูตัวอย่างหนึ่งชั่วโมง',
  input: z.strictObject({ id: idShape, content: contentShape }),
  data: z.object({ address: z.string() }),
  example: { address: '/preview#tHiS-iS-nO-sEcReT_tHiS-iS-aN-eXaMpLe-0oN1y2' },
});
