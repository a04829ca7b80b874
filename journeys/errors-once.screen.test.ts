/** What went wrong is said once, where it happened, and no message lies over what is needed. */
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readReport, saveReport } from '../api/agency/report/report.api.ts';
import { officeRooms } from '../api/office/office-rooms.ts';
import { signIn as agencySignIn } from '../wings/agency/sign-in/sign-in.api.ts';
import { postTopic, readDraft, saveDraft } from '../wings/info/board/board.api.ts';
import { changePassword, confirmPassword } from '../wings/member/password/password.api.ts';
import {
  chooseMarketing,
  readHistory,
  readSecurity,
} from '../wings/member/security/security.api.ts';
import { readShare } from '../wings/member/shares/shares.api.ts';
import { signIn } from '../wings/member/sign-in/sign-in.api.ts';
import { beginTopic, readTopics } from '../wings/office/topics/topics.api.ts';
import { openMonth } from './agency/month-page.ts';
import { settled } from './browser/settled.ts';
import { failure, type MockResponses, mockApi, mockMemberApi, success } from './mock-api.ts';
import { openMockOffice } from './office/mock-office.ts';
import { openTestBrowser, type TestBrowser } from './test-browser.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

const sentence = 'ประโยคเดียวที่บอกว่าอะไรผิด';
const refused = failure(400, 'refused', sentence);
const post = ({ path }: { readonly path: string }) => `POST ${path}`;
const get = ({ path }: { readonly path: string }) => `GET ${path}`;

async function openPublic(path: string, answers: MockResponses): Promise<Page> {
  const page = await testBrowser.newPage({ width: 390 });
  await mockApi(page, answers);
  await page.goto(path);
  await settled(page);
  return page;
}

async function openMember(path: string, answers: MockResponses): Promise<Page> {
  const page = await testBrowser.newPage({ width: 390 });
  await mockMemberApi(page, answers);
  await page.goto(path);
  await settled(page);
  return page;
}

/** Fills fields by their names and sends their form. */
async function send(page: Page, fields: Readonly<Record<string, string>>): Promise<Locator> {
  for (const [name, value] of Object.entries(fields)) {
    await page.locator(`[name="${name}"]`).fill(value);
  }
  const [first] = Object.keys(fields);
  const button = page.locator(`form:has([name="${first}"]) button[type="submit"]`);
  await button.click();
  return button;
}

const password = { mem_oldpassword: 'ของเดิมที่เคยใช้', mem_password: 'ข้าวเหนียวมะม่วง' };
const secondStep = {
  ...{ rc_code: '2', rc_des: 'ส่งรหัสแล้ว', data: changePassword.example },
  ...{ new_password: 'otpref.a.first', mem_password: 'otpref.b.second' },
};

/** Each form: opens it, has it refused, and gives its page and the button that was pressed. */
const forms: Readonly<Record<string, () => Promise<readonly [Page, Locator]>>> = {
  'the member’s sign-in': async () => {
    const page = await openPublic('/member/logon', { [post(signIn)]: refused });
    return [page, await send(page, { membership_no: '000123', mem_password: 'x' })];
  },
  'the agency’s sign-in': async () => {
    const page = await openPublic('/membergroup/logon', { [post(agencySignIn)]: refused });
    return [page, await send(page, { member_group_no: '01011001', member_group_pass: 'x' })];
  },
  'a new password': async () => {
    const page = await openMember('/member/password', { [post(changePassword)]: refused });
    return [page, await send(page, { ...password, again: password.mem_password })];
  },
  'a code': async () => {
    const page = await openMember('/member/password', {
      [post(changePassword)]: { body: secondStep },
      [post(confirmPassword)]: refused,
    });
    await send(page, { ...password, again: password.mem_password });
    await page.locator('[name="otp"]').waitFor();
    return [page, await send(page, { otp: '481516' })];
  },
  'a question to the board': async () => {
    const page = await openMember('/boardPost', {
      [get(readDraft)]: success(readDraft.example),
      [post(saveDraft)]: success(saveDraft.example),
      [post(postTopic)]: refused,
    });
    return [page, await send(page, { title: 'หัวข้อคำถาม', body: 'รายละเอียดของคำถาม' })];
  },
  'a new topic of the office': async () => {
    const { page } = await openMockOffice(testBrowser, {
      width: 390,
      path: `${officeRooms.topics.path}/new`,
      answers: { [get(readTopics)]: success(readTopics.example), [post(beginTopic)]: refused },
    });
    await page.getByRole('main').getByRole('textbox').first().fill('เรื่องใหม่');
    await page.getByRole('main').getByRole('combobox').selectOption({ index: 1 });
    const button = page.getByRole('main').locator('button[type="submit"]');
    await button.click();
    return [page, button];
  },
};

/** How often a sentence is seen on the page, wherever it stands. */
const seen = (page: Page, words: string) => page.getByText(words).filter({ visible: true }).count();

const notices = (page: Page) => page.getByRole('region', { name: 'การแจ้งเตือน' });

/** What lies under a message: the button, a telephone number, what is focused. */
const hidden = (button: Locator): Promise<string[]> =>
  button.evaluate((pressed) => {
    type Box = { left: number; right: number; top: number; bottom: number };
    type Part = { getBoundingClientRect(): Box; outerHTML: string };
    const { document } = globalThis as unknown as {
      document: { querySelectorAll(selector: string): Iterable<Part>; activeElement: Part };
    };
    const region = '[aria-label="การแจ้งเตือน"]';
    const messages = [...document.querySelectorAll(`${region} [role] > div`)];
    const needed = [...document.querySelectorAll('a[href^="tel:"]'), pressed as unknown as Part];
    return needed
      .filter((part) => {
        const box = part.getBoundingClientRect();
        return messages.some((message) => {
          const own = message.getBoundingClientRect();
          const across = box.left < own.right && box.right > own.left;
          return across && box.top < own.bottom && box.bottom > own.top;
        });
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 80));
  });

test.each(Object.keys(forms))('%s that is refused says so once, in place', async (name) => {
  const [page, button] = (await forms[name]?.()) ?? [];
  if (!page || !button) throw new Error(name);
  await page.getByRole('main').getByText(sentence).first().waitFor();
  await settled(page);
  expect(await seen(page, sentence)).toBe(1);
  expect(await notices(page).getByRole('button').count()).toBe(0);
  expect(await hidden(button)).toEqual([]);
  await testBrowser.leave(page);
});

test('R164 a room that cannot be had says so in place, and by no message', async () => {
  const page = await openMember('/member/share', { [get(readShare)]: failure(503, 'unavailable') });
  await page.getByRole('heading', { name: 'โหลดรายการหุ้นไม่สำเร็จ' }).waitFor();
  expect(await notices(page).getByRole('button').count()).toBe(0);
  await testBrowser.leave(page);
});

test('an agency’s row that cannot be saved says so at the month, by no message', async () => {
  const { page } = await openMonth(testBrowser, 390, {
    [get(readReport)]: success({
      ...readReport.example,
      report: { ...readReport.example.report, lines: [] },
    }),
    [post(saveReport)]: failure(503, 'unavailable', sentence),
  });
  await page
    .getByRole('button', { name: /^หักได้ครบ น/ })
    .first()
    .click();
  await page.getByRole('main').getByText('ยังบันทึกร่างไม่ได้').first().waitFor();
  await settled(page);
  expect(await notices(page).getByRole('button').count()).toBe(0);
  expect(await seen(page, sentence)).toBeLessThanOrEqual(1);
  await testBrowser.leave(page);
});

/** At either end of the window: where a message would come up, and at the other. */
test.each(['end', 'start', 'center'])(
  'a message leaves the switch at the %s free',
  async (block) => {
    const page = await openMember('/member/security', {
      [get(readSecurity)]: success(readSecurity.example),
      [get(readHistory)]: success(readHistory.example),
      [post(chooseMarketing)]: failure(503, 'unavailable', sentence),
    });
    const choice = page.getByRole('switch');
    await choice.evaluate((one, to) => Object(one).scrollIntoView({ block: to }), block);
    await choice.click();
    await notices(page).getByText(sentence).waitFor();
    expect(await seen(page, sentence)).toBe(1);
    expect(await hidden(choice)).toEqual([]);
    await testBrowser.leave(page);
  },
);
