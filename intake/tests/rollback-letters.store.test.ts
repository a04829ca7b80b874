/** Letters to agencies are those of the publication that is shown, whichever way it was come to. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asUpkeep } from '../../records/driver/owner.ts';
import { rollback } from '../rollback.ts';
import { runIntake } from '../run-intake.ts';
import { type Draft, type Fields, textsOf, tinyDraft } from './tiny-extract.ts';
import { inFolder, openTinyStore } from './tiny-store.ts';

const [school, hospital] = ['01011001', '01012002'];

let store: Awaited<ReturnType<typeof openTinyStore>>;
let ownerUrl: string;
beforeAll(async () => {
  store = await openTinyStore();
  ownerUrl = store.ownerUrl;
});
afterAll(() => store.close());

const asOwner = (sql: string) =>
  asUpkeep(ownerUrl, 'sahakon_owner', async (client) => (await client.query(sql)).rows);
/** As a start of the server does. */
const start = async () =>
  (await asOwner('SELECT portal.issue_agency_letters() AS written'))[0].written;
/** Run, agency, the day of payment, which one it replaces, whether it is withdrawn; by run. */
const letters = async () =>
  (
    await asOwner(`SELECT run, agency_no AS agency, due_on::text AS due, replaces_run AS replaces,
      withdrawn_at IS NOT NULL AS withdrawn FROM portal.agency_letters ORDER BY run`)
  ).map((row) => Object.values(row));

/** What the public check says of the letters, by run: replaced, withdrawn. */
async function verdicts() {
  // It tells of letters that say what they ask for; this store has no wording of its own.
  await asOwner(`UPDATE portal.agency_letters SET wording = '{"body": ""}'`);
  const rows = await asOwner(`SELECT v.replaced, v.withdrawn FROM portal.agency_letters l,
    portal.verify_agency_letter(l.code) v ORDER BY l.run`);
  return rows.map((row) => Object.values(row));
}

async function takeIn(due: string, hospitalState: string): Promise<number> {
  const draft: Draft = tinyDraft();
  Object.assign(draft.agency_months[2] as Fields, { DUE_ON: due });
  Object.assign(draft.agency_months[3] as Fields, { STATE: hospitalState });
  const { publicationId, faults } = await inFolder(textsOf(draft), (folder) =>
    runIntake({ folder, ownerUrl, force: true }),
  );
  if (publicationId === undefined) throw new Error(JSON.stringify(faults));
  return publicationId;
}

test('D-25 letters go back with the publication that they are of, and forward again', async () => {
  await asOwner('DELETE FROM portal.agency_letters');
  await takeIn('30/11/2568', 'DRAFT');
  const first = [1, school, '2025-11-30', null, false];
  expect(await letters()).toEqual([first]);
  const later = await takeIn('01/12/2568', 'SENT');
  const second = [2, school, '2025-12-01', 1];
  const other = [3, hospital, '2025-11-30', null];
  const both = [first, [...second, false], [...other, false]];
  expect(await letters()).toEqual(both);
  const [inForce, replaced] = [
    [false, false],
    [true, false],
  ];
  expect(await verdicts()).toEqual([replaced, inForce, inForce]);

  await rollback({ ownerUrl });
  const back = [first, [...second, true], [...other, true]];
  expect(await letters()).toEqual(back);
  // Of the school the first is in force again, of the hospital none.
  const isBack = [inForce, [true, true], [false, true]];
  expect(await verdicts()).toEqual(isBack);
  expect(await start()).toBe(0);
  expect(await letters()).toEqual(back);

  await rollback({ ownerUrl, to: later });
  expect(await letters()).toEqual(both);
  expect(await verdicts()).toEqual([replaced, inForce, inForce]);
  expect(await start()).toBe(0);

  // The night after a bad one: its letters name the last number that anybody holds.
  await rollback({ ownerUrl });
  await takeIn('02/12/2568', 'SENT');
  expect(await letters()).toEqual([
    ...back,
    [4, school, '2025-12-02', 2, false],
    [5, hospital, '2025-11-30', 3, false],
  ]);
  expect(await start()).toBe(0);
});

test('D-25 a month posted after a bad night is held against the last good one', async () => {
  await takeIn('03/12/2568', 'SENT');
  await rollback({ ownerUrl });
  // What the withdrawn night says of the month is nothing that agencies act on.
  await asUpkeep(ownerUrl, 'sahakon_intake', (client) =>
    client.query(`UPDATE records.agency_months SET state = 'POSTED'
      WHERE publication_id = (SELECT max(id) FROM records.publications)`),
  );
  const count = (await letters()).length;
  await takeIn('04/12/2568', 'SENT');
  await asUpkeep(ownerUrl, 'sahakon_intake', (client) =>
    client.query(`UPDATE records.agency_months SET state = 'POSTED', due_on = due_on + 1
      WHERE publication_id = (SELECT publication_id FROM records.current)`),
  );
  expect(await start()).toBe(2);
  expect(await letters()).toHaveLength(count + 3);
});

test('D-25 a month that was sent in a bad night alone has a letter once it is posted', async () => {
  await asOwner('DELETE FROM portal.agency_letters');
  await takeIn('05/12/2568', 'DRAFT');
  await takeIn('05/12/2568', 'SENT');
  await rollback({ ownerUrl });
  expect((await letters()).map(([run, , , , withdrawn]) => [run, withdrawn])).toEqual([
    [1, false],
    [2, true],
  ]);
  const posted = `UPDATE records.agency_months SET state = 'POSTED'
    WHERE publication_id = (SELECT publication_id FROM records.current)
      AND agency_no = '${hospital}' AND month = (SELECT max(month) FROM records.agency_months)`;
  await takeIn('06/12/2568', 'DRAFT');
  await asUpkeep(ownerUrl, 'sahakon_intake', (client) => client.query(posted));
  expect(await start()).toBe(1);
  const [, , , hospitals] = await letters();
  expect(hospitals).toEqual([4, hospital, '2025-11-30', 2, false]);
});
