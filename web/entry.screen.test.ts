/** The rendering side as built: what it answers when something is missing or breaks. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Endpoint } from '../api/endpoint.ts';
import { Problem } from '../api/problem.ts';
import type { Site } from '../api/site.ts';

interface Rendered {
  readonly status: number;
  readonly html: string;
  readonly headers: Record<string, string>;
}
type Call = (endpoint: Endpoint) => Promise<{ data?: unknown }>;

const config = JSON.parse(readFileSync('site.config.json', 'utf8')) as Site;
const example: Call = async (endpoint) => ({ data: endpoint.example });

async function render(url: string, call: Call = example): Promise<Rendered> {
  const built = await import(join(process.cwd(), 'dist/server/entry.js'));
  return built.render({ url, call, config });
}

test('R012 the front page comes rendered, with the answers it was made of', async () => {
  const { status, html } = await render('/home?from=line');
  expect(status).toBe(200);
  expect(html).toContain('<h1>');
  const initialAnswers = JSON.parse(/id="known">(.*?)<\/script>/.exec(html)?.[1] ?? '[]');
  const names = initialAnswers.map((one: { key: string[] }) => one.key[0]);
  expect(names).toEqual(['info.menu', 'info.footer', 'info.visits', 'info.home']);
});

test('R089 without the menu the page stands with its first entry, as a 503', async () => {
  const { status, html } = await render('/home', () => Promise.reject(new Error('no store')));
  expect(status).toBe(503);
  expect(html).toMatch(
    /<a [^>]*href="\/home"[^>]*>(?:<svg.*?<\/svg>)?<span[^>]*>หน้าหลัก<span lang="en">Home</,
  );
  expect(html.split('<footer')[1]).not.toContain('tel:');
});

test('a visitor who asks too often gets the page as a 429 that says how long to wait', async () => {
  const tooOften = new Problem('too_many', { retryAfterSeconds: 584 });
  const { status, html, headers } = await render('/home', () => Promise.reject(tooOften));
  expect(status).toBe(429);
  expect(headers).toEqual({ 'retry-after': '584' });
  expect(html).toContain('<footer');
});

test('R067 R070 a page that crashes while it is rendered is the error page', async () => {
  const { status, html } = await render('/home', async () => ({ data: { list_manu: 7 } }));
  expect(status).toBe(500);
  expect(html).toContain('Sorry! This page is temporarily unavailable, please try again later');
  expect(html).toContain('data-rendered="browser"');
});

test('the bare address leads to the front page', async () => {
  expect(await render('/')).toMatchObject({ status: 302, headers: { location: '/home' } });
});

test('R064 pages behind a gate are sent as a splash that needs script, and says so', async () => {
  const { status, html } = await render('/member/share');
  expect(status).toBe(200);
  expect(html).toContain('ระบบสมาชิก Online');
  expect(html).toMatch(/<noscript>[^<]*JavaScript/);
  expect(html).toContain('data-rendered="browser"');
});

test.each(['/member/logon', '/membergroup/logon'])('%s has its form as served', async (url) => {
  const { status, html } = await render(url);
  expect(status).toBe(200);
  expect(html).toContain('data-rendered="server"');
  expect(html).toMatch(/<form [^>]*method="post"[^>]*>.*type="password"/);
  expect(html).toMatch(/<noscript>[^<]*JavaScript/);
});

test('R011 D-02 another cooperative needs another configuration, no other build', async () => {
  const built = await import(join(process.cwd(), 'dist/server/entry.js'));
  const other = { ...config, coopNameTH: 'สหกรณ์ทดสอบ จำกัด', www_description: 'คำอธิบายใหม่' };
  const { html } = await built.render({ url: '/home', call: example, config: other });
  expect(html).toContain('<title>main - สหกรณ์ทดสอบ จำกัด</title>');
  // Below stands what the examples of the calls say.
  const [head] = html.split('<main');
  expect(head).toContain('สหกรณ์ทดสอบ จำกัด');
  expect(head).not.toContain(config.coopNameTH);
});
