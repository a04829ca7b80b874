import * as z from 'zod/mini';
import { endpoint } from '../../../../api/endpoint.ts';
import { readTopic } from '../topics.api.ts';

/** What an editor would publish, for whoever has the secret of its preview, within its hour. */
export const readPreview = endpoint({
  name: 'info.preview',
  method: 'GET',
  path: '/api/info/preview',
  wing: 'info',
  who: 'visitor',
  header: { field: 'token', name: 'x-preview-token' },
  scriptOnly: true,
  audit: { noneBecause: 'what will be public, for whoever an editor gave its secret to' },
  summary: 'ตัวอย่างของเรื่องก่อนเผยแพร่',
  input: z.strictObject({ token: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)) }),
  data: readTopic.data,
  example: readTopic.example,
});
