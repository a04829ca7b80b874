/** What every page ends with, whatever the route table holds. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { matchRoutes, type RouteObject } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInOffice } from '../journeys/sign-in/office.ts';
import { openTestBrowser, type TestBrowser } from '../journeys/test-browser.ts';
import { factsOf } from './page.ts';
import { routes } from './routes.tsx';

let testBrowser: TestBrowser;
let site: Record<string, string> & { social: { kind: string; url: string }[] };
beforeAll(async () => {
  testBrowser = await openTestBrowser();
  site = JSON.parse(await readFile('site.config.json', 'utf8'));
});
afterAll(() => testBrowser.close());

/** Paths of the table that show a screen; a loader alone leads on to another. */
function pathsIn(table: readonly RouteObject[]): string[] {
  return table.flatMap(({ path, handle, children = [] }) => [
    ...(path === undefined || handle === undefined ? [] : [path]),
    ...pathsIn(children),
  ]);
}

/** What stands in an address for its parameters. */
const examples: Readonly<Record<string, string>> = {
  'list/:topicId': 'list/news',
  'show/:topicId': 'show/501',
  'member/loan_statement/:statement': 'member/loan_statement/สม6500123',
  'member/dep_statement/:statement': 'member/dep_statement/01020001234',
  'member/kep/:year/:month/:seq': 'member/kep/2568/11/1',
  'office/agency_reports/:unit/:year/:month': 'office/agency_reports/01011001/2568/11',
};

const addressOf = (path: string): string =>
  `/${examples[path] ?? path.replaceAll(/\/:\w+\?/g, '').replaceAll(/:\w+/g, '1')}`.replace(
    '*',
    'x',
  );

const factsAt = (address: string) =>
  factsOf((matchRoutes(routes, address) ?? []).map(({ route }) => route));
const gateOf = (address: string) =>
  factsAt(address).find(({ screen }) => screen?.endsWith('Gate'))?.screen;
const isInBrowser = (address: string) => factsAt(address).some((facts) => facts.inBrowser);

/** The splash by itself is what stands before a page, and is none (R023). */
const addresses = pathsIn(routes)
  .map(addressOf)
  .filter((address) => address !== '/load' && address !== '/offline');

/** The channels of the settings, and whom to ask: the links of a footer. */
const expectedLinks = () => [
  `tel:${site.phone?.replaceAll(' ', '')}`,
  ...site.social.map(({ url }) => url),
];

async function expectFooter(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' });
  const foot = page.getByRole('contentinfo');
  await foot.locator('a[href^="tel:"]').waitFor();
  const links = foot.locator('a');
  const targets = await links.evaluateAll((all) => all.map((a) => Object(a).getAttribute('href')));
  expect(targets, address).toEqual(expect.arrayContaining(expectedLinks()));
}

test('R002 the settings name social media, a chat app and a map; the table every page', () => {
  expect(site.social.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['line', 'facebook', 'map']),
  );
  expect(addresses.length).toBeGreaterThan(50);
});

test('R002 every page that is served whole ends with the contact details and links', async () => {
  const served = addresses.filter((address) => !isInBrowser(address));
  expect(served.length).toBeGreaterThan(15);
  for (const address of served) {
    const html = await (await fetch(testBrowser.baseUrl + address)).text();
    const [, foot = ''] = html.split('<footer');
    const targets = [...foot.matchAll(/href="([^"]*)"/g)].map(([, target]) =>
      target?.replaceAll('&amp;', '&'),
    );
    expect(targets, address).toEqual(expect.arrayContaining(expectedLinks()));
    // The public foot says where the cooperative is, too; colours and sign-ins have one line.
    if (address === '/colors' || address.endsWith('/logon')) continue;
    const words = foot.replaceAll(/<[^>]*>|[\s\u00a0\u2060]/g, '');
    expect(words, address).toContain(site.coop_address?.replaceAll(/\s/g, ''));
    expect(targets, address).toContain(`mailto:${site.email}`);
  }
});

test.each([
  ['a stranger', undefined],
  ['a member', 'MemberGate'],
  ['an agency', 'AgencyGate'],
  ['staff', 'OfficeGate'],
])('R002 every page that the browser shows %s ends with them', async (_, gate) => {
  const page = await testBrowser.newPage();
  if (gate === 'MemberGate') await testBrowser.signInAs(page, '000123');
  if (gate === 'AgencyGate') await testBrowser.signInAgency(page, '01011001');
  if (gate === 'OfficeGate') {
    await expectFooter(page, '/office');
    await signInOffice(testBrowser, page, 'admin');
  }
  const shown = addresses.filter((one) => isInBrowser(one) && gateOf(one) === gate);
  expect(shown.length).toBeGreaterThan(3);
  for (const address of shown) await expectFooter(page, address);
  await testBrowser.leave(page);
});
