/** Between markup and the editor's document; text becomes markup by the page's policy alone. */
import { DOMSerializer, type Node, DOMParser as Reader, type Schema } from '@tiptap/pm/model';
import { sanitised } from '../../kit/html/policy.ts';
import { oneLine } from './clipboard.ts';

/** The document that an article's markup says; `isLine`: made one sentence. */
export function documentOf(schema: Schema, html: string, isLine = false): Node {
  const page = new DOMParser().parseFromString(sanitised(html), 'text/html');
  if (isLine) oneLine(page.body);
  return Reader.fromSchema(schema).parse(page.body);
}

/** Rows of headings at the top of a table are its head. */
function raiseHead(table: HTMLTableElement): void {
  const [row] = table.rows;
  if (!row || table.rows.length < 2) return;
  if (![...row.cells].every(({ tagName }) => tagName === 'TH')) return;
  table.createTHead().append(row);
}

const isBlank = (element: Element): boolean =>
  element.textContent?.trim() === '' && element.querySelector('img, table') === null;

/** A sentence as the server is sent it, without the paragraph around it. */
export function lineOf(doc: Node): string {
  const holder = document.createElement('div');
  const { content } = doc.firstChild ?? doc;
  holder.append(DOMSerializer.fromSchema(doc.type.schema).serializeFragment(content));
  return isBlank(holder) ? '' : holder.innerHTML.replaceAll('&nbsp;', ' ').trim();
}

/** What the server is sent: '' where nothing was written. */
export function htmlOf(doc: Node): string {
  const holder = document.createElement('div');
  holder.append(DOMSerializer.fromSchema(doc.type.schema).serializeFragment(doc.content));
  for (const caption of holder.querySelectorAll('figcaption')) {
    if (isBlank(caption)) caption.remove();
  }
  for (const table of holder.querySelectorAll('table')) raiseHead(table);
  // The caret needs a paragraph behind a table or a picture; the reader does not.
  while (holder.lastElementChild?.tagName === 'P' && isBlank(holder.lastElementChild)) {
    holder.lastElementChild.remove();
  }
  return holder.innerHTML.replaceAll('&nbsp;', ' ');
}
