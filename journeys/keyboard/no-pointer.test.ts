/** The journeys by keys alone have nothing but keys, and there are as many as were promised. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('.', import.meta.url).pathname;
const own = 'no-pointer.test.ts';
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && path !== own)
  .map((path) => [path, readFileSync(`${folder}${path}`, 'utf8')] as const);

/** What a hand without a mouse has not, and what a script does in its place. */
const others = [
  /\.(?:click|dblclick|tap|hover|dragTo|dragAndDrop)\(/,
  /\.(?:fill|clear|check|uncheck|setChecked|selectOption|selectText|setInputFiles)\(/,
  /\.(?:focus|blur|scrollIntoViewIfNeeded|dispatchEvent|pressSequentially)\(/,
  /\.(?:evaluate|evaluateAll|addInitScript)\(/,
  /\.(?:mouse|touchscreen)\b/,
  // Of a locator: it would take the focus first.
  /(?<!keyboard|walk|visitor|other)\.press\(/,
  // They fill and click.
  /\b(?:signInAs|signInAgency|signInOffice|confirmInOffice)\b/,
] as const;
const found = (text: string) => others.flatMap((one) => one.exec(text)?.[0] ?? []);

test('no journey by keys alone has a pointer, or a script that does what keys should', () => {
  expect(files.length).toBeGreaterThan(8);
  expect(files.flatMap(([path, text]) => found(text).map((what) => `${path}: ${what}`))).toEqual(
    [],
  );
});

test.each([
  "await page.getByRole('button').click();",
  "await page.locator('input').fill('1');",
  "await page.getByLabel('x').press('Enter');",
  'await page.mouse.wheel(0, 900);',
  "await page.evaluate('scrollTo(0, 0)');",
  "await testBrowser.signInAs(page, '000123');",
])('it would be noticed: %s', (line) => {
  expect(found(line)).toHaveLength(1);
});

test('2.1.1 twenty-five journeys at least, in every wing, some of them on a phone', () => {
  const titles = files.flatMap(([path, text]) =>
    [...text.matchAll(/^test\(\s*'([^']+)'/gm)].map(([, title = '']) => ({ path, title })),
  );
  expect(titles.every(({ title }) => title.includes('by keys alone'))).toBe(true);
  expect(titles.length).toBeGreaterThanOrEqual(25);
  expect(titles.filter(({ title }) => title.includes('at 390 px')).length).toBeGreaterThan(7);
  const wings = new Set(titles.map(({ path }) => path.split(/[/.]/)[0]));
  expect(wings).toEqual(new Set(['public', 'member', 'agency', 'office']));
});
