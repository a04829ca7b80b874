/** What axe finds on a page, in every theme. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { noteSeen, unseenColours } from './seen-colours.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const axeSource = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** What can be wrong with colours and sizes alone. */
export const rulesOfColour = ['color-contrast', 'link-in-text-block', 'target-size'] as const;
/** What can be wrong with a theme whose sizes are those of another. */
const rulesOfTheme = rulesOfColour.filter((rule) => rule !== 'target-size');

/** Puts the page in another theme's colours, as a choice does it (kit/view-preferences). */
async function showTheme(page: Page, theme: 'light' | 'high' | 'dark'): Promise<void> {
  await page.evaluate(`document.documentElement.dataset.colours = '${theme}'`);
}

/**
 * Findings of axe on the page as it stands, one line each: rule, target, what to mend. Of some
 * rules; or of all standards, and of the colours that nobody has looked at yet in each theme.
 * On all of it, or within what a selector of CSS finds.
 */
export async function axeFindings(
  page: Page,
  rules?: readonly string[],
  within?: string,
): Promise<string[]> {
  if (!(await page.evaluate(`'axe' in globalThis`))) await page.evaluate(axeSource);
  if (rules) return findings(page, { runOnly: { type: 'rule', values: rules }, within });
  const found = await findings(page, {
    runOnly: { type: 'tag', values: standards },
    rules: { 'color-contrast': { enabled: false } },
    within,
  });
  const unseen = await unseenColours(page, within);
  if (unseen.length === 0) return found;
  const root = 'document.documentElement.dataset.colours';
  const before = await page.evaluate<string | undefined>(root);
  for (const theme of ['light', 'dark', 'high'] as const) {
    await showTheme(page, theme);
    const runOnly = { type: 'rule', values: rulesOfTheme } as const;
    const other = await findings(page, { runOnly, within: unseenElements });
    found.push(...other.map((finding) => `${theme}: ${finding}`));
  }
  await page.evaluate(before === undefined ? `delete ${root}` : `${root} = '${before}'`);
  if (found.length === 0) noteSeen(unseen);
  return found;
}

const unseenElements = Symbol('the elements that unseenColours has found');

interface Look {
  readonly runOnly: { readonly type: 'rule' | 'tag'; readonly values: readonly string[] };
  readonly rules?: Readonly<Record<string, { readonly enabled: boolean }>>;
  readonly within: string | undefined | typeof unseenElements;
}

async function findings(page: Page, { within, ...options }: Look): Promise<string[]> {
  const where = within === unseenElements ? { unseen: true } : { selector: within };
  const how = { ...options, resultTypes: ['violations'] };
  return page.evaluate(
    async ({ where, how }) => {
      type Result = { id: string; help: string; nodes: { target: unknown[]; html: string }[] };
      type Axe = { run(where: unknown, how: unknown): Promise<{ violations: Result[] }> };
      const { axe, document, unseenColours } = globalThis as unknown as {
        axe: Axe;
        document: unknown;
        unseenColours: readonly { isConnected: boolean }[];
      };
      // What has gone from the page in the meantime has no colours any more.
      const include = where.unseen ? unseenColours.filter((one) => one.isConnected) : undefined;
      if (include?.length === 0) return [];
      const root = include ? { include } : (where.selector ?? document);
      const { violations } = await axe.run(root, how);
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map((node) => `${id}: ${node.target.join(' ')}: ${help}: ${node.html.slice(0, 120)}`),
      );
    },
    { where, how },
  );
}
