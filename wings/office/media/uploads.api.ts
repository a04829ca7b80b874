/** What staff have uploaded for the public site, and its withdrawal (D-40). */
import * as z from 'zod/mini';
import { wordsShape } from '../../../api/agency/words.ts';
import { endpoint } from '../../../api/endpoint.ts';
import { type OfficeRoomKey, officeRooms } from '../../../api/office/office-rooms.ts';
import { exampleUploads, exampleWithdrawn } from './example.text.ts';
import { reasonLimits, uploadShows } from './limits.ts';

const { roles } = officeRooms.media;

const places = Object.keys(officeRooms) as OfficeRoomKey[];

const uploadShape = z.object({
  name: z.string(),
  /** On this site. */
  url: z.string(),
  kind: z.enum(['IMAGE', 'FILE']),
  /** What a file is saved as; '' of a picture. */
  file_name: z.string(),
  media_type: z.string(),
  /** Pixels; null of a file. */
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
  /** Null: erased. */
  bytes: z.nullable(z.number()),
  uploaded_at: z.string(),
  uploaded_by: z.string(),
  withdrawn: z.nullable(z.object({ at: z.string(), by: z.string(), reason: z.string() })),
  /** Where it stands on the public site, or will: the room that changes it, what it is there. */
  uses: z.array(
    z.object({
      room: z.enum(places),
      /** Of a topic its number. */
      key: z.string(),
      title: z.string(),
    }),
  ),
});

export const readUploads = endpoint({
  name: 'office.media',
  method: 'GET',
  path: '/api/office/media',
  wing: 'office',
  who: 'office',
  roles,
  audit: { noneBecause: 'pictures and files of the public site' },
  summary: 'รูปและไฟล์ที่อัปโหลดไว้ ผู้อัปโหลด และที่ที่ใช้อยู่',
  input: z.strictObject({
    show: z.optional(z.enum(uploadShows)),
    page: z.optional(z.string().check(z.regex(/^[1-9]\d{0,4}$/))),
    q: z.optional(z.string().check(z.maxLength(300))),
  }),
  data: z.object({
    items: z.array(uploadShape),
    page: z.number(),
    per_page: z.number(),
    total: z.number(),
  }),
  example: exampleUploads,
});

/** Erases what lies at an address, which answers 410 from then on. */
export const withdrawUpload = endpoint({
  name: 'office.media.withdraw',
  method: 'POST',
  path: '/api/office/media/withdraw',
  wing: 'office',
  who: 'office',
  roles,
  audit: { entry: 'office.media.withdraw', target: 'name' },
  summary: 'ถอนรูปหรือไฟล์ออกจากเว็บไซต์ พร้อมเหตุผล',
  input: z.strictObject({
    name: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
    reason: wordsShape(reasonLimits),
  }),
  data: uploadShape,
  example: exampleWithdrawn,
});
