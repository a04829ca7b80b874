/**
 * What the colours of a page hang on: of each element with letters its classes and states, and
 * those of all around it. Where every one of them was looked at in another theme before, by the
 * tests of this worker, another look would see the same: it takes a third of all time.
 */
import type { Page } from 'playwright-core';

/** Runs in the page: a number for each kind of element with letters that is in the root. */
const look = `(root) => {
  const states = ['class', 'style', 'type', 'open', 'disabled', 'hidden', 'aria-current',
    'aria-pressed', 'aria-selected', 'aria-expanded', 'aria-invalid', 'aria-disabled'];
  const pseudo = [':focus', ':hover', ':checked', ':visited', ':popover-open'];
  /* FNV-1a, twice over: 53 bits tell some thousands of kinds apart. */
  const hash = (text) => {
    let [a, b] = [0x811c9dc5, 0x1b873593];
    for (let at = 0; at < text.length; at += 1) {
      a = Math.imul(a ^ text.charCodeAt(at), 0x01000193);
      b = Math.imul(b ^ text.charCodeAt(at), 0x85ebca6b);
    }
    return (a >>> 0) * 0x200000 + (b >>> 11);
  };
  const kinds = new Map();
  const kindOf = (one) => {
    if (one === null) return 0;
    const before = kinds.get(one);
    if (before !== undefined) return before;
    const data = one.getAttributeNames().filter((name) => name.startsWith('data-')).sort();
    const own = [...states, ...data].map((name) => one.getAttribute(name));
    const is = pseudo.map((name) => one.matches(name));
    const kind = hash(JSON.stringify([kindOf(one.parentElement), one.localName, own, is]));
    kinds.set(one, kind);
    return kind;
  };
  const hasLetters = (one) =>
    one.matches('input, select, textarea') ||
    [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== '');
  const found = new Set();
  for (const one of document.querySelector(root).querySelectorAll('*')) {
    if (!hasLetters(one)) continue;
    const { fontSize, fontWeight } = getComputedStyle(one);
    found.add(hash([kindOf(one), fontSize, fontWeight].join()));
  }
  return [...found];
}`;

const seen = new Set<number>();

/** Kinds of elements within the selector whose colours in other themes nobody has looked at yet. */
export async function unseenColours(page: Page, within = 'html'): Promise<readonly number[]> {
  const found = await page.evaluate<number[]>(`(${look})(${JSON.stringify(within)})`);
  return found.filter((kind) => !seen.has(kind));
}

/** To be called when nothing was found wrong with them. */
export function noteSeen(kinds: readonly number[]): void {
  for (const kind of kinds) seen.add(kind);
}
