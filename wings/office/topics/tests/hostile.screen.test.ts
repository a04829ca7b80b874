/** What an editor can write, by the API too, runs no script on any public page (T5, T29). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withoutUnfit } from '../../../../core/typed/typed-words.ts';
import { openOwnTestBrowser, type TestBrowser } from '../../../../journeys/test-browser.ts';
import { signInStaff } from '../../../../tools/office.ts';
import type { Ask, Headers } from '../../../../tools/sign-in.ts';
import { exampleContent } from '../example.text.ts';
import { hostileStrings } from './hostile.ts';

let testBrowser: TestBrowser;
let me: Headers;
/** A store of its own: these words stand on the front page, where other files look meanwhile. */
beforeAll(async () => {
  testBrowser = await openOwnTestBrowser();
  me = await signInStaff({ ask, ownerUrl: testBrowser.ownerUrl }, 'content');
});
afterAll(() => testBrowser.close());

/** The served app, over the network. */
const ask: Ask = async ({ method, url, headers, body }) => {
  const answer = await fetch(new URL(url, testBrowser.baseUrl), {
    method,
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return {
    status: answer.status,
    cookies: answer.headers.getSetCookie(),
    body: text.startsWith('{') ? JSON.parse(text) : text,
  };
};
const post = (path: string, body: object) =>
  ask({ method: 'POST', url: `/api/office/topics${path}`, headers: me, body });

const inAll = 10_000;
const inOne = 500;

/** Without what a field of words refuses: the rest is shown there as it is. */
const shortWords = (text: string, most: number): string =>
  [...withoutUnfit(text).replace(/\s/g, ' ')].slice(0, most).join('');

async function publish(strings: readonly string[]): Promise<string> {
  const begun = await post('/new', { category: 'news', title: 'ทดสอบความปลอดภัย' });
  const id = String(begun.body.data.id);
  const [one = '', two = '', three = ''] = strings;
  const content = {
    ...exampleContent,
    ...{ cover_url: null, cover_alt: '', images: [], files: [], pinned: false },
    ...{ pinned_until: null, published_at: null, expires_at: null },
    title: shortWords(one, 200),
    summary: shortWords(two, 600),
    facts: [{ label: shortWords(three, 60), value: shortWords(one, 300) }],
    body_html: strings
      .map((text) => `<p>${text}</p>`)
      .join('')
      .replaceAll('alt=""', 'alt="ก"'),
  };
  const done = await post('/publish', { id, based_on: 0, content });
  if (done.status === 200) return id;
  throw new Error(`${done.status} ${JSON.stringify(done.body.data)}`);
}

// What waits for somebody is tried, but links and buttons: those are looked at.
const tryAll = `for (const element of document.querySelectorAll('article *'))
  for (const type of ['click', 'focus', 'mouseover', 'error', 'load', 'toggle'])
    if (type !== 'click' || !element.closest('a, button')) element.dispatchEvent(new Event(type))`;
const linksOf = `[...document.querySelectorAll('article a')].map((link) => link.protocol)`;
/** The same words make no page scroll sideways on a phone. */
const widths = [320, 390];
const widthOf = 'document.scrollingElement.scrollWidth';
const fine = ['https:', 'http:', 'tel:', 'mailto:', ':'];

test('T5 10,000 hostile strings through the editor’s endpoint, rendered: none runs', async () => {
  const strings = hostileStrings(inAll);
  expect(new Set(strings).size).toBeGreaterThan(inAll / 4);
  const page = await testBrowser.newPage({ width: 390 });
  for (let from = 0; from < inAll; from += inOne) {
    const id = await publish(strings.slice(from, from + inOne));
    for (const path of [`/show/${id}`, '/list/news', '/home', '/rss.xml']) {
      await page.goto(path);
      if (path.startsWith('/show')) {
        // Everything that waits for somebody is tried.
        await page.evaluate(tryAll);
        const links = await page.evaluate<string[]>(linksOf);
        expect(links.filter((name) => !fine.includes(name))).toEqual([]);
      }
      expect(await page.evaluate('window.ran'), path).toBeUndefined();
      if (path === '/rss.xml') continue;
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 });
        expect([path, width, await page.evaluate(widthOf)]).toEqual([path, width, width]);
      }
    }
  }
  await testBrowser.leave(page);
}, 240_000);
