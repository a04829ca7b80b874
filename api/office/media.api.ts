/** Pictures and files that staff upload for the public site, whatever the room. */
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import type { StaffRole } from './staff-roles.ts';

/** Whose rooms show pictures or files. */
const roles: readonly StaffRole[] = ['content', 'registry', 'finance', 'admin'];

/** Bytes of a file; of a picture as many as of every picture from outside. */
export const largestUpload = 10 * 1024 * 1024;
/** Bytes of a whole call: the file as base64, and what stands around it. */
const largestBody = 14 * 1024 * 1024;

/** `data:…;base64,…` */
const file = z.string().check(z.minLength(1), z.maxLength(largestBody));

const pictureShape = z.object({
  /** On this site. */
  url: z.string(),
  /** Pixels. */
  width: z.number(),
  height: z.number(),
});

const examplePicture = {
  url: '/mediafiles/images/Office/9f86d081884c7d659a2feaa0c55ad015.jpg',
  width: 1600,
  height: 900,
};

/** Takes a picture and makes it anew; the same picture has the same address. */
export const uploadPicture = endpoint({
  name: 'office.media.picture',
  method: 'POST',
  path: '/api/office/media/picture',
  wing: 'office',
  who: 'office',
  roles,
  largestBody,
  audit: { entry: 'office.media.picture' },
  summary: 'อัปโหลดรูปของเว็บไซต์',
  input: z.strictObject({ file }),
  data: pictureShape,
  example: examplePicture,
});

/** Takes a file, judged by its content; its name is what visitors save it as. */
export const uploadFile = endpoint({
  name: 'office.media.file',
  method: 'POST',
  path: '/api/office/media/file',
  wing: 'office',
  who: 'office',
  roles,
  largestBody,
  audit: { entry: 'office.media.file' },
  summary: 'อัปโหลดไฟล์ของเว็บไซต์',
  input: z.strictObject({
    file,
    /** As it is called where it comes from. */
    name: z.string().check(z.minLength(1), z.maxLength(300)),
  }),
  data: z.object({
    url: z.string(),
    name: z.string(),
    media_type: z.string(),
    bytes: z.number(),
    /** Of a PDF. */
    pages: z.nullable(z.number()),
  }),
  example: {
    url: '/mediafiles/files/Office/9f86d081884c7d659a2feaa0c55ad015/ประกาศ.pdf',
    name: 'ประกาศ.pdf',
    media_type: 'application/pdf',
    bytes: 182_044,
    pages: 3,
  },
});

/** Pictures that were uploaded before, newest first, a page at a time. */
export const readPictures = endpoint({
  name: 'office.media.pictures',
  method: 'GET',
  path: '/api/office/media/pictures',
  wing: 'office',
  who: 'office',
  roles,
  audit: { noneBecause: 'pictures of the public site' },
  summary: 'รูปที่อัปโหลดไว้แล้ว',
  input: z.strictObject({
    page: z.optional(z.string().check(z.regex(/^[1-9]\d{0,4}$/))),
  }),
  data: z.object({ pictures: z.array(pictureShape), pages: z.number() }),
  example: { pictures: [examplePicture], pages: 1 },
});
