import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findAgencyAccount } from '../../records/agency/accounts.ts';
import { openRecords, type Records } from '../../records/database.ts';
import { asUpkeep } from '../../records/driver/owner.ts';
import { deriveKeys, fixedRing } from '../../records/keys/key-ring.ts';
import { findAccount } from '../../records/sign-in/accounts.ts';
import { checkPassword } from '../../records/sign-in/passwords.ts';
import { marquee, menu, readSetting } from '../../records/site.ts';
import { currentTerms, hasAcceptedTerms } from '../../records/terms.ts';
import { openTestStore } from '../../tools/test-store.ts';
import { cast, demoPassword } from '../cast.ts';
import { contactNames } from '../seed/agency/contacts.text.ts';
import { demoContacts } from '../seed/agency/contacts.ts';
import { NotADemo, renewSite, seedCast } from '../seed.ts';

const settings = {
  argonMemoryKib: 19_456,
  argonPasses: 2,
  keys: fixedRing(deriveKeys(1, 'secret of this test')),
};
let store: Awaited<ReturnType<typeof openTestStore>>;
let records: Records;

beforeAll(async () => {
  store = await openTestStore({ holds: 'tables' });
  await seedCast(store.ownerUrl, settings);
  records = await openRecords(store.appUrl);
});
afterAll(async () => {
  await records?.close();
  await store?.close();
});

const accountOf = (memberNo: string) => records.readAsMember(memberNo, findAccount);

describe('the cast at the portal', () => {
  test('everybody who registered opens the door with the one password', async () => {
    for (const { memberNo, standing } of cast) {
      const account = await accountOf(memberNo);
      expect(account === undefined, memberNo).toBe(standing === 'none');
      if (!account) continue;
      expect(account.mustChange).toBe(standing === 'must_change');
      const right = await checkPassword(demoPassword, account.passwordHash, settings);
      expect(right).toEqual({ right: true, outdated: false });
    }
  });

  test('hashes differ, and open only with the pepper of the installation', async () => {
    const [one, other] = [await accountOf('000123'), await accountOf('000456')];
    expect(one?.passwordHash).not.toBe(other?.passwordHash);
    const elsewhere = { ...settings, keys: fixedRing(deriveKeys(1, 'another')) };
    const tried = await checkPassword(demoPassword, one?.passwordHash, elsewhere);
    expect(tried.right).toBe(false);
  });

  test('R123 only 000456 has yet to accept the terms', async () => {
    const accepted = await Promise.all(
      cast
        .filter((member) => member.standing !== 'none')
        .map(async ({ memberNo }) => [
          memberNo,
          await records.readAsMember(memberNo, (db) => hasAcceptedTerms(db)),
        ]),
    );
    expect(accepted.filter(([, yes]) => !yes).map(([no]) => no)).toEqual(['000456']);
  });

  test('D-30 R091 terms, menu, note are there; the store knows that it is a demo', async () => {
    const terms = await records.readAsVisitor((db) => currentTerms(db));
    expect(terms).toMatchObject({ version: '1', effectiveOn: '2025-01-01' });
    const { items, subItems } = await records.readAsVisitor(menu);
    expect(items.map((item) => item.seq)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(items.filter((item) => item.isParent).map((item) => item.nameTh)).toContain('สวัสดิการ');
    expect(subItems.filter((item) => item.menuSeq === 3)).toHaveLength(6);
    expect(subItems.filter((item) => item.menuSeq === 5)).toHaveLength(0);
    expect(await records.readAsVisitor(marquee)).toHaveLength(3);
    expect(await records.readAsVisitor((db) => readSetting(db, 'demo'))).toBe(true);
  });
});

test('D-37 agencies’ people open the door with the one password, each in their role', async () => {
  for (const { login, role, mustChange = false } of demoContacts) {
    const [agencyNo = '', person = '1'] = login.split('-');
    const account = await records.readAsAgency(agencyNo, (db) =>
      findAgencyAccount(db, Number(person)),
    );
    expect(account, login).toMatchObject({ contactName: contactNames[login], role, mustChange });
    const tried = await checkPassword(demoPassword, account?.passwordHash, settings);
    expect(tried.right, login).toBe(true);
  }
});

test('settling again keeps passwords and what the cooperative has edited', async () => {
  const before = await accountOf('000123');
  await asUpkeep(store.ownerUrl, 'sahakon_owner', (client) =>
    client.query(
      "DELETE FROM portal.menu_items WHERE seq = 7; UPDATE portal.marquee SET note_html = 'x'",
    ),
  );
  await seedCast(store.ownerUrl, settings);
  expect((await accountOf('000123'))?.passwordHash).toBe(before?.passwordHash);
  expect((await records.readAsVisitor(menu)).items).toHaveLength(6);
  expect(await records.readAsVisitor(marquee)).toEqual(['x', 'x', 'x']);
});

test('a store keeps its day; one that has none is of the reference day', async () => {
  const renewed = async () => {
    await renewSite(store.ownerUrl, settings, { date: '2026-07-01' });
    return records.readAsVisitor((db) => readSetting(db, 'demo_date'));
  };
  expect(await renewed()).toBe('2025-11-28');
  await asUpkeep(store.ownerUrl, 'sahakon_owner', (client) =>
    client.query("DELETE FROM portal.settings WHERE key = 'demo_date'"),
  );
  expect(await renewed()).toBe('2025-11-28');
});

test('a store of real members is left alone', async () => {
  const real = await openTestStore({ holds: 'tables' });
  try {
    await asUpkeep(real.ownerUrl, 'sahakon_owner', (client) =>
      client.query(
        "INSERT INTO portal.member_accounts (member_no, password_hash) VALUES ('004711', 'x')",
      ),
    );
    await expect(seedCast(real.ownerUrl, settings)).rejects.toBeInstanceOf(NotADemo);
    await expect(renewSite(real.ownerUrl, settings, {})).rejects.toBeInstanceOf(NotADemo);
    await asUpkeep(real.ownerUrl, 'sahakon_owner', async (client) => {
      const { rows } = await client.query(
        `SELECT (SELECT count(*) FROM portal.member_accounts) AS accounts,
          (SELECT count(*) FROM portal.menu_items) AS items`,
      );
      expect(rows.map((row) => [Number(row.accounts), Number(row.items)])).toEqual([[1, 0]]);
      await client.query('DELETE FROM portal.member_accounts');
    });
    // Nobody has registered yet, and the records are a core system's.
    await asUpkeep(real.ownerUrl, 'sahakon_intake', (client) =>
      client.query(
        "INSERT INTO records.publications (as_of, rows, hash) VALUES ('2025-11-28', '{}', 'x')",
      ),
    );
    await expect(seedCast(real.ownerUrl, settings)).rejects.toBeInstanceOf(NotADemo);
  } finally {
    await real.close();
  }
});
