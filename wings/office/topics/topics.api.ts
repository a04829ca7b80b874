import * as z from 'zod/mini';
import { endpoint } from '../../../api/endpoint.ts';
import { officeRooms } from '../../../api/office/office-rooms.ts';
import { exampleCategories, exampleRow } from './example.text.ts';
import { categoryShape, contentLimits, contentRead, stateShape } from './shapes.ts';
import { titleShape } from './title-shape.ts';

const { roles } = officeRooms.topics;

export const contentTypeShape = z.enum([
  ...['GENERAL', 'PHOTO', 'CALENDAR', 'PERSONNEL', 'DOWNLOAD', 'REGULATION'],
] as const);

export const categoryChoiceShape = z.object({
  key: z.string(),
  name: z.string(),
  content_type: contentTypeShape,
});

const instant = z.nullable(z.string());

/** Topics as editors see them: what is public, what will be, what was, and what never was. */
export const readTopics = endpoint({
  name: 'office.topics',
  method: 'GET',
  path: '/api/office/topics',
  wing: 'office',
  who: 'office',
  roles,
  audit: contentRead,
  summary: 'รายการข่าวและเนื้อหาสำหรับผู้ดูแล',
  input: z.strictObject({
    page: z.optional(z.string().check(z.regex(/^[1-9]\d{0,4}$/))),
    q: z.optional(z.string().check(z.maxLength(100))),
    category: z.optional(categoryShape),
    /** Left out: all but the deleted ones. */
    state: z.optional(z.union([stateShape, z.literal('EXPIRING')])),
    /** Changed last by the caller, or with words of theirs that are not saved yet. */
    mine: z.optional(z.literal('1')),
  }),
  data: z.object({
    items: z.array(
      z.object({
        id: z.number(),
        title: z.string(),
        category: z.string(),
        category_name: z.string(),
        state: stateShape,
        pinned: z.boolean(),
        published_at: instant,
        expires_at: instant,
        changed_at: instant,
        changed_by: z.string(),
        views: z.number(),
        /** A version was saved after the one that the public sees. */
        has_unpublished: z.boolean(),
      }),
    ),
    categories: z.array(categoryChoiceShape),
    page: z.number(),
    per_page: z.number(),
    total: z.number(),
  }),
  example: {
    ...{ items: [exampleRow], categories: exampleCategories },
    ...{ page: 1, per_page: 25, total: 1 },
  },
});

/** Begins a topic that nobody of the public sees. */
export const beginTopic = endpoint({
  name: 'office.topics.begin',
  method: 'POST',
  path: '/api/office/topics/new',
  wing: 'office',
  who: 'office',
  roles,
  audit: { entry: 'office.topics.begun', target: 'category' },
  summary: 'เริ่มเขียนเรื่องใหม่เป็นฉบับร่าง',
  input: z.strictObject({ category: categoryShape, title: titleShape(contentLimits.title) }),
  data: z.object({ id: z.number() }),
  example: { id: 1001 },
});

export const topicActionShape = z.enum([
  ...['HIDE', 'SHOW', 'DELETE', 'RESTORE', 'UNPIN', 'MOVE'],
] as const);

/** The same for many topics at once; those that it does not fit are left as they are. */
export const changeTopics = endpoint({
  name: 'office.topics.change',
  method: 'POST',
  path: '/api/office/topics/change',
  wing: 'office',
  who: 'office',
  roles,
  audit: { entry: 'office.topics.changed', target: ['action', 'ids'] },
  summary: 'ซ่อน แสดง ลบ กู้คืน เลิกปักหมุด หรือย้ายหมวดหลายเรื่องพร้อมกัน',
  input: z.strictObject({
    action: topicActionShape,
    /** At most a hundred, with commas between them. */
    ids: z.string().check(z.regex(/^[1-9]\d{0,17}(?:,[1-9]\d{0,17}){0,99}$/)),
    /** Where they are moved. */
    category: z.optional(categoryShape),
  }),
  data: z.object({ changed: z.number() }),
  example: { changed: 3 },
});
