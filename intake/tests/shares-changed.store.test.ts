/** A bill that was sent asks for what was agreed on then, however often that changes (A.2, A.6). */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestStore } from '../../tools/test-store.ts';
import { runIntake } from '../run-intake.ts';
import { set } from './cases/case.ts';
import { textsOf, tinyDraft } from './tiny-extract.ts';
import { inFolder } from './tiny-store.ts';

let store: Awaited<ReturnType<typeof openTestStore>>;
beforeEach(async () => {
  store = await openTestStore({ holds: 'tables' });
});
afterEach(() => store?.close());

/** November's bill of 000001 and the one before it ask for 500.00. */
async function outcomeAt(monthlyShare: string): Promise<string> {
  const draft = tinyDraft();
  set('members', 0, { MONTHLY_SHARE: monthlyShare })(draft);
  const { ownerUrl } = store;
  return inFolder(
    textsOf(draft),
    async (folder) => (await runIntake({ folder, ownerUrl, force: true })).outcome,
  );
}

test('A.6 shares that change, in the first extract and after, leave a bill as it is', async () => {
  expect(await outcomeAt('600.00')).toBe('published');
  expect(await outcomeAt('700.00')).toBe('published');
  expect(await outcomeAt('800.00')).toBe('published');
});
