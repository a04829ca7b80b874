/** Words without a break in the place of those that a page shows. */

/** The texts of an answer: of markup those between its tags. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.split(/<[^>]*>/).map((text) => text.trim());
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** The words of answers, without figures and days. */
export const wordsIn = (answers: unknown): string[] =>
  textsOf(answers).filter((text) => /\p{L}{3}/u.test(text));

interface Lengthened {
  readonly within: string;
  readonly words: readonly string[];
  /** What stands in the place of each. */
  readonly long: string;
}

/**
 * Puts words without a break in the place of these texts; gives how many of them stand there. A
 * figure with its unit is kept whole, and heads of tables are ours: they are never long.
 */
export const lengthen = ({ within, words, long }: Lengthened): string => `(() => {
  const own = new Set(${JSON.stringify(words)});
  const root = document.querySelector('${within}');
  // Words that are held together are so within their text: another text holds others.
  for (const text of root.querySelectorAll('x-t')) text.textContent = text.textContent;
  // A word of an article: the server puts a span around none that is longer than the dictionary's.
  const isHeld = ({ parentElement }) => parentElement.matches('span:not([class])') &&
    getComputedStyle(parentElement).whiteSpace === 'nowrap';
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  let count = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement.closest('[class*="nowrap"], thead') || isHeld(node)) continue;
    if (!own.has(node.textContent.trim())) continue;
    node.textContent = '${long}';
    count += 1;
  }
  return count;
})()`;

/** Where the page scrolls sideways: what reaches beyond its edge, but within a lane of its own. */
export const beyond = `(() => {
  if (document.scrollingElement.scrollWidth <= innerWidth) return [];
  const isCut = (element) => element !== document.body &&
    (getComputedStyle(element).overflowX !== 'visible' || isCut(element.parentElement));
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
    .filter((element) => !isCut(element.parentElement))
    .map(({ tagName, className }) => tagName + ' ' + className).slice(0, 9);
})()`;
