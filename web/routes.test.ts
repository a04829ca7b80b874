import { createStaticHandler, matchRoutes, type RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { factsOf } from './page.ts';
import { routes } from './routes.tsx';

/** Paths of the table, top to bottom. */
function pathsIn(table: readonly RouteObject[]): string[] {
  return table.flatMap(({ path, children = [] }) => [
    ...(path === undefined ? [] : [path]),
    ...pathsIn(children),
  ]);
}

/** Names of the screens that show an address, layouts first. */
function screensAt(path: string): string[] {
  const matched = (matchRoutes(routes, path) ?? []).map((match) => match.route);
  return matched
    .filter((route) => route.handle)
    .map((route) => factsOf([route])[0]?.screen ?? route.Component?.name ?? '');
}

const guarded = [
  ...['status', 'share', 'loan', 'loan_statement/1', 'deposit', 'dep_statement/1', 'kep'],
  ...['kepcrem', 'coll', 'gian', 'welfare', 'dividend', 'password', 'welcome', 'update-password'],
];

test('R085 the route table lists member, then info, then agency; the office is our own', () => {
  const areas = pathsIn(routes).map((path) => {
    if (path.startsWith('membergroup/')) return 'agency';
    if (/^office(\/|$)/.test(path)) return 'office';
    return path.startsWith('member/') ? 'member' : 'info';
  });
  const order = areas.filter((area, at) => area !== areas[at - 1]);
  expect(order).toEqual(['member', 'info', 'agency', 'office']);
});

test('R057 fifteen member routes stand behind the gate', () => {
  expect(guarded).toHaveLength(15);
  for (const name of guarded) expect(screensAt(`/member/${name}`)).toContain('MemberGate');
});

/** Those before the sign-in: itself, registering, terms, a look in a member’s stead (R037–R040). */
const beforeSignIn =
  /^member\/(?:logon|registerauth|register|forget|termofconditional|impersonate)(?:\/|$)/;
const ofMembers = pathsIn(routes).filter((path) => path.startsWith('member/'));

test.each(ofMembers.filter((path) => !beforeSignIn.test(path)))(
  'R139 R057 /%s is for whoever is signed in',
  (path) => {
    expect(screensAt(`/${path.replaceAll(/:\w+\??/g, '1')}`)).toContain('MemberGate');
  },
);

test.each(ofMembers.filter((path) => beforeSignIn.test(path)))(
  'R139 /%s is open before the sign-in',
  (path) => {
    expect(screensAt(`/${path.replaceAll(/:\w+\??/g, '1')}`)).not.toContain('MemberGate');
  },
);

test.each(guarded.slice(0, 13))('R041–R053 /member/%s lies in the member layout', (name) => {
  expect(screensAt(`/member/${name}`)).toContain('MemberFrame');
});

test.each(['welcome', 'update-password'])('R055 R056 /member/%s lies outside it', (name) => {
  expect(screensAt(`/member/${name}`)).not.toContain('MemberFrame');
});

test('R037 sign-in takes a board and a topic, both optional', () => {
  for (const rest of ['', '/board', '/board/7']) {
    expect(screensAt(`/member/logon${rest}`).at(-1)).toBe('SignInPage');
  }
  expect(screensAt('/member/logon/board/7/x').at(-1)).toBe('NotFoundPage');
});

test('R071 the agencies’ sign-in stands before their gate', () => {
  expect(screensAt('/membergroup/logon').at(-1)).toBe('AgencySignInPage');
  expect(screensAt('/membergroup/logon')).not.toContain('AgencyGate');
});

const ofAgencies = pathsIn(routes).filter((path) => path.startsWith('membergroup/'));

test.each(ofAgencies)('R071–R077 /%s is exact: what lies below it is not found', (path) => {
  expect(screensAt(`/${path}/x`)).toEqual(['InfoFrame', 'NotFoundPage']);
});

test.each(ofAgencies.filter((path) => !path.endsWith('/logon')))(
  'R072–R077 /%s lies behind the gate, in the agencies’ layout',
  (path) => {
    const screens = screensAt(`/${path}`);
    expect(screens).toContain('AgencyGate');
    expect(screens).toContain('AgencyFrame');
  },
);

test('R038 registration and forgotten password share one screen', () => {
  const screens = ['registerauth', 'register', 'forget'].map((name) =>
    screensAt(`/member/${name}`),
  );
  expect(new Set(screens.map((found) => found.at(-1))).size).toBe(1);
});

test('R021 R022 two fixed screens match by their beginning', () => {
  expect(screensAt('/auth/notFoundUser/x/y').at(-1)).toBe('NotFoundUserPage');
  expect(screensAt('/auth/notFoundUser').at(-1)).toBe('NotFoundUserPage');
  expect(screensAt('/auth/notFoundUserx').at(-1)).toBe('NotFoundPage');
  expect(screensAt('/auth/Error/x/y').at(-1)).toBe('ErrorPage');
});

test.each(['/x', '/memberx', '/member/x', '/member/share/x', '/membergroup/x', '/home/x'])(
  'R069 %s is not found, in the layout of the public site',
  (path) => {
    expect(screensAt(path)).toEqual(['InfoFrame', 'NotFoundPage']);
    const facts = factsOf((matchRoutes(routes, path) ?? []).map((match) => match.route));
    expect(facts.at(-1)?.status).toBe(404);
  },
);

test('every screen is exported by the file that bears its name', async () => {
  const lazy = (table: readonly RouteObject[]): RouteObject[] =>
    table.flatMap((route) => [route, ...lazy(route.children ?? [])]);
  for (const route of lazy(routes)) {
    if (typeof route.lazy !== 'function') continue;
    const { Component } = (await route.lazy()) as { Component?: { name: string } };
    expect(Component?.name).toBe(factsOf([route])[0]?.screen);
  }
});

test('R027 a text about cookies that is none is not found, without layout', () => {
  expect(screensAt('/cookie/x')).toEqual(['BarFrame', 'NotFoundPage']);
  const facts = factsOf((matchRoutes(routes, '/cookie/x') ?? []).map((match) => match.route));
  expect(facts.at(-1)?.status).toBe(404);
});

test.each([
  ['/member', '/member/status'],
  ['/member/', '/member/status'],
  ['/Member?next=https://evil.example', '/member/status'],
  ['/member?//evil.example#x', '/member/status'],
  ['/membergroup', '/membergroup/dashboard'],
  ['/membergroup/?asked=//evil.example', '/membergroup/dashboard'],
])('T29 %s leads on to %s, whatever came with it', async (path, to) => {
  const answer = await createStaticHandler(routes).query(new Request(`http://site${path}`));
  if (!(answer instanceof Response)) throw new Error('no redirect');
  expect([answer.status, answer.headers.get('location')]).toEqual([302, to]);
});
