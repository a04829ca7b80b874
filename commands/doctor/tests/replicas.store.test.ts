/** The doctor on hosts beside the primary, in each of the three settings. */
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestStore } from '../../../tools/test-store.ts';
import { checks } from '../checks.ts';
import { examine, stateOf } from '../examine.ts';
import { placeOf } from '../place.ts';

let store: Awaited<ReturnType<typeof openTestStore>>;
beforeAll(async () => {
  store = await openTestStore({ holds: 'tables' });
});
afterAll(() => store.close());

const looks = checks.filter(({ name }) => name === 'database' || name === 'replicas');

async function look(environment: Readonly<Record<string, string>> = {}) {
  const place = placeOf({
    ...{ DATABASE_URL: store.appUrl, DATABASE_OWNER_URL: store.ownerUrl },
    ...{ SITE_CONFIG: resolve('site.config.json'), DEMO: '1', ...environment },
  });
  const examined = await examine(looks, place);
  const of = (name: string) => examined.find((one) => one.name === name)?.findings ?? [];
  return {
    worst: (name: string) => stateOf([{ name, title: '', findings: of(name) }]),
    text: (name: string) =>
      of(name)
        .map(({ says, mend = '' }) => `${says} ${mend}`)
        .join(' '),
  };
}

test('a replica that is none, of another store or silent is told of', async () => {
  expect((await look()).worst('replicas')).toBe('ok');
  const itself = await look({ DATABASE_READ_URL: store.appUrl });
  expect(itself.worst('replicas')).toBe('warn');
  expect(itself.text('replicas')).toContain('pg_basebackup');
  const other = await openTestStore({ holds: 'tables' });
  const foreign = await look({ DATABASE_READ_URL: other.appUrl });
  expect(foreign.worst('replicas')).toBe('fault');
  expect(foreign.text('replicas')).toContain('DATABASE_READ_URL');
  await other.close();
  const silent = Object.assign(new URL(store.appUrl), { port: '1' }).href;
  const away = await look({ DATABASE_READ_URL: silent });
  expect(away.worst('replicas')).toBe('fault');
  expect(away.text('replicas')).toContain(':1 ใน DATABASE_READ_URL');
});

test('of several hosts one away is a warning; where none answers all are named', async () => {
  const { host } = new URL(store.appUrl);
  const url = store.appUrl.replace(host, `127.0.0.1:1,${host}`);
  const one = await look({ DATABASE_URL: url });
  expect(one.worst('database')).toBe('ok');
  expect(one.worst('replicas')).toBe('warn');
  expect(one.text('replicas')).toMatch(/127\.0\.0\.1:1 ใน DATABASE_URL/);
  expect(one.text('replicas')).not.toContain('DATABASE_READ_URL');
  const owner = await look({
    DATABASE_URL: store.appUrl.replace(host, `${host},127.0.0.1:1`),
    DATABASE_OWNER_URL: store.ownerUrl.replace(host, `${host},127.0.0.1:2`),
  });
  expect(owner.text('replicas')).toMatch(/:1 ใน DATABASE_URL.*:2 ใน DATABASE_OWNER_URL/);
  const none = await look({ DATABASE_URL: store.appUrl.replace(host, '127.0.0.1:1,127.0.0.1:2') });
  expect(none.text('database')).toContain('@127.0.0.1:1,127.0.0.1:2/');
  expect(none.text('database').match(/127\.0\.0\.1:1/g)).toHaveLength(1);
  expect(none.worst('replicas')).toBe('warn');
  // A replica's login that is refused is that of its own setting.
  const stranger = Object.assign(new URL(store.appUrl), { hostname: 'localhost', password: 'x' });
  const refused = await look({ DATABASE_READ_URL: stranger.href });
  expect(refused.text('replicas')).not.toMatch(/DATABASE_(?:OWNER_)?URL/);
});
