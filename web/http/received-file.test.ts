import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '../../api/endpoint.ts';
import { problems } from '../../api/problem.ts';
import { page } from './tests/mock-page.ts';

const paper = endpoint({
  name: 'test.paper',
  method: 'GET',
  path: '/api/member/share/file',
  wing: 'member',
  who: 'member',
  files: ['pdf'],
  helped: 'shut',
  audit: { noneBecause: 'test' },
  summary: '',
  input: z.object({ format: z.string() }),
  data: z.undefined(),
  example: undefined,
});
const name = 'ทุนเรือนหุ้น (2568).pdf';
const headers = {
  'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
};

test('a file comes with its Thai name and its bytes', async () => {
  const { client } = page({ [paper.path]: { body: 'bytes', headers } });
  const { file } = (await client.call(paper, { format: 'pdf' })) as never as {
    file: { name: string; blob: Blob };
  };
  expect([file.name, await file.blob.text()]).toEqual([name, '"bytes"']);
});

test('R161 a failure in place of a file is a failure, whatever its headers say', async () => {
  const refused = { status: 503, body: { rc_code: '0', error: 'ทำเอกสารไม่ทัน' }, headers };
  const { client, notices } = page({ [paper.path]: refused });
  const response = client.call(paper, { format: 'pdf' }, { manner: 'action' });
  await expect(response).rejects.toMatchObject({ status: 503 });
  expect(notices).toMatchObject([{ kind: 'error', text: 'ทำเอกสารไม่ทัน', milliseconds: 5000 }]);
});

test('R161 who asks for too many files at once is told so, and when to ask again', async () => {
  const { text } = problems.too_many_files;
  const refused = {
    status: 429,
    body: { rc_code: '0', error: text },
    headers: { 'retry-after': '5' },
  };
  const { client, notices } = page({ [paper.path]: refused });
  const response = client.call(paper, { format: 'pdf' }, { manner: 'action' });
  await expect(response).rejects.toMatchObject({ status: 429, text, retryAfterSeconds: 5 });
  expect(notices).toMatchObject([{ kind: 'error', text }]);
});
