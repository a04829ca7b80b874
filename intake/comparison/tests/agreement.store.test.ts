/** `--force` passes by what was shown to whoever decides, says so, and nothing that came since. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runIntake } from '../../run-intake.ts';
import { type Draft, type Fields, textsOf, tinyDraft } from '../../tests/tiny-extract.ts';
import { inFolder, openTinyStore } from '../../tests/tiny-store.ts';

let store: Awaited<ReturnType<typeof openTinyStore>>;
beforeAll(async () => {
  store = await openTinyStore();
});
afterAll(() => store.close());

const takeIn = (
  change: (draft: Draft) => void,
  consent: { force?: true; agreed?: string } = {},
) => {
  const draft = tinyDraft();
  change(draft);
  return inFolder(textsOf(draft), (folder) =>
    runIntake({ folder, ownerUrl: store.ownerUrl, ...consent }),
  );
};
const lacking = (draft: Draft) => void draft.beneficiaries.splice(0);
const lackingMore = (draft: Draft) => {
  lacking(draft);
  Object.assign(draft.members[0] as Fields, { PHONE: '0810000099' });
};

test('F11 agreed to is what was shown: another content is asked about anew', async () => {
  const first = await takeIn(lacking);
  expect(first).toMatchObject({ outcome: 'differs', agreement: expect.any(String) });
  const agreed = first.agreement as string;
  const other = await takeIn(lackingMore, { force: true, agreed });
  expect(other.outcome).toBe('differs');
  expect(other.agreement).not.toBe(agreed);
  expect((await takeIn(lacking, { agreed })).outcome).toBe('differs');

  const forced = await takeIn(lacking, { force: true, agreed });
  expect(forced).toMatchObject({ outcome: 'published', faults: [], overruled: first.faults });
  expect(forced.summary).toMatchObject({ forced: true, faults: [], overruled: first.faults });
  // Given again, the command takes nothing in that pushes out what could be gone back to.
  expect((await takeIn(lacking, { force: true, agreed })).outcome).toBe('unchanged');
});

test('F11 agreed to is what was asked beside what was shown then', async () => {
  const whole = (await takeIn(() => {}, { force: true })).publicationId;
  const { agreement: agreed } = await takeIn(lacking);
  // The same content is shown again as another publication: its questions are other ones' too.
  expect((await takeIn(() => {}, { force: true })).publicationId).not.toBe(whole);
  const late = await takeIn(lacking, { force: true, ...(agreed !== undefined && { agreed }) });
  expect(late.outcome).toBe('differs');
  expect(late.agreement).not.toBe(agreed);
});

test('without a code --force passes all of it by, and the report says what', async () => {
  const forced = await takeIn(() => {}, { force: true });
  expect(forced).toMatchObject({ outcome: 'published' });
  expect(forced.overruled).toBeUndefined();
  const { outcome, overruled = [], summary } = await takeIn(lacking, { force: true });
  expect(outcome).toBe('published');
  expect(overruled.map(({ file }) => file)).toEqual(['beneficiaries.csv']);
  expect(summary?.overruled).toEqual(overruled);
});
