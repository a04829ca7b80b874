import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readTerms } from '../../../api/terms/terms.api.ts';
import {
  type Answers,
  callsTo,
  failed,
  held,
  pretendSignedIn,
  told,
} from '../../../journeys/mock-api.ts';
import { expectSound } from '../../../journeys/page-checks.ts';
import { openStage, type Stage, widths } from '../../../journeys/test-browser.ts';
import { acceptTerms } from './terms.api.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const read = `GET ${readTerms.path}`;
const accept = `POST ${acceptTerms.path}`;
const landing = { 'GET /api/member/status': failed(503, 'unavailable') };
const button = { name: 'ยอมรับและเข้าใช้งาน' };
const agreeBox = { name: /ได้อ่านและยอมรับ/ };
const offersBox = { name: /ยินดีรับข่าว/ };

async function open(answers: Answers, width = 390) {
  const page = await stage.newPage({ width });
  const asked = await pretendSignedIn(page, { ...landing, ...answers });
  await page.goto('/member/welcome');
  await page.getByRole('heading', { level: 1 }).waitFor();
  return { page, asked };
}

const long = {
  ...readTerms.example,
  body_html: '<h3>ข้อ 1</h3><p>สมาชิกดูข้อมูลของตนเองได้</p>'.repeat(30),
};

describe.each(widths)('the terms at %i px', (width) => {
  test('R055 D-30 two boxes, neither ticked; the way on only with the first', async () => {
    const answers = { [read]: told(long), [accept]: { body: { rc_code: '1' } } };
    const { page, asked } = await open(answers, width);
    await page
      .getByRole('region', { name: /ข้อตกลงการใช้บริการ/ })
      .getByText('ข้อ 1')
      .first()
      .waitFor();
    expect(await page.getByRole('navigation', { name: 'เมนูสมาชิก' }).count()).toBe(0);
    expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(0);
    await expectSound(stage, page);
    await page.getByRole('button', button).click();
    await page.getByText('กรุณาทำเครื่องหมายในช่องนี้').waitFor();
    expect(callsTo(asked, accept)).toHaveLength(0);
    await expectSound(stage, page);
    await page.getByRole('checkbox', agreeBox).check();
    await page.getByRole('button', button).click();
    await page.waitForURL('**/member/status');
    expect(callsTo(asked, accept)[0]?.postDataJSON()).toEqual({ version: '1' });
    await stage.leave(page);
  });

  test('R055 failed, then slow: a way to try again, bones that are spoken of', async () => {
    let fails = true;
    const slow = held(told(long));
    const answers = { [read]: () => (fails ? failed(503, 'unavailable') : slow.answer) };
    const { page } = await open(answers, width);
    await page.getByRole('heading', { name: 'โหลดข้อตกลงไม่สำเร็จ' }).waitFor();
    await expectSound(stage, page, /503/);
    fails = false;
    await page.getByRole('button', { name: 'ลองใหม่' }).click();
    await page.getByText('กำลังโหลดข้อตกลง').waitFor({ state: 'attached' });
    slow.give();
    await page.getByRole('checkbox', agreeBox).waitFor();
    await stage.leave(page);
  });
});

test('R055 markup in the terms runs no script', async () => {
  const body_html = '<p>ดี</p><img src="x" onerror="window.hit=1"><script>window.hit=1</script>';
  const { page } = await open({ [read]: told({ ...long, body_html }) });
  await page.getByText('ดี', { exact: true }).waitFor();
  expect(await page.evaluate('window.hit ?? null')).toBeNull();
  // The policy of the page speaks up already when the markup is taken apart to be cleaned.
  expect(stage.faults(page, /inline event handler/)).toEqual([]);
  await stage.leave(page);
});

test('R055 a newer version is shown at once; the other choice is not lost', async () => {
  let version = '1';
  const { page, asked } = await open({
    [read]: () => told({ ...long, version, body_html: `<p>ข้อความฉบับ ${version}</p>` }),
    [accept]: (request) =>
      request.postDataJSON().version === '2'
        ? { body: { rc_code: '1' } }
        : failed(409, 'conflict', 'กรุณาอ่านฉบับที่แสดงนี้'),
  });
  await page.getByRole('checkbox', agreeBox).check();
  await page.getByRole('checkbox', offersBox).check();
  version = '2';
  await page.getByRole('button', button).click();
  await page.getByRole('alert').getByText('กรุณาอ่านฉบับที่แสดงนี้').waitFor();
  await page.getByText('ข้อความฉบับ 2').waitFor();
  await expect.poll(() => page.getByRole('checkbox', agreeBox).isChecked()).toBe(false);
  expect(await page.getByRole('checkbox', offersBox).isChecked()).toBe(true);
  await expectSound(stage, page, /409/);
  await page.getByRole('checkbox', agreeBox).check();
  await page.getByRole('button', button).click();
  await page.waitForURL('**/member/status');
  expect(callsTo(asked, accept).at(-1)?.postDataJSON()).toEqual({ version: '2', marketing: true });
  await stage.leave(page);
});

test('R118 whoever does not accept can leave', async () => {
  const { page } = await open({ [read]: told(long) });
  await page.getByRole('button', { name: 'ออกจากระบบ' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'ออกจากระบบ' }).click();
  await page.waitForURL('**/member/logon');
  await stage.leave(page);
});
