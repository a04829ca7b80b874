import { matchRoutes, type RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { factsOf } from './page.ts';
import { routes } from './routes.tsx';
import { routesInParts } from './routes-in-parts.tsx';

const pathsIn = (table: readonly RouteObject[]): string[] =>
  table.flatMap(({ path, children = [] }) => [
    ...(path === undefined ? [] : [path]),
    ...pathsIn(children),
  ]);
const screenAt = (table: RouteObject[], path: string) =>
  factsOf((matchRoutes(table, path) ?? []).map(({ route }) => route)).at(-1)?.screen;

test('R085 completed, the browser’s table is the server’s, in the same order', async () => {
  const site = routesInParts();
  await site.complete('/member/share');
  await site.complete('/membergroup/logon');
  await site.complete('/office');
  expect(pathsIn(site.routes)).toEqual(pathsIn(routes));
});

test('a visitor has the public pages; a portal comes whole with its first address', async () => {
  const site = routesInParts();
  expect(screenAt(site.routes, '/home')).toBe('HomePage');
  expect(screenAt(site.routes, '/member/share')).toBe('NotFoundPage');
  expect(await site.missing('/home')).toBeUndefined();
  expect(await site.missing('/memberx')).toBeUndefined();
  const both = await Promise.all([site.missing('/member/share'), site.missing('/Member/loan')]);
  expect(both.filter((arrived) => arrived !== undefined)).toHaveLength(1);
  expect(both.find((arrived) => arrived)?.id).toBe('member');
  expect(await site.missing('/member/status')).toBeUndefined();
  expect((await site.missing('/membergroup/keeprep'))?.id).toBe('agency');
  expect((await site.missing('/office'))?.id).toBe('office');
});

test('a table names its file, so that a page of a portal has it from the start', () => {
  for (const [path, table] of [
    ['/member/share', 'routes/member'],
    ['/member/termofconditional', 'routes/member'],
    ['/membergroup/logon', 'routes/agency'],
    ['/office', 'routes/office'],
  ] as const) {
    const facts = factsOf((matchRoutes(routes, path) ?? []).map(({ route }) => route));
    expect(facts.map((one) => one.table)).toContain(table);
  }
});
