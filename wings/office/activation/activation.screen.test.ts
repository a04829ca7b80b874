import { afterAll, beforeAll, expect, test } from 'vitest';
import { callsTo, failure, success } from '../../../journeys/mock-api.ts';
import { openMockOffice } from '../../../journeys/office/mock-office.ts';
import { expectPageOk } from '../../../journeys/page-checks.ts';
import { openTestBrowser, type TestBrowser, widths } from '../../../journeys/test-browser.ts';
import { makeActivation } from './activation.api.ts';
import { answers as said, text } from './activation.text.ts';

let testBrowser: TestBrowser;
beforeAll(async () => {
  testBrowser = await openTestBrowser();
});
afterAll(() => testBrowser.close());

const make = `POST ${makeActivation.path}`;
const { example } = makeActivation;

test.each(widths)('T8 at %i px: the paper’s number, a refusal at it, the slip', async (width) => {
  const { body, status } = failure(400, 'bad_input', said.otherDocument);
  const fields = [{ field: 'document_no', message: said.otherDocument }];
  const data = { ref: '7QK4-28NV', code: 'bad_input', fields };
  let right = false;
  const { page, requests } = await openMockOffice(testBrowser, {
    ...{ width, path: '/office/activation', roles: ['service'] },
    answers: {
      [make]: () => (right ? success(example) : { status: status ?? 400, body: { ...body, data } }),
    },
  });
  const send = page.getByRole('button', { name: text.submit, exact: true });
  await send.click();
  await page.getByText(text.documentNoMissing).waitFor();
  expect(callsTo(requests, make)).toHaveLength(0);
  await page.getByLabel(text.memberNo).fill('10');
  await page.getByLabel(text.documentNo).fill('111/2560');
  await send.click();
  await page.getByText(said.otherDocument).waitFor();
  await expectPageOk(testBrowser, page, /400/);
  right = true;
  await page.getByLabel(text.documentNo).fill('110/2560');
  await send.click();
  await page.getByText(example.code).waitFor();
  expect(callsTo(requests, make).at(-1)?.postDataJSON()).toEqual({
    ...{ membership_no: '000010', document_no: '110/2560', seen: null },
  });
  expect(await page.locator('main').innerText()).toContain(example.name);
  await expectPageOk(testBrowser, page, /400/);
  await page.getByRole('button', { name: text.slip.again }).click();
  await page.getByRole('button', { name: text.noDocument }).click();
  await page.getByLabel(text.memberNo).fill('7');
  await page.getByLabel(text.seen).fill('สั้น');
  await send.click();
  await page.getByText(said.seen(10, 300)).waitFor();
  await page.getByLabel(text.seen).fill('ผู้อำนวยการโรงเรียนมารับรองตัวบุคคล');
  await send.click();
  await page.getByText(example.code).waitFor();
  expect(callsTo(requests, make).at(-1)?.postDataJSON()).toEqual({
    ...{ membership_no: '000007', document_no: null, seen: 'ผู้อำนวยการโรงเรียนมารับรองตัวบุคคล' },
  });
});
