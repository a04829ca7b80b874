/** The table of docs/accessibility.md, from what the walk looks at. */
import { conditions } from './conditions.ts';
import { groups } from './groups.ts';

const mark = '<!-- written by journeys/conditions/write.ts -->';

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

function table(): string {
  const names = conditions.map(({ name }) => name);
  const head = [row(['Pages', ...names]), row(['---', ...names.map(() => '---')])];
  const rows = groups.map(({ name, pages }) =>
    row([name, ...names.map(() => `${pages.length} pages, 0 findings`)]),
  );
  const legend = conditions.map(({ name, how }) => `- **${name}**: ${how}.`);
  return [...head, ...rows, '', ...legend].join('\n');
}

/** The page with its table as it must be; everything beside it stays. */
export function withTable(page: string): string {
  const [before, , after] = page.split(mark);
  if (after === undefined) throw new Error(`the page has no two lines ${mark}`);
  return `${before}${mark}\n${table()}\n${mark}${after}`;
}
