/**
 * What people paste, made plain: out of Word, Facebook, LINE, a PDF. Works on the inert fragment
 * that the page's policy hands out; what the editor does not know falls away when it is read.
 */
import { isSafeLink } from '../../core/browser/safe-link.ts';

const styleOf = (element: Element): string => element.getAttribute('data-style') ?? '';
const isListLine = (element: Element): boolean => /mso-list:\s*l\d/i.test(styleOf(element));

function rename(element: Element, name: string): HTMLElement {
  const other = document.createElement(name);
  other.append(...element.childNodes);
  element.replaceWith(other);
  return other;
}

const unwrap = (element: Element): void => element.replaceWith(...element.childNodes);

/** The bullet or number that Word writes as words. */
function takeMark(line: Element): string {
  const marks = [...line.querySelectorAll('span')].filter((span) =>
    /mso-list:\s*ignore/i.test(styleOf(span)),
  );
  const mark = marks.map((span) => span.textContent ?? '').join('');
  for (const span of marks) span.remove();
  return mark.trim();
}

const isNumber = (mark: string): boolean =>
  /^(?:\d+|[a-z\u0e01-\u0e2e\u0e50-\u0e59]{1,3})[.)]$/i.test(mark);

/** Word's lines of a list become one. */
function gatherLists(root: DocumentFragment): void {
  for (const line of [...root.querySelectorAll('p')].filter(isListLine)) {
    const name = isNumber(takeMark(line)) ? 'OL' : 'UL';
    const item = document.createElement('li');
    const text = document.createElement('p');
    text.append(...line.childNodes);
    item.append(text);
    const before = line.previousElementSibling;
    if (before?.tagName === name && before.hasAttribute('data-word')) {
      before.append(item);
      line.remove();
    } else {
      const list = document.createElement(name);
      list.setAttribute('data-word', '');
      list.append(item);
      line.replaceWith(list);
    }
  }
}

/** Stresses that only a style tells of; Google's wrapper says that it is none. */
function readStyles(root: DocumentFragment): void {
  for (const element of root.querySelectorAll('b, strong')) {
    if (/font-weight:\s*(?:normal|400)/i.test(styleOf(element))) unwrap(element);
  }
  for (const span of root.querySelectorAll('span')) {
    const style = styleOf(span);
    if (/font-weight:\s*(?:bold|[6-9]00)/i.test(style)) rename(span, 'strong');
    else if (/font-style:\s*italic/i.test(style)) rename(span, 'em');
  }
}

/** Where Facebook and Google lead round by their own pages, the address itself. */
function directAddress(href: string): string {
  let address = href;
  try {
    const url = new URL(href);
    const isRound = /(?:^|\.)(?:facebook\.com|google\.com)$/.test(url.hostname);
    const inner = url.searchParams.get('u') ?? url.searchParams.get('q');
    if (isRound && /^\/(?:l\.php|url)$/.test(url.pathname) && inner !== null) address = inner;
    const plain = new URL(address);
    for (const name of [
      'fbclid',
      'utm_source',
      'utm_medium',
      'utm_campaign',
      'openExternalBrowser',
    ])
      plain.searchParams.delete(name);
    address = plain.href;
  } catch {
    // A path of this site, or nothing that leads anywhere.
  }
  return address;
}

function mendLinks(root: DocumentFragment): void {
  for (const link of root.querySelectorAll('a')) {
    const href = directAddress(link.getAttribute('href') ?? '');
    if (isSafeLink(href) && link.textContent?.trim()) link.setAttribute('href', href);
    else unwrap(link);
  }
}

/** Emoji that arrive as pictures are letters again; other pictures are not ours. */
function readPictures(root: DocumentFragment): void {
  for (const picture of root.querySelectorAll('img')) {
    if (picture.getAttribute('src')?.startsWith('/mediafiles/')) continue;
    const alt = picture.getAttribute('alt') ?? '';
    picture.replaceWith(/^(?:\p{Extended_Pictographic}|\u200d|\ufe0f){1,8}$/u.test(alt) ? alt : '');
  }
}

const blocks = 'p, div, ul, ol, table, blockquote, figure, h1, h2, h3, h4, h5, h6';

/** Boxes that hold words are paragraphs, those that hold paragraphs go. */
function readBlocks(root: DocumentFragment): void {
  for (const heading of root.querySelectorAll('h1')) rename(heading, 'h2');
  for (const heading of root.querySelectorAll('h5, h6')) rename(heading, 'h4');
  for (const box of [...root.querySelectorAll('div, section, article')].reverse()) {
    if (box.querySelector(blocks)) unwrap(box);
    else rename(box, 'p');
  }
}

/** Beside a block, or at the edge of what holds blocks. */
function standsBetween(text: Node): boolean {
  const neighbours = [text.previousSibling, text.nextSibling];
  return neighbours.some(
    (one) => one instanceof Element && one.matches(`${blocks}, li, tr, td, th, thead, tbody`),
  );
}

function tidyText(root: DocumentFragment): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const between: Node[] = [];
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    text.nodeValue = (text.nodeValue ?? '').replace(/[\u00a0\s]+/g, ' ').replace(/\u200b/g, '');
    if (text.nodeValue.trim() === '' && standsBetween(text)) between.push(text);
  }
  // White space between blocks is how the markup was written.
  for (const text of between) text.parentNode?.removeChild(text);
  for (const block of root.querySelectorAll('p, h2, h3, h4, li')) {
    if (block.textContent?.trim() === '' && !block.querySelector('img')) block.remove();
  }
}

/** Makes pasted markup plain, in place. */
export function tidyClipboard(root: DocumentFragment): void {
  gatherLists(root);
  readStyles(root);
  readPictures(root);
  mendLinks(root);
  readBlocks(root);
  tidyText(root);
}

/** Blocks and breaks become blanks between words, in place. */
export function oneLine(root: DocumentFragment | HTMLElement): void {
  for (const block of root.querySelectorAll(`${blocks}, li, td, th, br`)) {
    block.before(' ');
    block.after(' ');
    unwrap(block);
  }
}

/** A line as wide as the page of a PDF goes on in the next one. */
const fullLine = 45;
const endsThai = /[\u0e00-\u0e7f]$/;
const beginsThai = /^[\u0e00-\u0e7f]/;
const beginsItem = /^\s*(?:[-•*·]|\d+[.)]|[\u0e50-\u0e59]+[.)])\s/;

/** Plain words as paragraphs; each a list of the lines that the writer broke. */
export function paragraphsOf(text: string): readonly (readonly string[])[] {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n+/)
    .map((part) => {
      const lines: string[] = [];
      let before = '';
      for (const line of part.split('\n').map((one) => one.trim())) {
        if (line === '') continue;
        const goesOn = before.length >= fullLine && !beginsItem.test(line);
        const glue = endsThai.test(before) && beginsThai.test(line) ? '' : ' ';
        if (goesOn && lines.length > 0) lines.push(`${lines.pop() ?? ''}${glue}${line}`);
        else lines.push(line);
        before = line;
      }
      return lines;
    })
    .filter((lines) => lines.length > 0);
}
