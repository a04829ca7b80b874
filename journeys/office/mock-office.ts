/** The office without a server behind it, somebody of the staff signed in. */
import type { Page } from 'playwright-core';
import { readOfficeConfig, readOfficer } from '../../api/office/office.api.ts';
import { readRateDifferences } from '../../api/office/rate-differences.api.ts';
import { staffRoles } from '../../api/office/staff-roles.ts';
import { type MockRequest, type MockResponses, mockApi, success } from '../mock-api.ts';
import type { TestBrowser } from '../test-browser.ts';

interface Opening {
  readonly width: number;
  readonly path: string;
  /** The room's own calls, by method and address. */
  readonly answers: MockResponses;
  /** Whose work the room is; left out, all of them. */
  readonly roles?: readonly string[];
}

/** Opens a page of the office; gives its requests as they come. */
export async function openMockOffice(
  testBrowser: TestBrowser,
  { width, path, answers, roles = staffRoles }: Opening,
): Promise<{ page: Page; requests: readonly MockRequest[] }> {
  const page = await testBrowser.newPage({ width });
  const requests = await mockApi(page, {
    [`GET ${readOfficeConfig.path}`]: success(readOfficeConfig.example),
    [`${readOfficer.method} ${readOfficer.path}`]: success({ ...readOfficer.example, roles }),
    // Rooms of rates ask beside their own.
    [`GET ${readRateDifferences.path}`]: success({ items: [] }),
    ...answers,
  });
  await page.goto(path);
  return { page, requests };
}
