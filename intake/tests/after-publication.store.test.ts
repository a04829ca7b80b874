/** What was published is told as published, and a dry run lets go of nothing. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asUpkeep } from '../../records/driver/owner.ts';
import { runIntake } from '../run-intake.ts';
import { partsIn, readSnapshot } from './held-store.ts';
import { type Fields, textsOf, tinyDraft } from './tiny-extract.ts';
import { inFolder, openTinyStore } from './tiny-store.ts';

let store: Awaited<ReturnType<typeof openTinyStore>>;
let ownerUrl: string;
beforeAll(async () => {
  store = await openTinyStore();
  ownerUrl = store.ownerUrl;
});
afterAll(() => store.close());

const takeIn = (phone: string, more: { dryRun?: true; keep?: number } = {}) => {
  const draft = tinyDraft();
  Object.assign(draft.members[0] as Fields, { PHONE: phone });
  return inFolder(textsOf(draft), (folder) => runIntake({ folder, ownerUrl, ...more }));
};

test('F11 a dry run drops no publication that could be gone back to', async () => {
  await takeIn('0810000001');
  await takeIn('0810000002');
  const before = await partsIn(ownerUrl);
  expect(before).toHaveLength(3);
  expect((await takeIn('0810000003', { dryRun: true, keep: 2 })).outcome).toBe('checked');
  expect(await partsIn(ownerUrl)).toEqual(before);
});

test('F12 a run that cannot be noted after its publication was published', async () => {
  await asUpkeep(ownerUrl, 'sahakon_owner', (session) =>
    session.query(`CREATE FUNCTION portal.no_room() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE EXCEPTION 'No space left on device' USING ERRCODE = '53100'; END $$;
      CREATE TRIGGER no_room BEFORE INSERT ON portal.intake_runs
        FOR EACH ROW EXECUTE FUNCTION portal.no_room()`),
  );
  const { outcome, publicationId } = await takeIn('0810000004');
  expect(outcome).toBe('published');
  expect((await readSnapshot(ownerUrl)).publicationId).toBe(publicationId);
});
