/** What stands around every page: logo, names, bar, who is signed in, foot. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settled } from '../../../../journeys/browser/settled.ts';
import { paths as addresses } from '../../../../journeys/public/addresses.ts';
import { expectSound } from '../../../../journeys/sound.ts';
import { holds, openStage, type Stage, widths } from '../../../../journeys/stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const menu = (page: Page) => page.getByRole('navigation', { name: 'เมนูหลัก' });
const footer = (page: Page) => page.getByRole('contentinfo');

/** Every kind of address, and who must be signed in to see it. */
const everywhere = [
  [undefined, addresses.filter((path) => path !== '/load')],
  [undefined, ['/x', '/verify', '/member/termofconditional']],
  [undefined, ['/member/logon', '/member/register', '/member/forget', '/membergroup/logon']],
  ['member', ['/member/status', '/member/loan', '/member/password', '/member/security']],
  ['agency', ['/membergroup/dashboard', '/membergroup/keeprep', '/membergroup/password']],
] as const;

/** Whose foot is one line: whom to ask, the channels. */
const quiet = /^\/(?:colors|member(?:group)?\/(?!terms))/;

test('R002 R011 every page ends with the contact details and links of the settings', async () => {
  for (const [who, paths] of everywhere) {
    const page = await stage.newPage();
    if (who === 'member') await stage.signInAs(page, '000123');
    if (who === 'agency') await stage.signInAgency(page, '01011001');
    for (const path of paths) {
      await page.goto(path);
      const foot = footer(page);
      await foot.waitFor();
      const site = JSON.parse((await page.locator('#config').textContent()) ?? '{}');
      expect(site.social.map(({ kind }: { kind: string }) => kind)).toEqual(
        expect.arrayContaining(['line', 'facebook', 'map']),
      );
      // The portals' quiet foot says whom to ask; the public one where, too.
      const contact = foot.locator(`a[href="tel:${site.phone.replaceAll(' ', '')}"]`);
      await expect.poll(() => contact.count(), { message: path }).toBe(1);
      for (const { url } of site.social) {
        expect(await foot.locator(`a[href="${url}"]`).count(), `${path} ${url}`).toBe(1);
      }
      if (who === undefined && !quiet.test(path)) {
        const text = (await foot.innerText()).replaceAll(/\s/g, '');
        expect(text, path).toContain(site.coop_address.replaceAll(/\s/g, ''));
        expect(await foot.locator(`a[href="mailto:${site.email}"]`).count(), path).toBe(1);
      }
    }
    await stage.leave(page);
  }
}, 180_000);

test('R029 logo, both names, and a blue bar that stays on top while the page scrolls', async () => {
  const page = await stage.newPage();
  await page.goto('/home');
  const site = JSON.parse((await page.locator('#config').textContent()) ?? '{}');
  const head = page.getByRole('banner').getByRole('link').first();
  const logo = await head.locator('svg, img').first().boundingBox();
  expect([logo?.width, logo?.height]).toEqual([60, 60]);
  const names = (await head.innerText()).replaceAll('\u00a0', ' ').split('\n');
  expect(names).toEqual([site.coopNameTH, site.coopNameEN]);
  const ground = () =>
    page.evaluate<string>(`getComputedStyle(document.querySelector('nav')).backgroundColor`);
  expect(await ground()).toBe('rgb(11, 78, 162)');
  expect((await menu(page).boundingBox())?.y).toBeGreaterThan(60);
  await page.mouse.wheel(0, 600);
  await holds(page, 'scrollY > 300');
  expect((await menu(page).boundingBox())?.y).toBe(0);
  await stage.leave(page);
});

test('R035 the served head has description, locale and the title main - cooperative', async () => {
  const html = await (await fetch(`${stage.baseUrl}/home`)).text();
  const site = JSON.parse(/id="config">(.*?)<\/script>/.exec(html)?.[1] ?? '{}');
  expect(/<title>(.*?)<\/title>/.exec(html)?.[1]).toBe(`main - ${site.coopNameTH}`);
  expect(html).toContain(`<meta name="description" content="${site.www_description}">`);
  expect(html).toContain('<meta property="og:locale" content="th_TH">');
});

test.each(widths)('the public pages say who is signed in, at %i px', async (width) => {
  const page = await stage.newPage({ width });
  await page.goto('/demand');
  const who = page.getByRole('banner').getByRole('link', { name: 'เลขทะเบียน' });
  await settled(page);
  expect(await who.count()).toBe(0);
  await stage.signInAs(page, '000123');
  for (const path of ['/demand', '/election']) {
    await page.goto(path);
    await who.waitFor();
    expect(await who.innerText()).toMatch(/สมหญิง ใจดี\s*เลขทะเบียน 000123/);
    expect(await who.getAttribute('href')).toBe('/member/status');
  }
  await expectSound(stage, page);
  await stage.leave(page);
});

test('R034 the way up in the foot is soft, and at once for whom motion disturbs', async () => {
  for (const reducedMotion of [false, true]) {
    const page = await stage.newPage({ reducedMotion });
    await page.goto('/home');
    await settled(page);
    const up = footer(page).locator('a[href="#top"]');
    await up.scrollIntoViewIfNeeded();
    const manner = () =>
      page.evaluate<string>('getComputedStyle(document.documentElement).scrollBehavior');
    expect(await manner()).toBe('auto');
    await up.hover();
    await expect.poll(manner).toBe(reducedMotion ? 'auto' : 'smooth');
    await up.click();
    await holds(page, 'scrollY === 0');
    await stage.leave(page);
  }
});
