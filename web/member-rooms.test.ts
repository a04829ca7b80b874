/** The places outside its folder that a room of the member touches (docs/architecture.md). */
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import type { RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { paths } from '../api/paths.ts';
import { importsOf, isTest, readSources } from '../tools/tidy/source.ts';
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

const sources = readSources('.').filter(
  ({ path }) => !isTest(path) && !/^(?:bench|journeys)\//.test(path),
);

/** Each room's address with the room's folder, as the route table pairs them. */
const rooms = [
  ...readFileSync('web/routes/member.tsx', 'utf8').matchAll(
    /path: '(member\/[^:']+)',[^}]*?'..\/..\/(wings\/member\/[\w-]+\/)/g,
  ),
].flatMap(([, path, folder]) => (path && folder ? [{ address: `/${path}`, folder }] : []));

test.each(rooms.filter(({ address }) => !withoutMenu.test(address)))(
  '$address is linked by the menu or by another room',
  ({ address, folder }) => {
    const key = Object.entries(paths).find(([, path]) => path === address)?.[0];
    const link = new RegExp(`\\bpaths\\.${key}\\b`);
    const linking = sources.filter(
      ({ path, code }) => path.startsWith('wings/') && !path.startsWith(folder) && link.test(code),
    );
    expect(linking.map(({ path }) => path)).not.toEqual([]);
  },
);

test('every address of a room is in the address book', () => {
  const known = Object.values(paths).map((path) =>
    typeof path === 'string' ? path : (path as (...parts: string[]) => string)('x', 'x', 'x'),
  );
  expect(rooms.length).toBeGreaterThan(12);
  const patterns = memberPaths
    .filter((path) => !withoutMenu.test(path))
    .map((path) => path.replaceAll(/:\w+\??/g, 'x'));
  expect(patterns.length).toBeGreaterThan(14);
  expect(patterns.filter((path) => !known.includes(path))).toEqual([]);
});

test('the product knows a room by the route table and the list of handlers alone', () => {
  const imports = sources
    .flatMap(({ path, code }) =>
      importsOf(code)
        .filter((specifier) => specifier.startsWith('.'))
        .map((specifier) => posix.join(posix.dirname(path), specifier))
        .map((target) => ({ path, room: /^wings\/member\/[^/]+\//.exec(target)?.[0] })),
    )
    .filter(({ path, room }) => room !== undefined && !path.startsWith(room));
  const importers = new Set(imports.map(({ path }) => path));
  expect([...importers].sort()).toEqual(['server/handlers.ts', 'web/routes/member.tsx']);
});

/** Tests that walk the rooms by a list of their own, and the rooms that a list does without. */
const walks = [
  { file: 'journeys/conditions/groups.ts', without: [] },
  { file: 'journeys/sign-in/staying.journey.test.ts', without: [] },
  // These have no figures of the records to be read there.
  {
    file: 'journeys/rooms/fields.journey.test.ts',
    without: ['certificate', 'password', 'security'],
  },
  { file: 'journeys/screens.journey.test.ts', without: ['password', 'security'] },
];

test.each(walks)('$file goes into every room', ({ file, without }) => {
  const words = rooms
    .filter(({ address }) => !withoutMenu.test(address))
    .map(({ address }) => address.replace('/member/', ''));
  expect(words.length).toBeGreaterThan(12);
  const code = readFileSync(file, 'utf8');
  // With what stands behind it: 'kep' is not gone into by 'kepcrem', nor by 'kep/2568/10/1'.
  const forgotten = words.filter((word) => !new RegExp(`'${word}['?]`).test(code));
  expect(forgotten).toEqual(without);
});
