/** Letters, words, lines and paragraphs as far apart as a reader may set them (WCAG 1.4.12). */
import type { Page } from 'playwright-core';

const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important } p { margin-block-end: 2em !important }`;

export const spaceText = (page: Page): Promise<void> =>
  page.evaluate(`(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(${JSON.stringify(spacing)});
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  })()`);

/** Words of the elements in which children lie over each other or reach beyond their edge. */
export const crowded = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate<string[]>(`[...document.querySelectorAll(${JSON.stringify(selector)})]
    .filter((parent) => {
      const edge = parent.getBoundingClientRect();
      const boxes = [...parent.children]
        .map((child) => child.getBoundingClientRect())
        .filter(({ width, height }) => width > 1 && height > 1);
      const share = (a, b, from, to) => Math.min(a[to], b[to]) - Math.max(a[from], b[from]);
      return boxes.some(
        (box, at) =>
          box.right > edge.right + 1 ||
          boxes.slice(at + 1).some(
            (other) =>
              share(box, other, 'left', 'right') > 1 && share(box, other, 'top', 'bottom') > 4,
          ),
      );
    })
    .map(({ innerText }) => innerText.replace(/\\s+/g, ' '))`);
