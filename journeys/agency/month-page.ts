/** The month's page with the calls answered by examples, for its tests. */
import type { Page } from 'playwright-core';
import { readReport } from '../../api/agency/report/report.api.ts';
import { readCover } from '../../wings/agency/cover/cover.api.ts';
import { readUploadLayouts } from '../../wings/agency/result-upload/upload.api.ts';
import { type MockResponse, type MockResponses, mockAgencyApi, success } from '../mock-api.ts';
import type { TestBrowser } from '../test-browser.ts';

export const report = `GET ${readReport.path}`;
export const post = ({ path }: { path: string }) => `POST ${path}`;
const filled = {
  [`GET ${readCover.path}`]: success(readCover.example),
  [report]: success(readReport.example),
  [`GET ${readUploadLayouts.path}`]: success(readUploadLayouts.example),
};

/** What is wrong with a field, as the wire says it. */
export const refused = (field: string, message: string): MockResponse => ({
  status: 400,
  body: {
    ...{ rc_code: '-1', messages: 'กรุณาตรวจช่องที่มีข้อความเตือน' },
    data: { ref: '7QK4-28NV', code: 'bad_input', fields: [{ field, message }] },
  },
});

export async function openMonth(testBrowser: TestBrowser, width: number, answers: MockResponses) {
  const page = await testBrowser.newPage({ width });
  const requests = await mockAgencyApi(page, { ...filled, ...answers });
  await page.goto('/membergroup/keeprep');
  await page.getByRole('heading', { name: 'หลักฐานการโอนเงิน' }).waitFor();
  return { page, requests };
}

export const dialogOf = (page: Page) => page.getByRole('dialog');
const file = (name: string, words: string) => ({
  ...{ name, mimeType: 'text/csv' },
  buffer: Buffer.from(words),
});
export const choose = (page: Page, name: string, words = 'x') =>
  dialogOf(page).locator('input[type=file]').setInputFiles(file(name, words));
