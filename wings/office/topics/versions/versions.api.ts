import * as z from 'zod/mini';
import { endpoint } from '../../../../api/endpoint.ts';
import { officeRooms } from '../../../../api/office/office-rooms.ts';
import { exampleContent, exampleVersion } from '../example.text.ts';
import { contentDataShape, contentRead, idShape, versionShape } from '../shapes.ts';

const { roles } = officeRooms.topics;

const shape = z.object({
  version: z.number(),
  at: z.string(),
  /** '' of what stood there before anybody edited it in the office. */
  staff_name: z.string(),
  action: z.enum([
    ...(['FIRST', 'SAVED', 'PUBLISHED', 'RESTORED', 'MOVED', 'HIDDEN', 'SHOWN'] as const),
    ...(['DELETED', 'RECOVERED', 'UNPINNED'] as const),
  ]),
  title: z.string(),
  /** The one that the public sees. */
  is_public: z.boolean(),
});

/** What a topic was, the newest version first. */
export const readVersions = endpoint({
  name: 'office.topics.versions',
  method: 'GET',
  path: '/api/office/topics/:id/versions',
  wing: 'office',
  who: 'office',
  roles,
  audit: contentRead,
  summary: 'รุ่นทั้งหมดของเรื่องหนึ่ง',
  input: z.strictObject({
    id: idShape,
    page: z.optional(z.string().check(z.regex(/^[1-9]\d{0,4}$/))),
  }),
  data: z.object({
    title: z.string(),
    /** The newest. */
    version: z.number(),
    versions: z.array(shape),
    page: z.number(),
    per_page: z.number(),
    total: z.number(),
  }),
  example: {
    ...{ title: exampleContent.title, version: 4, versions: [exampleVersion] },
    ...{ page: 1, per_page: 50, total: 1 },
  },
});

/** One of them, whole. */
export const readVersion = endpoint({
  name: 'office.topics.version',
  method: 'GET',
  path: '/api/office/topics/:id/versions/:version',
  wing: 'office',
  who: 'office',
  roles,
  audit: contentRead,
  summary: 'เนื้อหาของรุ่นหนึ่ง',
  input: z.strictObject({
    id: idShape,
    version: z.string().check(z.regex(/^[1-9]\d{0,8}$/)),
  }),
  data: z.object({ version: shape, content: contentDataShape }),
  example: { version: exampleVersion, content: exampleContent },
});

/** Makes an earlier version the newest one; the public sees it once it is published. */
export const restoreVersion = endpoint({
  name: 'office.topics.restore',
  method: 'POST',
  path: '/api/office/topics/restore',
  wing: 'office',
  who: 'office',
  roles,
  audit: { entry: 'office.topics.restored', target: ['id', 'version'] },
  summary: 'นำรุ่นก่อนกลับมาเป็นรุ่นล่าสุด',
  input: z.strictObject({
    id: idShape,
    version: versionShape,
    /** The newest that was known: if another stands there by now, nothing is done. */
    based_on: versionShape,
  }),
  data: z.object({ version: z.number() }),
  example: { version: 5 },
});
