/** What the editor knows, and so what it can write: the reader's list for articles (S6). */
import { Node } from '@tiptap/core';
import { OrderedList } from '@tiptap/extension-list';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import StarterKit from '@tiptap/starter-kit';
import { isSafeLink } from '../../core/browser/safe-link.ts';
import { TabbedListItem, TablessListKeymap } from './lists.ts';

export interface FigureAttributes {
  readonly src: string;
  readonly alt: string;
  readonly width: number | null;
  readonly height: number | null;
}

/** What is read of an element; tests look at the schema where there is no page. */
interface Markup {
  getAttribute(name: string): string | null;
  querySelector(selector: string): Markup | null;
  readonly ownerDocument: { createElement(name: string): Markup };
}
const markup = (element: unknown): Markup => element as Markup;

const numberOf = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : null;

function attributesOf(picture: Markup | null): FigureAttributes | false {
  const src = picture?.getAttribute('src') ?? '';
  if (!src.startsWith('/mediafiles/')) return false;
  return {
    ...{ src, alt: picture?.getAttribute('alt') ?? '' },
    width: numberOf(picture?.getAttribute('width') ?? null),
    height: numberOf(picture?.getAttribute('height') ?? null),
  };
}

/** A picture with its caption. */
const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'inline*',
  draggable: true,
  isolating: true,
  addAttributes: () => ({
    src: { default: '', rendered: false },
    alt: { default: '', rendered: false },
    width: { default: null, rendered: false },
    height: { default: null, rendered: false },
  }),
  parseHTML: () => [
    {
      tag: 'figure',
      getAttrs: (element) => attributesOf(markup(element).querySelector('img')),
      contentElement: (element) =>
        (markup(element).querySelector('figcaption') ??
          markup(element).ownerDocument.createElement('figcaption')) as unknown as HTMLElement,
    },
    { tag: 'img[src]', getAttrs: (element) => attributesOf(markup(element)) },
  ],
  renderHTML({ node }) {
    const { src, alt, width, height } = node.attrs as FigureAttributes;
    const size = { ...(width && { width }), ...(height && { height }) };
    return ['figure', {}, ['img', { src, alt, ...size }], ['figcaption', {}, 0]];
  },
  addKeyboardShortcuts() {
    // Behind the caption the text goes on: without this nobody writes below a last picture.
    const goOn = () => {
      const { $to } = this.editor.state.selection;
      if ($to.parent.type !== this.type) return false;
      const after = $to.after();
      const chain = this.editor.chain().insertContentAt(after, { type: 'paragraph' });
      return chain
        .setTextSelection(after + 1)
        .scrollIntoView()
        .run();
    };
    return { Enter: goOn };
  },
});

const spans = {
  addAttributes: () => ({
    colspan: { default: 1, parseHTML: spanOf('colspan'), renderHTML: spanAttribute('colspan') },
    rowspan: { default: 1, parseHTML: spanOf('rowspan'), renderHTML: spanAttribute('rowspan') },
    // The library asks for it; nobody drags columns here.
    colwidth: { default: null, rendered: false },
  }),
};

function spanOf(name: string) {
  return (element: unknown): number => numberOf(markup(element).getAttribute(name)) ?? 1;
}

function spanAttribute(name: string) {
  return (attributes: Record<string, unknown>) =>
    Number(attributes[name]) > 1 ? { [name]: attributes[name] } : {};
}

/** A plain table; the Tab key leaves it, the arrow keys walk its cells. */
const PlainTable = Table.extend({
  renderHTML: () => ['table', {}, ['tbody', {}, 0]],
  addKeyboardShortcuts: () => ({}),
});

const link = {
  openOnClick: false,
  autolink: false,
  linkOnPaste: false,
  HTMLAttributes: { target: null, rel: 'noopener noreferrer' },
  isAllowedUri: (address: string | undefined) => isSafeLink(address ?? ''),
};

/** Of terms, policies and the guide: order and names as the toolbar shows them. */
export const documentExtensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    listItem: false,
    listKeymap: false,
    orderedList: false,
    strike: false,
    trailingNode: false,
    link,
  }),
  // A numbered list begins with one: the reader's list has no other.
  OrderedList.extend({ addAttributes: () => ({}) }),
  TabbedListItem,
  TablessListKeymap,
  PlainTable.configure({ resizable: false }),
  TableRow,
  TableCell.extend(spans),
  TableHeader.extend(spans),
];

/** A document that is one paragraph. */
const OneLine = Node.create({ name: 'doc', topNode: true, content: 'paragraph' });

/** Of a sentence: bold, underlined, with links; nothing that would make a second line. */
export const lineExtensions = [
  OneLine,
  StarterKit.configure({
    ...{ document: false, heading: false, blockquote: false, bulletList: false, listItem: false },
    ...{ listKeymap: false, orderedList: false, hardBreak: false, horizontalRule: false },
    ...{ code: false, codeBlock: false, italic: false, strike: false, trailingNode: false },
    link,
  }),
];

/** Of articles, which have pictures, too. */
export const articleExtensions = [...documentExtensions, Figure];
