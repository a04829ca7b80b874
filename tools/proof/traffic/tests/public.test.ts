import { expect, test } from 'vitest';
import { judgePublic } from '../public.ts';

const facts = {
  ...{ members: new Map(), mayAlsoSee: new Map() },
  ownerOf: new Map([['01020005555', '000456']]),
};
const place = { path: '/list/news', words: ['ประกาศ “ใหม่” & สำคัญ'] };
const judge = (body: string) =>
  judgePublic({ status: 200, headers: {}, body: Buffer.from(body), reason: '' }, place, facts);

test('a page with what is published is right, escaped or not', () => {
  expect(judge('<p>ประกาศ “ใหม่” &amp; สำคัญ</p></html>')).toEqual({ verdict: 'right' });
});

test('an empty, cut or foreign page is wrong', () => {
  for (const body of ['', '<p>ไม่พบข้อมูล</p></html>', '<p>ประกาศ “ใหม่” &amp; สำคัญ</p>']) {
    expect(judge(body).verdict).toBe('wrong');
  }
  const leak = '<p>ประกาศ “ใหม่” &amp; สำคัญ</p><i>01020005555</i></html>';
  expect(judge(leak)).toMatchObject({ why: expect.stringContaining('01020005555') });
});
