/** What a finger cannot be sure to hit: targets under 44 by 44 CSS px (WCAG 2.5.5). */
import type { Page } from 'playwright-core';
import { toastsText } from '../kit/toasts/toasts.text.ts';

/** Width of a page, in pixels, up to which a finger is what points at it. */
const phoneWidth = 480;

/** The region of the messages over the page. */
const messages = `[aria-label="${toastsText.region}"]`;

/** What does something when it is touched. */
const targets = `a[href], button, input:not([type=hidden]), select, textarea, summary,
  [role=button], [role=link], [role=tab], [role=menuitem], [role=checkbox], [role=radio],
  [role=switch], [role=option], [contenteditable=true]`;

/**
 * Runs in the page. What counts is where a touch arrives, not what is drawn: the browser is asked
 * what lies at points around the target's middle; what is in it, an area stretched out from it, and
 * its own label count as the target. A pixel is left to rounding. All of it is one task of the
 * page's, with its scrolling put back: nobody ever sees it.
 *
 * One thing may be smaller: a link within a sentence, whose width is that of its words, and whose
 * height ends where another target's begins. Nothing else may be in its way.
 */
const look = `(() => {
  const half = 21;
  const { scrollX, scrollY } = window;
  const all = ${JSON.stringify(targets)};
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
  const isOff = (one) =>
    one.matches(':disabled, [aria-disabled=true]') ||
    one.closest('[inert]') !== null ||
    (modal !== undefined && !modal.contains(one)) ||
    !one.checkVisibility({ visibilityProperty: true });
  const isInSentence = (one) => {
    if (one.localName !== 'a' || getComputedStyle(one).display !== 'inline') return false;
    let block = one.parentElement;
    while (getComputedStyle(block).display.startsWith('inline')) block = block.parentElement;
    const rest = block.cloneNode(true);
    for (const other of rest.querySelectorAll('a, button, svg')) other.remove();
    return /[\\p{L}\\p{N}]/u.test(rest.textContent);
  };
  /* What lies from the middle in one direction, as far as it is the target's. */
  const reach = (own, x, y, dx, dy) => {
    let far = 0;
    let found = null;
    while (far < 2 * half) {
      found = document.elementFromPoint(x + dx * (far + 1), y + dy * (far + 1));
      if (!own(found)) break;
      far += 1;
    }
    return { far, stop: found };
  };
  const sizeOf = (one) => {
    const parts = [one, ...(one.labels ?? [])];
    const own = (found) => found !== null && parts.some((part) => part.contains(found));
    const boxes = parts.flatMap((part) => [...part.getClientRects()]);
    const least = ({ width, height }) => Math.min(width, height);
    const area = ({ width, height }) => width * height;
    const box = boxes.sort((a, b) => least(b) - least(a) || area(b) - area(a))[0];
    if (box === undefined || box.width <= 1 || box.height <= 1) return undefined;
    const x = box.left + box.width / 2;
    const y = box.top + box.height / 2;
    const at = (dx, dy) => own(document.elementFromPoint(x + dx, y + dy));
    if (!at(0, 0)) return undefined;
    if (at(-half, 0) && at(half, 0) && at(0, -half) && at(0, half)) return undefined;
    const [left, right, up, down] = [[-1, 0], [1, 0], [0, -1], [0, 1]].map(([dx, dy]) =>
      reach(own, x, y, dx, dy),
    );
    const others = [up, down].filter(({ stop }) => stop?.closest(all)).length;
    return { width: left.far + right.far + 1, height: up.far + down.far + 1, others };
  };
  const small = [];
  const messages = document.querySelector(${JSON.stringify(messages)});
  for (const one of document.querySelectorAll(all)) {
    /* A message goes by itself: what it lies over for a moment is not small. */
    messages?.toggleAttribute('inert', !messages.contains(one));
    if (isOff(one)) continue;
    one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const size = sizeOf(one);
    if (size === undefined) continue;
    const inSentence = isInSentence(one);
    const isWide = inSentence || size.width > 2 * half;
    const isHigh = size.height > 2 * half || (inSentence && size.others > 0);
    if (isWide && isHigh) continue;
    const words = (one.getAttribute('aria-label') ?? one.textContent).trim().slice(0, 40);
    small.push(one.localName + ' ' + size.width + ' × ' + size.height + ' px: ' + words);
  }
  messages?.removeAttribute('inert');
  scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
  return small;
})()`;

/** The targets of the page that are too small for a finger, as it stands: on a phone alone. */
export async function smallTargets(page: Page): Promise<string[]> {
  const width = page.viewportSize()?.width ?? 0;
  return width > phoneWidth ? [] : page.evaluate<string[]>(look);
}
