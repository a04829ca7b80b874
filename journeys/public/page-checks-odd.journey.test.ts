import { afterAll, beforeAll, test } from 'vitest';
import { openStage, type Stage } from '../test-browser.ts';
import { everyOther } from './addresses.ts';
import { walk } from './page-checks.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

test.each(everyOther(0))('%s (%i) is sound in both contrasts at each width', (path, status, sign) =>
  walk(stage, path, status, sign),
);
