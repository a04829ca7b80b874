/** The places outside its folder that a room of the member touches (docs/architecture.md). */
import { posix } from 'node:path';
import type { RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { paths } from '../api/paths.ts';
import { importsOf, isTest, readSources } from '../tools/tidy/source.ts';
import { currentItem, nearItem } from '../wings/member/frame/menu.ts';
import { routes } from './routes.tsx';

const pathsIn = (table: readonly RouteObject[]): string[] =>
  table.flatMap(({ path, children = [] }) => [
    ...(path === undefined ? [] : [`/${path}`]),
    ...pathsIn(children),
  ]);

const memberPaths = pathsIn(routes).filter((path) => path.startsWith('/member/'));

/** Pages without the member's menu: before the sign-in, and what a sign-in has to settle first. */
const withoutMenu = new RegExp(
  `^/member/(?:${[
    ...['logon', 'registerauth', 'register', 'forget', 'termofconditional', 'impersonate'],
    ...['welcome', 'update-password'],
  ].join('|')})(?:/|$)`,
);

test.each(memberPaths.filter((path) => !withoutMenu.test(path)))(
  '%s has an entry of the menu, or a nearest one',
  (path) => {
    expect((currentItem(path) ?? nearItem(path))?.id).toMatch(/\w/);
  },
);

test('every address of a room is in the address book', () => {
  const known = Object.values(paths).map((path) =>
    typeof path === 'string' ? path : (path as (...parts: string[]) => string)('x', 'x', 'x'),
  );
  const patterns = memberPaths
    .filter((path) => !withoutMenu.test(path))
    .map((path) => path.replaceAll(/:\w+\??/g, 'x'));
  expect(patterns.length).toBeGreaterThan(14);
  expect(patterns.filter((path) => !known.includes(path))).toEqual([]);
});

test('the product knows a room by the route table and the list of handlers alone', () => {
  const rooms = readSources('.')
    .filter(({ path }) => !isTest(path) && !/^(?:bench|journeys)\//.test(path))
    .flatMap(({ path, code }) =>
      importsOf(code)
        .filter((specifier) => specifier.startsWith('.'))
        .map((specifier) => posix.join(posix.dirname(path), specifier))
        .map((target) => ({ path, room: /^wings\/member\/[^/]+\//.exec(target)?.[0] })),
    )
    .filter(({ path, room }) => room !== undefined && !path.startsWith(room));
  const importers = new Set(rooms.map(({ path }) => path));
  expect([...importers].sort()).toEqual(['server/handlers.ts', 'web/routes/member.tsx']);
});
