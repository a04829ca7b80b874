/** What no screen may be without, at whatever width it stands. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { sideways } from './pretend.ts';
import { axeFindings, type Stage } from './stage.ts';

/** Nothing sticks out, axe finds nothing, no fault was told but those that the test provokes. */
export async function expectSound(stage: Stage, page: Page, but?: RegExp): Promise<void> {
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  expect(await axeFindings(page)).toEqual([]);
  expect(stage.faults(page, but)).toEqual([]);
}
