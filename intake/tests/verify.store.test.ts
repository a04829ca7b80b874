import type pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { asUpkeep } from '../../records/driver/owner.ts';
import { openTestStore } from '../../tools/test-store.ts';
import { type Extract, openExtract } from '../decode/extract.ts';
import { Faults } from '../fault.ts';
import { subjects } from '../layout.ts';
import { verifyStaged } from '../stage/verify.ts';

/** A number that no publication of this store has. */
const id = 77;

let store: Awaited<ReturnType<typeof openTestStore>>;
let extract: Extract;
beforeAll(async () => {
  store = await openTestStore();
  extract = (await openExtract(store.extractFolder, new Faults())) as Extract;
});
afterAll(() => store.close());

const asIntake = <T>(work: (client: pg.Client) => Promise<T>): Promise<T> =>
  asUpkeep(store.ownerUrl, 'sahakon_intake', work);

beforeEach(() =>
  asIntake(async (client) => {
    for (const { name } of subjects) {
      await client.query(`CREATE TABLE staging.${name}_${id} AS SELECT * FROM records.${name}`);
    }
  }),
);
afterEach(() =>
  asIntake(async (client) => {
    for (const { name } of subjects) await client.query(`DROP TABLE staging.${name}_${id}`);
  }),
);

async function verify(spoil: string) {
  const faults = new Faults();
  await asIntake(async (client) => {
    await client.query(spoil.replaceAll('#', String(id)));
    await verifyStaged(client, id, extract.manifest, faults);
  });
  return faults.list.map(({ file, column }) => `${file} ${column}`);
}

test('what was staged rightly passes', async () => {
  expect(await verify('SELECT')).toEqual([]);
});

test.each([
  ['a line is lost', 'DELETE FROM staging.share_lines_# WHERE seq = 3', 'manifest.csv ROWS'],
  [
    'a figure is changed',
    'UPDATE staging.deposit_accounts_# SET accrued_interest_satang = accrued_interest_satang + 1',
    'manifest.csv TOTAL',
  ],
  [
    'an agency has an unknown parent',
    "UPDATE staging.agencies_# SET parent_agency_no = '9'",
    'agencies.csv PARENT_AGENCY_NO',
  ],
  [
    'a member has an unknown agency',
    "UPDATE staging.members_# SET agency_no = '9' WHERE member_no = '000123'",
    'members.csv AGENCY_NO',
  ],
  [
    'an account is nobody’s',
    "UPDATE staging.deposit_accounts_# SET member_no = '999999' WHERE member_no = '000123'",
    'deposit_accounts.csv MEMBER_NO',
  ],
  [
    'shares went to another member',
    "UPDATE staging.share_lines_# SET member_no = '000111' WHERE member_no = '000123'",
    'share_lines.csv BALANCE',
  ],
  [
    'lines of an account are shown to another member',
    "UPDATE staging.deposit_lines_# SET member_no = '000111' WHERE member_no = '000123'",
    'deposit_lines.csv BALANCE',
  ],
])('it is noticed in the store that %s', async (_, spoil, fault) => {
  expect(await verify(spoil)).toContain(fault);
});
