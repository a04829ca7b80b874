/** Bodies of topics as the list for articles allows them (S6), and nothing besides. */
import type { SceneName } from './pictures/scenes.ts';

/** A picture within a text. Where there is no media folder it is left out. */
export interface Figure {
  readonly scene: SceneName;
  readonly alt: string;
  readonly caption: string;
}

/** A plain string is a paragraph; markup begins with `<`. */
export type Part = string | Figure;

export const h2 = (text: string): string => `<h2>${text}</h2>`;
export const quote = (text: string): string => `<blockquote><p>${text}</p></blockquote>`;
export const bold = (text: string): string => `<strong>${text}</strong>`;

const items = (texts: readonly string[]) => texts.map((text) => `<li>${text}</li>`).join('');
export const bullets = (...texts: readonly string[]): string => `<ul>${items(texts)}</ul>`;
export const steps = (...texts: readonly string[]): string => `<ol>${items(texts)}</ol>`;

/** Rows as lines, cells parted by `|`; the first line is the head. */
export function table(head: string, ...rows: readonly string[]): string {
  const cells = (line: string, tag: 'th' | 'td') =>
    line
      .split('|')
      .map((cell) => `<${tag}>${cell.trim()}</${tag}>`)
      .join('');
  const body = rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('');
  return `<table><thead><tr>${cells(head, 'th')}</tr></thead><tbody>${body}</tbody></table>`;
}

export const link = (href: string, text: string): string =>
  `<a href="${href}" rel="noopener noreferrer">${text}</a>`;

const figure = ({ alt, caption }: Figure, url: string): string =>
  `<figure><img src="${url}" alt="${alt}" width="960" height="540" />` +
  `<figcaption>${caption}</figcaption></figure>`;

/** The body; `urlOf` names the picture of the n-th figure (from 0), undefined leaves it out. */
export function bodyHtml(
  parts: readonly Part[],
  urlOf: (nth: number) => string | undefined,
): string {
  let nth = 0;
  const made = parts.map((part) => {
    if (typeof part === 'string') return part.startsWith('<') ? part : `<p>${part}</p>`;
    const url = urlOf(nth++);
    return url === undefined ? '' : figure(part, url);
  });
  return made.filter((html) => html !== '').join('\n');
}
