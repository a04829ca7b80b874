/** What of sharing stands in the page as it is served. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Endpoint } from '../../api/endpoint.ts';

async function served(origin?: string): Promise<string> {
  const built = await import(join(process.cwd(), 'dist/server/entry.js'));
  const config = JSON.parse(readFileSync('site.config.json', 'utf8'));
  const call = async (endpoint: Endpoint) => ({ data: endpoint.example });
  const { html } = await built.render({ url: '/show/501', call, config, origin });
  const [, article = ''] = /<article([\s\S]*)<\/article>/.exec(html) ?? [];
  expect(article).toContain('<h1');
  return article;
}

test('D-17 a site that knows its address serves the link to LINE', async () => {
  const article = await served('https://portal.example');
  const [, target = ''] = /href="(https:\/\/social-plugins\.line\.me[^"]*)"/.exec(article) ?? [];
  const url = new URL(target).searchParams.get('url');
  expect(url).toMatch(/^https:\/\/portal\.example\/show\/\d+$/);
  expect(article).toContain('ส่งทาง LINE');
});

test('D-17 one that does not serves neither a false link nor a dead button', async () => {
  const article = await served();
  expect(article).not.toContain('line.me');
  expect(article).not.toContain('คัดลอกลิงก์</button>');
  expect(article).toMatch(/<noscript>.*เมนูของเบราว์เซอร์.*<\/noscript>/);
});
