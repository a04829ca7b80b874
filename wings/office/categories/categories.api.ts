import * as z from 'zod/mini';
import { wordsShape } from '../../../api/agency/words.ts';
import { endpoint } from '../../../api/endpoint.ts';
import { officeRooms } from '../../../api/office/office-rooms.ts';
import { tidyLine } from '../../../core/typed/typed-words.ts';
import { exampleCategories } from './example.text.ts';

const { roles } = officeRooms.categories;

export const contentTypes = [
  ...(['GENERAL', 'PHOTO', 'CALENDAR', 'PERSONNEL', 'DOWNLOAD', 'REGULATION'] as const),
];
export const homeBlocks = [
  ...(['NEWS', 'REGULATION', 'DOWNLOAD', 'ACTIVITY'] as const),
  ...(['CREMATION', 'PROCUREMENT', 'KNOWLEDGE'] as const),
];

const keyShape = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/));

const shape = {
  /** In the address of its list; never changes. */
  key: keyShape,
  content_type: z.enum(contentTypes),
  /** The block of the front page that shows its newest; null: none does. */
  home_block: z.nullable(z.enum(homeBlocks)),
  shown: z.boolean(),
};

/** The categories of the site, in order, and how many topics each holds. */
export const readCategories = endpoint({
  name: 'office.categories',
  method: 'GET',
  path: '/api/office/categories',
  wing: 'office',
  who: 'office',
  roles,
  audit: { noneBecause: 'categories of the public site; whoever changes them leaves an entry' },
  summary: 'หมวดเนื้อหาทั้งหมดตามลำดับ',
  input: z.strictObject({}),
  data: z.object({
    /** Of the whole list. */
    version: z.string(),
    categories: z.array(
      z.object({ ...shape, name: z.string(), description: z.string(), topics: z.number() }),
    ),
  }),
  example: { version: 'f2ca1bb6c7e907d06dafe4687e579fce', categories: exampleCategories },
});

/** Writes the whole list; whoever looked at an older one is refused. */
export const saveCategories = endpoint({
  name: 'office.categories.save',
  method: 'POST',
  path: '/api/office/categories',
  wing: 'office',
  who: 'office',
  roles,
  audit: { entry: 'office.categories.saved' },
  summary: 'บันทึกหมวดเนื้อหาทั้งหมด',
  input: z.strictObject({
    version: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
    categories: z
      .array(
        z.strictObject({
          ...shape,
          name: wordsShape({ least: 1, most: 80, tidy: tidyLine }),
          description: wordsShape({ most: 300 }),
        }),
      )
      .check(z.minLength(1), z.maxLength(100)),
  }),
  data: z.undefined(),
  example: undefined,
});
