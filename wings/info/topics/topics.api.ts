import * as z from 'zod/mini';
import { publicContent } from '../../../api/audit.ts';
import { endpoint } from '../../../api/endpoint.ts';
import { dayShape } from '../../../api/shapes.ts';
import { exampleItem, exampleList, exampleTopic } from './topics.example.text.ts';

const fileShape = z.object({
  name: z.string(),
  url: z.string(),
  /** Bytes. */
  size: z.number(),
  /** Media type, `application/pdf`. */
  type: z.string(),
});

/** A topic as it stands in a list. */
const itemShape = {
  id: z.number(),
  category: z.string(),
  category_name: z.string(),
  title: z.string(),
  summary: z.string(),
  cover_url: z.nullable(z.string()),
  cover_alt: z.string(),
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  published_on: dayShape,
  views: z.number(),
  pinned: z.boolean(),
  happens_on: z.nullable(dayShape),
  happens_until: z.nullable(dayShape),
};

const contentType = z.enum(['GENERAL', 'PHOTO', 'CALENDAR', 'PERSONNEL', 'DOWNLOAD', 'REGULATION']);

/** Topics of a category; `all` asks those of every category (D-17). */
export const listTopics = endpoint({
  name: 'info.list',
  method: 'GET',
  path: '/api/info/list/:category',
  wing: 'info',
  who: 'visitor',
  audit: publicContent,
  summary: 'รายการข่าวและเอกสารของหมวด',
  input: z.strictObject({
    category: z.string().check(z.maxLength(40)),
    page: z.optional(z.string().check(z.regex(/^[1-9]\d{0,4}$/))),
    q: z.optional(z.string().check(z.maxLength(100))),
    /** Common era. */
    year: z.optional(z.string().check(z.regex(/^[12]\d{3}$/))),
  }),
  data: z.object({
    category: z.string(),
    category_name: z.string(),
    description: z.string(),
    content_type: contentType,
    items: z.array(
      z.object({
        ...itemShape,
        attachments: z.number(),
        /** Where the list offers them directly: DOWNLOAD and REGULATION. */
        files: z.array(fileShape),
      }),
    ),
    /** Common era; years that hold a topic, the newest first. */
    years: z.array(z.number()),
    page: z.number(),
    per_page: z.number(),
    total: z.number(),
  }),
  example: { ...exampleList, items: [{ ...exampleItem, attachments: 1, files: [] }] },
});

const neighbourShape = z.nullable(z.object({ id: z.number(), title: z.string() }));

/** A topic (D-17). `body_html` is clean by the list for articles (S6). */
export const readTopic = endpoint({
  name: 'info.show',
  method: 'GET',
  path: '/api/info/show/:id',
  wing: 'info',
  who: 'visitor',
  audit: publicContent,
  summary: 'เนื้อหาของข่าวหรือเอกสาร',
  input: z.strictObject({ id: z.string().check(z.maxLength(40)) }),
  data: z.object({
    ...itemShape,
    content_type: contentType,
    body_html: z.string(),
    images: z.array(
      z.object({ url: z.string(), alt: z.string(), width: z.number(), height: z.number() }),
    ),
    files: z.array(fileShape),
    related: z.array(z.object({ id: z.number(), title: z.string(), published_on: dayShape })),
    /** Published just before it in its category. */
    previous: neighbourShape,
    /** Published just after it. */
    next: neighbourShape,
  }),
  example: { ...exampleItem, ...exampleTopic },
});
