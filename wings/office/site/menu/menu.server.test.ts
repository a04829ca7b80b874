/** The menu that staff write is what the public reads at once, at every server. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readMenu } from '../../../../api/menu/menu.api.ts';
import { readLinks } from '../links/links.api.ts';
import { type Data, openTwoServers } from '../tests/two-servers.ts';
import { readOfficeMenu } from './menu.api.ts';

let servers: Awaited<ReturnType<typeof openTwoServers>>;
let staff: Awaited<ReturnType<typeof servers.staff>>;
beforeAll(async () => {
  servers = await openTwoServers();
  staff = await servers.staff('content');
});
afterAll(() => servers.close());

describe('the menu', () => {
  const names = (data: Data) => data.list_manu.map((item: Data) => item.manu_name);

  test('R088 an item is renamed, moved, hidden and taken away, and comes back', async () => {
    await servers.visit(readMenu.path);
    const first = await staff.read(readOfficeMenu.path);
    const [a, b, ...rest] = first.items;
    const renamed = { ...a, name: 'ชื่อใหม่ของเมนู' };
    const put = (version: string, items: object[]) =>
      staff.post(readOfficeMenu.path, { version, items });
    const { body, status } = await put(first.version, [b, renamed, ...rest]);
    expect(status).toBe(200);
    await servers.toldEverywhere(readMenu.path, (data) =>
      expect(names(data).slice(0, 2)).toEqual([b.name, 'ชื่อใหม่ของเมนู']),
    );
    expect(body.data.history[0]).toMatchObject({ staff_name: expect.stringMatching(/\S/) });
    const change = body.data.history.find((one: Data) => one.after?.name === 'ชื่อใหม่ของเมนู');
    expect(change.before).toMatchObject({ id: a.id, name: a.name });

    const hidden = await put(body.data.version, [b, { ...renamed, shown: false }, ...rest]);
    await servers.toldEverywhere(readMenu.path, (data) =>
      expect(names(data)).not.toContain('ชื่อใหม่ของเมนู'),
    );
    const gone = await put(hidden.body.data.version, [b, ...rest]);
    const [removed] = gone.body.data.history.filter(
      (one: Data) => one.subject === 'menu_items' && one.after === null,
    );
    expect(removed.before).toMatchObject({ id: a.id, name: 'ชื่อใหม่ของเมนู' });
    const back = await put(gone.body.data.version, [a, b, ...rest]);
    expect([back.status, back.body.data.items[0].id]).toEqual([200, a.id]);
    await servers.toldEverywhere(readMenu.path, (data) => expect(names(data)[0]).toBe(a.name));
  });

  test('R091 sub-items are added below a new item, hidden, and moved below another', async () => {
    const { version, items } = await staff.read(readOfficeMenu.path);
    const sub = { id: null, url: '/list/all', description: '', shown: true };
    const item = {
      ...{ id: null, name: 'เมนูใหม่', name_en: 'New', url: '/home', icon: 'star', type: 'main' },
      ...{ is_parent: false, shown: true, used_in: 'info member' },
      subs: [
        { ...sub, name: 'หนึ่ง' },
        { ...sub, name: 'สอง', shown: false },
      ],
    };
    const { body } = await staff.post(readOfficeMenu.path, { version, items: [...items, item] });
    const made = body.data.items.at(-1);
    expect(made).toMatchObject({ name: 'เมนูใหม่', is_parent: true, used_in: 'info member' });
    await servers.toldEverywhere(readMenu.path, ({ list_manu, list_sub_manu }) => {
      expect(list_manu.at(-1)).toMatchObject({ seq: Number(made.id), is_parent: '1' });
      const own = list_sub_manu.filter((one: Data) => one.manu_id === Number(made.id));
      expect(own.map((one: Data) => one.name)).toEqual(['หนึ่ง']);
    });
    const [one, two] = made.subs;
    const target = body.data.items.findIndex((it: Data) => it.id !== made.id);
    const moved = body.data.items.map((it: Data, at: number) =>
      it.id === made.id
        ? { ...it, subs: [two] }
        : at === target
          ? { ...it, subs: [...it.subs, one] }
          : it,
    );
    const after = await staff.post(readOfficeMenu.path, {
      version: body.data.version,
      items: moved,
    });
    expect(after.body.data.items[target].subs.at(-1)).toEqual(one);
  });

  test('a link to a page of ours that is gone is told; others are not looked at', async () => {
    const { version, rows } = await staff.read(readLinks.path);
    const link = (url: string) => ({ id: null, name: url, url, description: '' });
    const urls = [
      ...['/list/no-such', '/show/999999999', '/nothing/here', '/list/news', '/list/all'],
      ...['/home', '/election', 'https://example.com/nothing', '/show/x', '/list/%zz'],
    ];
    const { body } = await staff.post(readLinks.path, {
      version,
      rows: [...rows, ...urls.map(link)],
    });
    expect(body.data.gone.sort()).toEqual(
      ['/list/no-such', '/show/999999999', '/nothing/here', '/show/x', '/list/%zz'].sort(),
    );
  });
});
