/** The member's own picture (D-35). */
import * as z from 'zod/mini';
import { endpoint } from '../../../../api/endpoint.ts';

/** Bytes of a whole upload: five megabytes of picture as base64, and what stands around it. */
const largestBody = 7 * 1024 * 1024;

const percentage = z.number().check(z.minimum(-1_000), z.maximum(1_000));
const pixels = z.number().check(z.minimum(-100_000), z.maximum(100_000));
const areaOf = (length: typeof percentage) =>
  z.strictObject({ x: length, y: length, width: length, height: length });

const pictureUrl = z.string().check(z.regex(/^\/api\/member\/picture\/[0-9a-f]{32}$/));
const exampleUrl = '/api/member/picture/9f86d081884c7d659a2feaa0c55ad015';

/** Takes a picture, cuts it out and makes it anew (R102, R153); a former one gives way to it. */
export const savePicture = endpoint({
  name: 'member.picture_save',
  method: 'POST',
  path: '/api/member/wwwupload',
  wing: 'member',
  who: 'member',
  largestBody,
  audit: { entry: 'member.picture.save', label: 'picture' },
  summary: 'บันทึกรูปประจำตัวสมาชิก',
  input: z.strictObject({
    /** `data:image/jpeg;base64,…` or `data:image/png;base64,…`. */
    image: z.string().check(z.minLength(1), z.maxLength(largestBody)),
    /** Of the file; nothing is made of it. */
    name: z.string().check(z.maxLength(300)),
    /** Percent of the picture. */
    croppedArea: areaOf(percentage),
    /** What is cut out, in pixels of the upright picture. */
    croppedAreaPixels: areaOf(pixels),
  }),
  data: z.object({ url: pictureUrl }),
  example: { url: exampleUrl },
});

/** Where the picture is to be had; null where there is none. */
export const readPicture = endpoint({
  name: 'member.picture',
  method: 'GET',
  path: '/api/member/picture',
  wing: 'member',
  who: 'member',
  audit: { noneBecause: 'asked at every page; the address of one’s own picture' },
  summary: 'ที่อยู่ของรูปประจำตัวสมาชิก',
  input: z.strictObject({}),
  data: z.object({ url: z.nullable(pictureUrl) }),
  example: { url: exampleUrl },
});

/** The picture itself, as text: no address of it shows it to whoever lacks half of the session. */
export const readPictureContent = endpoint({
  name: 'member.picture_content',
  method: 'GET',
  path: '/api/member/picture/:name',
  wing: 'member',
  who: 'member',
  audit: { noneBecause: 'one’s own face, on every page; the pages leave their own entries' },
  summary: 'รูปประจำตัวสมาชิก',
  input: z.strictObject({ name: z.string().check(z.regex(/^[0-9a-f]{32}$/)) }),
  data: z.object({ type: z.literal('image/jpeg'), base64: z.string() }),
  example: {
    type: 'image/jpeg',
    // A grey dot.
    base64: [
      '/9j/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8Q',
      'EBEQCgwSExIQEw8QEBD/wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACf/EABQQAQAA',
      'AAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AVN//2Q==',
    ].join(''),
  },
});

export const removePicture = endpoint({
  name: 'member.picture_remove',
  method: 'POST',
  path: '/api/member/picture/remove',
  wing: 'member',
  who: 'member',
  audit: { entry: 'member.picture.remove', label: 'picture' },
  summary: 'ลบรูปประจำตัวสมาชิก',
  input: z.strictObject({}),
  data: z.undefined(),
  example: undefined,
});
