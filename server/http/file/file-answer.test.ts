import Fastify from 'fastify';
import { expect, test } from 'vitest';
import type { FileContent } from '../../../core/sheet/sheet.ts';
import { sendFile } from './file-answer.ts';

async function sent(file: FileContent | undefined) {
  const app = Fastify();
  const endpoint = { name: 'test', files: ['pdf', 'csv', 'tis620', 'dat'] } as never;
  app.get('/', (_request, reply) => sendFile(reply, endpoint, file));
  return app.inject('/');
}
const bytes = new TextEncoder().encode('ab');

test('a Thai name travels whole, and is no path', async () => {
  const name = 'ทุน/เรือนหุ้น "ก" (2568)';
  const { headers, rawPayload } = await sent({ format: 'pdf', name, bytes });
  const disposition = String(headers['content-disposition']);
  expect(disposition).toMatch(/^attachment; filename="file\.pdf"; filename\*=UTF-8''[\w%.~!-]+$/);
  expect(decodeURIComponent(disposition.split("''")[1] ?? '')).toBe('ทุน-เรือนหุ้น "ก" (2568).pdf');
  expect(headers['content-type']).toBe('application/pdf');
  expect(rawPayload.toString()).toBe('ab');
});

test('bytes that lie within a larger store are sent alone', async () => {
  const larger = new TextEncoder().encode('secret-ab');
  const file = { format: 'csv', name: 'a', bytes: larger.subarray(7) } as const;
  expect((await sent(file)).rawPayload.toString()).toBe('ab');
});

test('the ending of a name is one that programs know', async () => {
  const headersFor = async (format: 'tis620' | 'dat') =>
    (await sent({ format, name: 'a', bytes })).headers;
  const tis620 = await headersFor('tis620');
  expect(tis620['content-disposition']).toContain("UTF-8''a.csv");
  expect(tis620['content-type']).toBe('text/csv; charset=windows-874');
  expect((await headersFor('dat'))['content-disposition']).toContain("UTF-8''a.dat");
});

test('no file, or one of another kind, is a failure', async () => {
  expect((await sent(undefined)).statusCode).toBe(500);
  expect((await sent({ format: 'xlsx', name: 'a', bytes })).statusCode).toBe(500);
});
