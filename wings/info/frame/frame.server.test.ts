import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asUpkeep } from '../../../records/driver/owner.ts';
import { openTestApp } from '../../../tools/test-app.ts';

let app: Awaited<ReturnType<typeof openTestApp>>;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const get = async (url: string) => (await app.get(url)).body;

test('R088 R141 the menu: items, what hangs below them, the marquee', async () => {
  const { rc_code, data } = await get('/api/info/manu');
  expect(rc_code).toBe('1');
  expect(data.list_manu[0]).toEqual({
    seq: 1,
    manu_name_eng: 'Home',
    manu_name: 'หน้าหลัก',
    url: '/home',
    icon: 'home',
    type: 'main',
    is_parent: '0',
    status: '1',
    used_in: 'info',
  });
  const parents = new Set(
    data.list_manu
      .filter((item: { is_parent: string }) => item.is_parent !== '0')
      .map((item: { seq: number }) => item.seq),
  );
  expect(data.list_sub_manu.length).toBeGreaterThan(0);
  for (const item of data.list_sub_manu) expect(parents).toContain(item.manu_id);
  expect(data.marquee[0].Note).toContain('สหกรณ์');
});

test('R088 an entry switched off leaves the menu with all below it; used_in travels', async () => {
  const menuNow = async () => (await get('/api/info/manu')).data;
  const { list_manu: before } = await menuNow();
  const loans = before.find((item: { manu_name_eng: string }) => item.manu_name_eng === 'Loans');
  const change = (sql: string) =>
    asUpkeep(app.ownerUrl, 'sahakon_owner', async (store) => {
      await store.query(`UPDATE portal.menu_items SET ${sql} WHERE seq = ${loans.seq}`);
    });
  await change(`shown = false, used_in = 'info, member'`);
  const seqs = async () => {
    const { list_manu, list_sub_manu } = await menuNow();
    return [
      list_manu.some((item: { seq: number }) => item.seq === loans.seq),
      list_sub_manu.some((item: { manu_id: number }) => item.manu_id === loans.seq),
    ];
  };
  await expect.poll(seqs).toEqual([false, false]);
  // A drawing that nobody has drawn is none.
  await change(`shown = true, icon = 'no-such-drawing'`);
  await expect.poll(seqs).toEqual([true, true]);
  const { list_manu } = await menuNow();
  expect(list_manu.find((item: { seq: number }) => item.seq === loans.seq)).toEqual({
    ...loans,
    ...{ used_in: 'info, member', icon: '' },
  });
});

test('R141 a note is clean when it leaves, whatever the store holds', async () => {
  const hostile = '<b onclick=alert(1)>ปิดทำการ</b><script>alert(1)</script>';
  await asUpkeep(app.ownerUrl, 'sahakon_owner', async (store) => {
    await store.query('DELETE FROM portal.marquee');
    await store.query('INSERT INTO portal.marquee (position, note_html) VALUES (1, $1)', [hostile]);
  });
  // Another process wrote it: this one looks a few times a second.
  const shown = async () => (await get('/api/info/manu')).data.marquee;
  await expect.poll(shown).toEqual([{ Note: '<b>ปิดทำการ</b>' }]);
});

test('R002 R111 the footer is the cooperative of the settings', async () => {
  const site = JSON.parse(await readFile('site.config.json', 'utf8'));
  const { data } = await get('/api/info/footer');
  expect(data).toEqual({
    address: site.coop_address,
    phone: site.phone,
    email: site.email,
    hours: site.office_hours,
    links: site.social,
    dpo: site.dpo,
  });
  const kinds = data.links.map((link: { kind: string }) => link.kind);
  expect(kinds).toEqual(expect.arrayContaining(['line', 'facebook', 'map']));
});
