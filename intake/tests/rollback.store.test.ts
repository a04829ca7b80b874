/** Publications that were shown before are shown again, and those after them. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { asUpkeep } from '../../records/driver/owner.ts';
import { history } from '../history.ts';
import { reasons } from '../intake.text.ts';
import { rollback } from '../rollback.ts';
import { runIntake } from '../run-intake.ts';
import { holdLock, withSession } from '../staging/session.ts';
import { partsIn, readSnapshot } from './held-store.ts';
import { type Draft, type Fields, textsOf, tinyDraft } from './tiny-extract.ts';
import { inFolder, openTinyStore } from './tiny-store.ts';

let store: Awaited<ReturnType<typeof openTinyStore>>;
let ownerUrl: string;
beforeEach(async () => {
  store = await openTinyStore();
  ownerUrl = store.ownerUrl;
});
afterEach(() => store.close());

const takeInWith = (change: (draft: Draft) => void) => {
  const draft: Draft = tinyDraft();
  change(draft);
  return inFolder(textsOf(draft), (folder) => runIntake({ folder, ownerUrl, force: true }));
};

/** The tiny extract with another address of a member: each number is a content of its own. */
const takeIn = (no: number, more: { keep?: number; force?: boolean } = {}) => {
  const draft: Draft = tinyDraft();
  Object.assign(draft.members[2] ?? {}, { ADDRESS: `บ้านเลขที่ ${no}` });
  return inFolder(textsOf(draft), (folder) => runIntake({ folder, ownerUrl, ...more }));
};

const states = async () =>
  Object.fromEntries((await history(ownerUrl)).map(({ id, state }) => [id, state]));

/** Numbers of intakes that came to nothing are left out, so none is known before. */
async function three() {
  const first = (await readSnapshot(ownerUrl)).publicationId as number;
  const second = (await takeIn(2)).publicationId as number;
  const third = (await takeIn(3)).publicationId as number;
  return { first, second, third };
}

describe('F11 rollback', () => {
  test('shows any kept publication, earlier or later, row by row as it was', async () => {
    const before = await readSnapshot(ownerUrl);
    const { first, second, third } = await three();
    const after = await readSnapshot(ownerUrl);
    expect((await rollback({ ownerUrl })).shown?.id).toBe(second);
    expect((await rollback({ ownerUrl, to: first })).outcome).toBe('rolled_back');
    expect(await readSnapshot(ownerUrl)).toEqual(before);
    expect(await states()).toEqual({
      [first]: 'current',
      [second]: 'withdrawn',
      [third]: 'withdrawn',
    });
    expect((await rollback({ ownerUrl, to: third })).outcome).toBe('rolled_back');
    expect(await readSnapshot(ownerUrl)).toEqual(after);
    expect(await states()).toEqual({ [first]: 'kept', [second]: 'kept', [third]: 'current' });
    expect((await rollback({ ownerUrl, to: third })).outcome).toBe('unchanged');
  });

  test('what it went back from does not come in again by itself', async () => {
    const { second, third } = await three();
    await rollback({ ownerUrl });
    const again = await takeIn(3);
    expect(again.outcome).toBe('differs');
    expect(again.faults.map(({ reason }) => reason)).toEqual([reasons.withdrawnContent(third)]);
    expect((await readSnapshot(ownerUrl)).publicationId).toBe(second);
    expect((await takeIn(4)).outcome).toBe('published');
    expect((await takeIn(3, { force: true })).outcome).toBe('published');
  });

  test('of two bad nights in a row the first is not shown again by itself', async () => {
    const { second, third } = await three();
    await rollback({ ownerUrl });
    const fourth = (await takeIn(4, { keep: 5 })).publicationId as number;
    expect(await states()).toMatchObject({ [second]: 'kept', [third]: 'withdrawn' });
    expect((await rollback({ ownerUrl })).shown?.id).toBe(second);
    expect(await states()).toMatchObject({ [third]: 'withdrawn', [fourth]: 'withdrawn' });
    // Forward again to what was taken in without it: what was bad stays withdrawn.
    expect((await rollback({ ownerUrl, to: fourth })).shown?.id).toBe(fourth);
    expect(await states()).toMatchObject({ [second]: 'kept', [third]: 'withdrawn' });
    expect((await rollback({ ownerUrl, to: third })).shown?.id).toBe(third);
    expect(await states()).toMatchObject({ [second]: 'kept', [fourth]: 'withdrawn' });
  });

  test('the last ones shown keep their rows, not the last ones taken in', async () => {
    const { first, second, third } = await three();
    await rollback({ ownerUrl, to: first });
    const fourth = (await takeIn(4, { keep: 2 })).publicationId as number;
    expect(await partsIn(ownerUrl)).toEqual([first, fourth]);
    const { outcome, kept } = await rollback({ ownerUrl, to: third });
    expect({ outcome, kept: kept.map(({ id }) => id) }).toEqual({
      outcome: 'missing',
      kept: [fourth, first],
    });
    expect(await states()).toMatchObject({ [second]: 'dropped', [third]: 'dropped' });
  });

  test('without an earlier one there is nothing to go back to; a busy store waits', async () => {
    expect((await rollback({ ownerUrl })).outcome).toBe('missing');
    expect((await rollback({ ownerUrl, to: 4_711 })).outcome).toBe('missing');
    await withSession(ownerUrl, async (session) => {
      expect(await holdLock(session)).toBe(true);
      expect((await rollback({ ownerUrl })).outcome).toBe('busy');
    });
  });
});

describe('T1 sign-ins over a rollback and forward again', () => {
  const account = (no: string) =>
    asUpkeep(ownerUrl, 'sahakon_owner', (client) =>
      client.query(
        `INSERT INTO portal.member_accounts (member_no, password_hash) VALUES ($1, 'x')`,
        [no],
      ),
    );
  const accounts = async () => {
    const { rows } = await asUpkeep(ownerUrl, 'sahakon_owner', (client) =>
      client.query('SELECT member_no AS no FROM portal.member_accounts ORDER BY 1'),
    );
    return rows.map(({ no }) => no);
  };
  const bearer = (draft: Draft, fields: Fields) =>
    Object.assign(draft.members[1] as Fields, fields);

  test('who joined in the later publication keeps the sign-in that they made then', async () => {
    const { publicationId: later } = await takeInWith((draft) => {
      const joined = { ...draft.members[2], MEMBER_NO: '000009', NATIONAL_ID: '1101700230716' };
      draft.members.push({ ...joined, SHARE_BALANCE: '0.00', BIRTH_DATE: '01/01/2530' });
    });
    await account('000009');
    await rollback({ ownerUrl });
    expect(await accounts()).toEqual(['000009']);
    await rollback({ ownerUrl, to: later ?? 0 });
    expect(await accounts()).toEqual(['000009']);
  });

  test('a number that was somebody else’s earlier leaves the sign-in behind', async () => {
    await account('000001');
    await account('000002');
    const { publicationId: later } = await takeInWith((draft) =>
      bearer(draft, { NATIONAL_ID: '1101700230716', BIRTH_DATE: '01/01/2530' }),
    );
    expect(await accounts()).toEqual(['000001']);
    await account('000002');
    await rollback({ ownerUrl });
    expect(await accounts()).toEqual(['000001']);
    await account('000002');
    await rollback({ ownerUrl, to: later ?? 0 });
    expect(await accounts()).toEqual(['000001']);
  });
});

test('each run is noted with what it found, a dry run and a refusal, too', async () => {
  await three();
  await takeIn(5, { force: true });
  await inFolder({}, (folder) => runIntake({ folder, ownerUrl, dryRun: true, source: 'ค่ำวันศุกร์' }));
  await rollback({ ownerUrl });
  const { rows } = await asUpkeep(ownerUrl, 'sahakon_owner', (client) =>
    client.query(`SELECT outcome, forced, fault_count, source, report->'outcome' AS reported
      FROM portal.intake_runs ORDER BY id DESC LIMIT 3`),
  );
  expect(rows).toMatchObject([
    { outcome: 'rolled_back', forced: false, fault_count: 0, source: '' },
    { outcome: 'refused', forced: false, fault_count: 1, source: 'ค่ำวันศุกร์' },
    { outcome: 'published', forced: true, fault_count: 0 },
  ]);
  for (const { outcome, reported } of rows) expect(reported).toBe(outcome);
});
