import { expect, test, vi } from 'vitest';
import { openDocumentCache } from './cached-documents.ts';

function setup() {
  const content = { version: '1', current: async () => content.version };
  const make = vi.fn(async (origin: string) => `<a>${origin}/home</a> ${make.mock.calls.length}`);
  const documents = openDocumentCache(content);
  const get = async (origin: string, name = 'map', address = '192.0.2.1') =>
    (await documents.get(name, origin, address, make)).text;
  return { content, make, get };
}

test('T27 a document is made once for all hosts and all who ask at the same time', async () => {
  const { content, make, get } = setup();
  const hosts = Array.from({ length: 300 }, (_, i) => `http://h${i}.example`);
  const all = await Promise.all(hosts.map((host) => get(host)));
  expect(all).toEqual(hosts.map((host) => `<a>${host}/home</a> 1`));
  expect(make).toHaveBeenCalledTimes(1);
  content.version = '2';
  expect(await get('https://one.example')).toBe('<a>https://one.example/home</a> 2');
  expect(await get('http://h1.example')).toBe('<a>http://h1.example/home</a> 2');
});

test('T27 who asks for many documents at once is turned away, others are not', async () => {
  const { make, get } = setup();
  const barrier = Promise.withResolvers<string>();
  make.mockReturnValue(barrier.promise);
  const flood = Array.from({ length: 50 }, (_, i) => get('http://a', `rss ${i}`).catch(() => ''));
  const other = get('http://a', 'map', '192.0.2.2');
  await new Promise((resolve) => setTimeout(resolve, 20));
  barrier.resolve('text');
  expect(await other).toBe('text');
  expect((await Promise.all(flood)).filter((text) => text !== '')).toHaveLength(1 + 3);
});

test('what could not be made is not kept, and the next try may succeed', async () => {
  const { make, get } = setup();
  make.mockRejectedValueOnce(new Error('away'));
  await expect(get('http://a')).rejects.toThrow('away');
  expect(await get('http://a')).toBe('<a>http://a/home</a> 2');
});
