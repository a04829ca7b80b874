/** What would be hashed or sealed with another secret than the store's is not made (T23). */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addDays } from '../../../core/days.ts';
import { bangkokDay } from '../../../core/thai-date.ts';
import { asUpkeep } from '../../../records/driver/owner.ts';
import { ringOf } from '../../../server/settings/secret/file-ring.ts';
import { startText } from '../../../server/start/start.text.ts';
import { testSecret } from '../../../tools/store/cast-settings.ts';
import { openStaffedApp, staff } from '../../staff/test-commands.ts';
import * as actions from '../rotate.ts';

vi.setConfig({ testTimeout: 60_000 });

let app: Awaited<ReturnType<typeof openStaffedApp>>;
beforeAll(async () => {
  vi.stubEnv('DATA_DIR', '/nowhere');
  app = await openStaffedApp();
});
afterAll(() => app.close());

const made = [
  ['add', 'noi', '--name', 'น้อย'],
  ['reset', 'finance'],
  ['activate', '321', '--anyway'],
  ['contact-add', '01010004', '--name', 'นางสาวแก้ว ใจงาม'],
  ['contact-reset', '01012002'],
];

const owner = <T>(work: Parameters<typeof asUpkeep<T>>[2]) =>
  asUpkeep(app.ownerUrl, 'sahakon_owner', work);
const snapshot = () =>
  owner(async (store) => {
    const { rows } = await store.query(`SELECT
      (SELECT array_agg(s ORDER BY login) FROM portal.staff s)::text AS staff,
      (SELECT array_agg(a ORDER BY agency_no, person_no)
       FROM portal.agency_accounts a)::text AS people,
      (SELECT count(*) FROM portal.activation_codes) AS codes,
      (SELECT array_agg(v ORDER BY version) FROM portal.secret_versions v)::text AS versions`);
    return rows;
  });

async function refused(sentence: string): Promise<void> {
  const before = await snapshot();
  for (const words of made) {
    await expect(staff(...words), words.join(' ')).rejects.toThrow(sentence);
  }
  expect(await snapshot()).toEqual(before);
}

test('a foreign secret makes nothing, before the first start and after it', async () => {
  const foreign = startText.foreignSecret('/nowhere/secret');
  vi.stubEnv('SECRET', 'f'.repeat(43));
  await refused(foreign);
  vi.stubEnv('SECRET', testSecret);
  await staff('activate', '321', '--anyway');
  vi.stubEnv('SECRET', 'f'.repeat(43));
  await refused(foreign);
});

test('the secret of before a rotation makes nothing; the latest does', async () => {
  const own = [{ version: 1, secret: testSecret }];
  const today = bangkokDay(new Date());
  const fresh = { secret: 'n'.repeat(43), until: addDays(today, 1), today };
  await owner(async (store) => {
    await actions.verdictOf(store, ringOf(own));
    await actions.rotate(store, own, fresh, 'noi');
  });
  vi.stubEnv('SECRET', testSecret);
  await refused(startText.olderSecret('/nowhere/secret'));
  vi.stubEnv('SECRET', undefined);
  vi.stubEnv('SECRETS', `2:${fresh.secret}`);
  for (const words of made) {
    await expect(staff(...words), words.join(' ')).resolves.toMatch(/\S/);
  }
});
