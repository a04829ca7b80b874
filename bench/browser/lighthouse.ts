/** Google's Lighthouse on a page, as on a phone of the middle class (docs/architecture.md). */
import lighthouse from 'lighthouse';
import { median } from '../median.ts';
import { launchBrowser } from './weight.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const runs = 3;
/** A run in which the browser recorded nothing says nothing of the page; it is made again. */
const maxAttempts = 5;

/** The middle of some runs. */
export interface Verdict {
  /** By the category's title, 0 to 100. */
  readonly scores: ReadonlyMap<string, number>;
  /** Milliseconds to the largest element. */
  readonly largest: number;
}

/** One run; undefined when Lighthouse itself failed. */
async function judge(url: string): Promise<Verdict | undefined> {
  const { browser, port } = await launchBrowser();
  try {
    const result = await lighthouse(url, {
      port,
      onlyCategories: categories,
      formFactor: 'mobile',
      logLevel: 'error',
    });
    if (result === undefined) throw new Error('Lighthouse gave no result');
    const { lhr } = result;
    if (lhr.runtimeError) {
      console.log(`  Lighthouse had to begin again: ${lhr.runtimeError.code}`);
      return undefined;
    }
    printFailedAudits(lhr);
    return {
      scores: new Map(
        Object.values(lhr.categories).map(({ title, score }) => [title, (score ?? 0) * 100]),
      ),
      largest: lhr.audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    };
  } finally {
    await browser.close();
  }
}

interface Result {
  readonly categories: Readonly<
    Record<string, { readonly auditRefs: readonly { id: string; weight: number }[] }>
  >;
  readonly audits: Readonly<Record<string, { title: string; score: number | null }>>;
}

/** For whoever wants to make it better: audits that count and were not passed. */
function printFailedAudits({ categories: found, audits }: Result): void {
  for (const [category, { auditRefs }] of Object.entries(found)) {
    for (const { id, weight } of auditRefs) {
      const { title, score } = audits[id] ?? { title: id, score: null };
      if (weight === 0 || score === null || score >= 0.9) continue;
      console.log(`  Lighthouse, ${category}: ${title} (${Math.round(score * 100)})`);
    }
  }
}

/** The middle of a few runs: one swings with what else is going on. */
export async function lighthouseOf(url: string): Promise<Verdict> {
  const all: Verdict[] = [];
  for (let run = 0; run < maxAttempts && all.length < runs; run += 1) {
    const verdict = await judge(url);
    if (verdict) all.push(verdict);
  }
  if (all.length < runs) throw new Error(`Lighthouse failed more than ${maxAttempts - runs} times`);
  const titles = [...(all[0]?.scores.keys() ?? [])];
  const scoreOf = (title: string) => median(all.map(({ scores }) => scores.get(title) ?? 0));
  return {
    scores: new Map(titles.map((title) => [title, scoreOf(title)])),
    largest: median(all.map(({ largest }) => largest)),
  };
}
