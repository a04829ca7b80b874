/**
 * What the colours of an element hang on: its classes and states and those of all around it, its
 * letters, and whether it is shown. One that is like another at which the tests of this worker have
 * looked in every theme is not looked at again: that took a fifth of the time of a browser test.
 */
import type { Page } from 'playwright-core';

/**
 * Runs in the page: a number for each kind of element with letters that is shown within the root,
 * and by kind its elements, which stay in the page for `unseenColours` to choose among.
 */
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
    /* The page itself: its style holds measures, and a mouse over anything is over it, too. */
    if (one === document.documentElement || one === document.body) return hash(one.className);
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
  const found = new Map();
  for (const one of document.querySelector(root).querySelectorAll('*')) {
    if (!hasLetters(one) || !one.checkVisibility({ visibilityProperty: true })) continue;
    const { fontSize, fontWeight, color } = getComputedStyle(one);
    /* Letters that WCAG 1.4.3 calls large need less contrast. */
    const isLarge = parseFloat(fontSize) >= (fontWeight >= 700 ? 18.66 : 24);
    const kind = hash([kindOf(one), isLarge, color].join());
    found.set(kind, [...(found.get(kind) ?? []), one]);
  }
  globalThis.coloursByKind = found;
  return [...found.keys()];
}`;

const seen = new Set<number>();

/**
 * Kinds of elements within the selector whose colours nobody has looked at yet; the elements
 * themselves are `globalThis.unseenColours` of the page.
 */
export async function unseenColours(page: Page, within = 'html'): Promise<readonly number[]> {
  const found = await page.evaluate<number[]>(`(${look})(${JSON.stringify(within)})`);
  const unseen = found.filter((kind) => !seen.has(kind));
  const kinds = JSON.stringify(unseen);
  await page.evaluate(
    `globalThis.unseenColours = ${kinds}.flatMap((kind) => coloursByKind.get(kind))`,
  );
  return unseen;
}

/** To be called when nothing was found wrong with them. */
export function noteSeen(kinds: readonly number[]): void {
  for (const kind of kinds) seen.add(kind);
}
