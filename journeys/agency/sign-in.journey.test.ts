/** Whoever guesses at the agencies' door proves work and waits, as at the members' (T11, T12). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectPageOk } from '../page-checks.ts';
import { openTestBrowser, type TestBrowser } from '../test-browser.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

test.each([390, 1440])(
  'R097 S5 at %i px three wrong ones: proven in silence, the wait counts itself down',
  async (width) => {
    const page = await testBrowser.newPage({ width, stranger: true });
    await page.goto('/membergroup/logon');
    const number = page.locator('input[name="member_group_no"]');
    const password = page.locator('input[name="member_group_pass"]');
    const button = page.locator('form:has([name="member_group_pass"]) button[type="submit"]');
    const sent: { recaptcha?: string; captcha_secret?: string }[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/auth/login')) sent.push(request.postDataJSON());
    });
    // Nobody's: what is asked tells nothing of whose a login is.
    const login = `8888${width}`;
    await number.fill(login);
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      await password.fill(`wrong ${attempt}`);
      await button.click();
      await expect.poll(() => sent.length, { timeout: 30_000 }).toBe(attempt < 3 ? attempt : 4);
      await expect.poll(() => button.getAttribute('aria-disabled')).toBeNull();
      await page
        .getByRole('alert')
        .getByText(/รหัสหน่วยงานหรือรหัสผ่านไม่ถูกต้อง/)
        .first()
        .waitFor();
    }
    // The third was sent twice: bare, and with the solution of a challenge.
    expect(sent.map((body) => Boolean(body.recaptcha && body.captcha_secret))).toEqual([
      ...[false, false, false, true],
    ]);
    await button.click();
    await page.getByRole('button', { name: /ลองอีกครั้งได้ใน \d+ วินาที/ }).waitFor();
    await expectPageOk(testBrowser, page, /status of 4(00|29)/);
    await page.getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).waitFor();
    expect(await number.inputValue()).toBe(login);
    await testBrowser.leave(page);
  },
);
