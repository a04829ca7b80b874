/** A word without a break, wherever the office shows one, makes no page scroll sideways. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { officeRooms } from '../../api/office/office-rooms.ts';
import { settled } from '../browser/settled.ts';
import { beyond } from '../long-words.ts';
import { success } from '../mock-api.ts';
import { openTestBrowser, type TestBrowser } from '../test-browser.ts';
import { openMockOffice } from './mock-office.ts';
import { named, officePages, type Read, readBeside } from './office-pages.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

/** Neither a rule for Latin nor the browser's dictionary of Thai knows where to break them. */
const long = `${'x'.repeat(200)} ${'ก'.repeat(200)}`;

/** The same answer with long words wherever somebody wrote Thai; of markup between its tags. */
function lengthened(value: unknown): unknown {
  if (typeof value === 'string') {
    return value.replaceAll(/[^<>]+(?![^<]*>)/g, (text) => (/[ก-๎]{3}/.test(text) ? long : text));
  }
  if (Array.isArray(value)) return value.map(lengthened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, lengthened(one)]));
}

async function faultsOf(at: string, read: Read): Promise<string[]> {
  const answer = lengthened(read.example);
  const reads = [...readBeside.map((one) => ({ ...one, example: lengthened(one.example) })), read];
  const { page } = await openMockOffice(testBrowser, {
    // The example's event is over.
    ...{ width: 390, path: at === officeRooms.calendar.path ? `${at}?show=past` : at },
    answers: {
      ...Object.fromEntries(reads.map((one) => [named(one), success(one.example)])),
      [named(read)]: success(answer),
    },
  });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await settled(page);
  await page.evaluate(unfold);
  const wide = await page.evaluate<string[]>(beyond);
  const isThere = JSON.stringify(answer).includes(long);
  const isShown = await page.evaluate<boolean>(shows);
  await testBrowser.leave(page);
  return [...wide, ...(isThere && !isShown ? ['no long word is shown'] : [])].map(
    (fault) => `${at}: ${fault}`,
  );
}

const unfold = `for (const one of document.querySelectorAll('details')) one.open = true`;

/** As text, or in a field. */
const shows = `[document.querySelector('main').innerText,
  ...[...document.querySelectorAll('main :is(input, textarea)')].map(({ value }) => value)]
  .some((text) => /x{200}|ก{200}/.test(text))`;

test('long words in every room of the office', async () => {
  const found: string[] = [];
  for (const { at, read } of officePages) {
    found.push(...(await faultsOf(at, read).catch((error) => [`${at}: ${error}`])));
  }
  expect(found).toEqual([]);
}, 240_000);
