import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { fromDebian } from '../check/from-debian.mjs';
import { readSources } from '../tidy/source.ts';

const root = process.cwd();
const names = (await readdir('docs', { recursive: true })).filter((name) => name.endsWith('.md'));
const docs = new Map(
  await Promise.all(
    names.map(async (name) => [name, await readFile(`docs/${name}`, 'utf8')] as const),
  ),
);
const doc = (name: string) => docs.get(name) ?? '';
const sources = new Map(readSources(root).map((file) => [file.path, file]));
const textOf = (path: string) => readFile(path, 'utf8').catch(() => undefined);

/** `path` `words that stand in it`, or `path` “title of a test”. */
const cited =
  /`([\w./-]+\.(?:tsx?|mjs|sql|md|json|example))`\s(?:`([^`]+)`|“(.+?)”(?=[;.,]?$|[;.,] ))/gm;

/** The specification is the user's own text and says nothing of the code. */
const stating = [...docs.keys()].filter(
  (name) => name !== 'asvs.md' && name !== 'specification.md',
);

test.each(stating)('what docs/%s says of the code stands in the code', async (name) => {
  const citations = [...doc(name).matchAll(cited)];
  expect(citations.length).toBeGreaterThan(0);
  const wrong: string[] = [];
  for (const [, path = '', code, title] of citations) {
    const words = code ?? title ?? '';
    const text = await textOf(path);
    if (!text?.includes(words.replaceAll('\\|', '|'))) wrong.push(`${path}: ${words}`);
  }
  expect(wrong).toEqual([]);
});

test('every document leads somewhere, and is led to', async () => {
  const readme = (await textOf('README.md')) ?? '';
  for (const [name, text] of docs) {
    const [page = '', folder] = name.split('/').reverse();
    // Pages of a folder are led to by its own README.
    const isPage = folder !== undefined && page !== 'README.md';
    const [index, link] = isPage
      ? [doc(`${folder}/README.md`), `](${page})`]
      : [readme, `docs/${name}`];
    expect(index, name).toContain(link);
    for (const [, target = ''] of text.matchAll(/\]\(([^)#]+)\)/g)) {
      const path = join('docs', dirname(name), target);
      expect(await textOf(path), `${name}: ${target}`).toBeDefined();
    }
  }
});

test('the README’s line for apt-get has the packages that npm test asks for', async () => {
  const readme = (await textOf('README.md')) ?? '';
  const [, names = ''] = /^apt-get install --no-install-recommends (.+)$/m.exec(readme) ?? [];
  const needed = new Set(Object.values(fromDebian).flatMap(({ packages }) => packages));
  expect(names.split(' ').sort()).toEqual([...needed].sort());
});

test('ASVS 14.1.1 every table has a class, and one alone', async () => {
  const schema = (await textOf('records/schema.sql')) ?? '';
  const made = [...schema.matchAll(/^CREATE (?:UNLOGGED )?TABLE ((?:portal|records)\.\w+)/gm)].map(
    ([, t]) => t,
  );
  const [, tables = ''] = /^## Tables\n([\s\S]*?)^Beside/m.exec(doc('data.md')) ?? [];
  const classed = [...tables.matchAll(/`((?:portal|records)\.\w+)`(?=[^|]*\| (\w+) \|)/g)];
  expect(classed.map(([, table]) => table).sort()).toEqual(made.sort());
  const dataClasses = [...doc('data.md').matchAll(/^\| \*\*(\w+)\*\*/gm)].map(([, name]) => name);
  expect(classed.filter(([, , name]) => !dataClasses.includes(name))).toEqual([]);
});

test('ASVS 2.1.3 every budget and every body of its own size is among the limits', () => {
  const holds = [...sources.values()].filter(
    ({ path, code }) =>
      /^(?:api|server|wings)\//.test(path) &&
      !/\.(?:test|screen)\./.test(path) &&
      /\bnew (?:Limit|Backoff)\(|^\s*largestBody(?:: [\d_]+)?,$/m.test(code),
  );
  const missing = holds.map(({ path }) => path).filter((path) => !doc('limits.md').includes(path));
  expect(holds.length).toBeGreaterThan(12);
  expect(missing).toEqual([]);
});

test('T11 every limit counts under a name of its own', () => {
  const names = [...sources.values()]
    .filter(({ path }) => /^(?:api|server|wings)\//.test(path) && !/\.test\./.test(path))
    .flatMap(({ code }) => [...code.matchAll(/\bnew (?:Limit|Backoff)\(\s*['`]([^'`]+)/g)])
    .map(([, name]) => name);
  expect(names.length).toBeGreaterThan(30);
  expect(names.filter((name, at) => names.indexOf(name) < at)).toEqual([]);
});

test('ASVS 11.1.2 every key, and every name that is kept in a browser, is in the inventory', () => {
  const text = doc('keys-and-sessions.md');
  const keys = [...sources.values()]
    .filter(({ path, code }) => !path.includes('.test.') && code.includes('hkdfSync('))
    .flatMap(({ code }) => [...code.matchAll(/\bkey\('([^']+)'\)/g)].map(([, name]) => name));
  expect(keys.length).toBeGreaterThan(5);
  const storageCode = sources.get('core/browser/storage-names.ts')?.code ?? '';
  const inBrowser = [...storageCode.matchAll(/'([^']+)'/g)].map(([, name]) => name);
  expect([...keys, ...inBrowser].filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
});

test('ASVS 16.2.3 only what the inventory names writes to a stream; keys are struck out', () => {
  const text = doc('logs.md');
  const streams = [...sources.values()].filter(
    ({ path, code }) =>
      /^(?:server|api|wings|records|papers|core)\//.test(path) &&
      !/\.(?:test|machine)\.|\/tests\/|\/write\.ts$/.test(path) &&
      /\bconsole\.\w+\(|process\.std(?:out|err)\.write|pino\.destination|createWriteStream/.test(
        code,
      ),
  );
  expect(streams.length).toBeGreaterThan(1);
  expect(streams.map(({ path }) => path).filter((path) => !text.includes(`\`${path}\``))).toEqual(
    [],
  );
  const [, struck = ''] =
    /const secret = \[([^\]]+)\]/.exec(sources.get('server/start/log.ts')?.text ?? '') ?? [];
  const words = [...struck.matchAll(/'([^']+)'/g)].map(([, word]) => word);
  expect(words.length).toBeGreaterThan(4);
  expect(words.filter((word) => !text.includes(`\`${word}\``))).toEqual([]);
});
