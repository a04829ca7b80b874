/** What two texts differ in, line by line. Pure. */
import { compareText as text } from './compare.text.ts';

export interface DiffLine {
  readonly kind: 'same' | 'gone' | 'new';
  readonly line: string;
}

export interface Difference {
  /** What it is about: the heading. */
  readonly name: string;
  readonly lines: readonly DiffLine[];
}

const entities: Readonly<Record<string, string>> = {
  ...{ '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&nbsp;': ' ' },
};

/** Clean markup as lines of text; what is no text says what it is. */
export function linesOf(html: string): readonly string[] {
  return html
    .replace(/\s+/g, ' ')
    .replace(/<img\b[^>]*\balt="([^"]*)"[^>]*>/g, (_all, alt) => `\n${text.picture(alt)}\n`)
    .replace(/<h([234])>/g, (_all, level) => `\n${'#'.repeat(Number(level) - 1)} `)
    .replace(/<li>(?:<p>)?/g, '\n• ')
    .replace(/<a\b[^>]*\bhref="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g, (_all, href, words) =>
      text.link(words, href),
    )
    .replace(/<\/t[dh]>\s*<t[dh][^>]*>/g, ' | ')
    .replace(/<\/?(?:p|br|h[234]|ul|ol|li|table|tr|blockquote|figure|figcaption)\b[^>]*>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|nbsp);/g, (entity) => entities[entity] ?? entity)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
}

/** Longer texts are shown whole, one after the other: comparing costs their product. */
const mostLines = 1_500;

/** Lines that went and lines that came, in their places. */
export function diffLines(before: readonly string[], after: readonly string[]): DiffLine[] {
  const [n, m] = [before.length, after.length];
  if (n > mostLines || m > mostLines) {
    return [
      ...before.map((line) => ({ kind: 'gone' as const, line })),
      ...after.map((line) => ({ kind: 'new' as const, line })),
    ];
  }
  const longest = Array.from({ length: n + 1 }, () => new Uint16Array(m + 1));
  const at = (i: number, j: number): number => longest[i]?.[j] ?? 0;
  for (let i = n - 1; i >= 0; i -= 1) {
    const row = longest[i] as Uint16Array;
    for (let j = m - 1; j >= 0; j -= 1) {
      row[j] = before[i] === after[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const lines: DiffLine[] = [];
  let [i, j] = [0, 0];
  while (i < n || j < m) {
    if (i < n && j < m && before[i] === after[j]) {
      lines.push({ kind: 'same', line: before[i] ?? '' });
      i += 1;
      j += 1;
    } else if (i < n && (j === m || at(i + 1, j) >= at(i, j + 1))) {
      lines.push({ kind: 'gone', line: before[i] ?? '' });
      i += 1;
    } else {
      lines.push({ kind: 'new', line: after[j] ?? '' });
      j += 1;
    }
  }
  return lines;
}
