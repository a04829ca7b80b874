/** What an extract says against the records that are shown: refused, unless it is meant. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asUpkeep } from '../../records/driver/owner.ts';
import { openTestStore } from '../../tools/test-store.ts';
import { Faults } from '../fault.ts';
import { subjects } from '../layout.ts';
import { compareWithShown, type Shown } from '../stage/against-current.ts';

const id = 78;

let store: Awaited<ReturnType<typeof openTestStore>>;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

/** Faults of a copy of the shown records after `spoil`, as `file column`. */
function compare(spoil: string, asOf?: string): Promise<string[]> {
  return asUpkeep(store.ownerUrl, 'sahakon_intake', async (client) => {
    const { rows } = await client.query<Shown>(
      `SELECT p.id, p.as_of AS "asOf" FROM records.publications p
       JOIN records.current c ON c.publication_id = p.id`,
    );
    const shown = rows[0] as Shown;
    const faults = new Faults();
    await client.query('BEGIN');
    for (const { name } of subjects) {
      await client.query(`CREATE TABLE staging.${name}_${id} AS SELECT * FROM records.${name}`);
    }
    await client.query(spoil.replaceAll('#', String(id)));
    await compareWithShown(client, { id, asOf: asOf ?? shown.asOf }, shown, faults);
    await client.query('ROLLBACK');
    return faults.list.map(({ file, column }) => `${file} ${column}`);
  });
}

test('the same records, and one member fewer, pass', async () => {
  expect(await compare('SELECT')).toEqual([]);
  expect(await compare("DELETE FROM staging.members_# WHERE member_no = '000111'")).toEqual([]);
});

test('T18 records do not go back in time', async () => {
  expect(await compare('SELECT', '2025-11-27')).toEqual(['manifest.csv AS_OF']);
});

test('T1 an account does not change hands overnight', async () => {
  const swap =
    "UPDATE staging.deposit_accounts_# SET member_no = '000222' WHERE account_no = '01020001234'";
  expect(await compare(swap)).toEqual(['deposit_accounts.csv MEMBER_NO']);
});

test('T1 a membership number does not become somebody else', async () => {
  const other =
    "UPDATE staging.members_# SET national_id = '1101700230708', birth_date = '1970-01-01' " +
    "WHERE member_no = '000123'";
  expect(await compare(other)).toEqual(['members.csv NATIONAL_ID']);
});

test('F11 a tenth of the members does not vanish', async () => {
  const gone = "DELETE FROM staging.members_# WHERE member_no LIKE '%5'";
  expect(await compare(gone)).toEqual(['members.csv MEMBER_NO']);
});
