import { afterAll, beforeAll, test } from 'vitest';
import { openTestBrowser, type TestBrowser } from '../test-browser.ts';
import { everyOther } from './addresses.ts';
import { walk } from './page-checks.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

test.each(everyOther(0))(
  '%s (%i) is sound in every theme at each width',
  (path, status, selector) => walk(testBrowser, path, status, selector),
);
