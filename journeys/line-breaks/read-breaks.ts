/** Where the lines of a page end. */
import type { Page } from 'playwright-core';

/** A line's end between two Thai letters. */
interface LineBreak {
  /** The Thai letters around it, up to what is none on either side. */
  readonly run: string;
  /** How many of them stand before it. */
  readonly place: number;
}

/**
 * Letter by letter, whether one stands lower than the one before it in the same block. Only what
 * takes more than one line is read so: a page takes some twenty milliseconds. What is there for
 * speech alone is clipped to nothing, and its lines with it.
 */
const read = `(() => {
  const thai = /[\\u0e01-\\u0e4e]/;
  const range = document.createRange();
  const styleOf = (element) => getComputedStyle(element);
  const blockOf = (element) =>
    styleOf(element).display === 'inline' ? blockOf(element.parentElement) : element;
  const isClipped = (element) => element !== null &&
    (styleOf(element).clipPath !== 'none' || isClipped(element.parentElement));
  const breaks = [];
  let [block, top, run, places] = [undefined, 0, '', []];
  const close = () => {
    breaks.push(...places.map((place) => ({ run, place })));
    [run, places] = ['', []];
  };
  const topAt = (node, at) => {
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    return range.getClientRects()[0]?.top;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    range.selectNodeContents(node);
    const [first, ...others] = range.getClientRects();
    if (first === undefined) continue;
    const half = first.height / 2;
    const isLong = others.some((rect) => Math.abs(rect.top - first.top) > half);
    const own = blockOf(node.parentElement);
    if (own !== block || (isLong && isClipped(own))) close();
    block = own;
    if (isLong && isClipped(own)) continue;
    for (let at = 0; at < node.data.length; at += 1) {
      if (!thai.test(node.data[at])) {
        close();
        continue;
      }
      const now = (isLong ? topAt(node, at) : first.top) ?? top;
      if (run !== '' && now - top > half) places.push(run.length);
      top = now;
      run += node.data[at];
    }
  }
  close();
  return breaks;
})()`;

/** All of a page as it stands. */
export const readLineBreaks = (page: Page): Promise<LineBreak[]> => page.evaluate(read);
