/** Words that nobody can read whole: cut off at an edge, or one over the other. */
import type { Page } from 'playwright-core';

/**
 * Runs in the page. Of each line of words: whether an ancestor that neither scrolls nor shows by
 * three points that there is more ends before it, and whether another line lies over it. What is
 * spoken only, lies outside the window's reach or floats above the page is not judged.
 */
const look = `(() => {
  const styles = new Map();
  const styleOf = (one) => styles.get(one) ?? styles.set(one, getComputedStyle(one)).get(one);
  const cuts = (value) => value === 'hidden' || value === 'clip';
  /* Fixed and sticky parts lie over what scrolls below them. */
  const floorOf = (one) => {
    for (let at = one; at && at !== document.body; at = at.parentElement)
      if (['fixed', 'sticky'].includes(styleOf(at).position)) return at;
    return document.body;
  };
  const isFor = (one) => {
    if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    for (let at = one; at && at !== document.body; at = at.parentElement) {
      const style = styleOf(at);
      const box = at.getBoundingClientRect();
      if (box.width <= 1 || box.height <= 1 || style.clipPath !== 'none') return false;
      if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') return false;
      // What scrolls within a lane of its own is read by scrolling.
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) return false;
    }
    return true;
  };
  const lines = [];
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.textContent.trim();
    const parent = node.parentElement;
    if (words === '' || parent.closest('script, style, noscript, svg, option')) continue;
    if (!isFor(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width < 2) continue;
      lines.push({ box, words, parent, floor: floorOf(parent) });
      for (let at = parent; at && at !== document.body; at = at.parentElement) {
        const style = styleOf(at);
        const edge = at.getBoundingClientRect();
        const across = box.right > edge.right + 2 || box.left < edge.left - 2;
        const along = box.bottom > edge.bottom + 6 || box.top < edge.top - 6;
        if ((cuts(style.overflowX) && across) || (cuts(style.overflowY) && along)) {
          found.push('cut off: ' + words.slice(0, 40));
          break;
        }
        if (style.position === 'fixed') break;
      }
    }
  }
  lines.sort((a, b) => a.box.top - b.box.top);
  const share = (a, b, from, to) => Math.min(a[to], b[to]) - Math.max(a[from], b[from]);
  for (const [at, one] of lines.entries()) {
    for (let next = at + 1; next < lines.length; next += 1) {
      const other = lines[next];
      if (other.box.top > one.box.bottom - 8) break;
      if (other.floor !== one.floor) continue;
      const across = share(one.box, other.box, 'left', 'right');
      const along = share(one.box, other.box, 'top', 'bottom');
      if (across > 3 && along > 8)
        found.push('over each other: ' + one.words.slice(0, 30) + ' | ' + other.words.slice(0, 30));
    }
  }
  return [...new Set(found)];
})()`;

/** One line for each: how, and which words. */
export const cutWords = (page: Page): Promise<string[]> => page.evaluate<string[]>(look);
