/** The buttons of the toolbar that need no question. */
import type { Editor } from '@tiptap/core';
import {
  BetweenHorizontalEnd,
  BetweenVerticalEnd,
  Bold,
  Italic,
  List,
  ListOrdered,
  type LucideIcon,
  PanelTop,
  Quote,
  Redo2,
  Table,
  TableColumnsSplit,
  TableRowsSplit,
  Trash2,
  Underline,
  Undo2,
} from 'lucide-react';
import { richText as text } from './rich-text.text.ts';

export interface Tool {
  readonly key: string;
  readonly name: string;
  readonly icon?: LucideIcon;
  /** Beside its drawing, too, the name is shown; without a drawing it always is. */
  readonly inWords?: boolean;
  /** As the keyboard knows it. */
  readonly keys?: string;
  /** Whether it is pressed in; left out of an action. */
  readonly isOn?: (editor: Editor) => boolean;
  /** Left out: always. */
  readonly can?: (editor: Editor) => boolean;
  readonly run: (editor: Editor) => void;
}

const focused = (editor: Editor) => editor.chain().focus();

const mark = (key: 'bold' | 'italic' | 'underline', icon: LucideIcon, keys: string): Tool => ({
  ...{ key, name: text[key], icon, keys },
  isOn: (editor) => editor.isActive(key),
  run: (editor) => focused(editor).toggleMark(key).run(),
});

const heading = (level: 2 | 3 | 4): Tool => ({
  ...{ key: `h${level}`, name: text.headings[level], keys: `Ctrl+Alt+${level}` },
  isOn: (editor) => editor.isActive('heading', { level }),
  run: (editor) => focused(editor).toggleHeading({ level }).run(),
});

const headings: readonly Tool[] = [heading(2), heading(3), heading(4)];

const bold = mark('bold', Bold, 'Ctrl+B');
const underline = mark('underline', Underline, 'Ctrl+U');
const marks: readonly Tool[] = [bold, mark('italic', Italic, 'Ctrl+I'), underline];

const blocks: readonly Tool[] = [
  {
    ...{ key: 'bulletList', name: text.bulletList, icon: List, keys: 'Ctrl+Shift+8' },
    isOn: (editor) => editor.isActive('bulletList'),
    run: (editor) => focused(editor).toggleBulletList().run(),
  },
  {
    ...{ key: 'orderedList', name: text.orderedList, icon: ListOrdered, keys: 'Ctrl+Shift+7' },
    isOn: (editor) => editor.isActive('orderedList'),
    run: (editor) => focused(editor).toggleOrderedList().run(),
  },
  {
    ...{ key: 'quote', name: text.quote, icon: Quote, keys: 'Ctrl+Shift+B' },
    isOn: (editor) => editor.isActive('blockquote'),
    run: (editor) => focused(editor).toggleBlockquote().run(),
  },
];

const steps: readonly Tool[] = [
  {
    ...{ key: 'undo', name: text.undo, icon: Undo2, keys: 'Ctrl+Z' },
    can: (editor) => editor.can().undo(),
    run: (editor) => focused(editor).undo().run(),
  },
  {
    ...{ key: 'redo', name: text.redo, icon: Redo2, keys: 'Ctrl+Y' },
    can: (editor) => editor.can().redo(),
    run: (editor) => focused(editor).redo().run(),
  },
];

/** What shapes words, a group at a time: a line parts them. */
export const writingGroups: readonly (readonly Tool[])[] = [headings, marks, blocks, steps];

/** What a single sentence can bear. */
export const lineGroups: readonly (readonly Tool[])[] = [[bold, underline], steps];

/** The last of what is put into the text, after what asks first. */
export const tableTool: Tool = {
  ...{ key: 'table', name: text.table, icon: Table, inWords: true },
  can: (editor) => !editor.isActive('table'),
  run: (editor) => focused(editor).insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
};

type TableKey = 'addRow' | 'addColumn' | 'deleteRow' | 'deleteColumn' | 'headRow' | 'deleteTable';

const ofTable = (
  key: TableKey,
  icon: LucideIcon,
  change: (chain: ReturnType<typeof focused>) => ReturnType<typeof focused>,
): Tool => ({
  ...{ key, name: text[key], icon, inWords: true },
  run: (editor) => change(focused(editor)).run(),
});

/** Shown while the caret is in a table. */
export const tableTools: readonly Tool[] = [
  ofTable('addRow', BetweenHorizontalEnd, (chain) => chain.addRowAfter()),
  ofTable('addColumn', BetweenVerticalEnd, (chain) => chain.addColumnAfter()),
  ofTable('deleteRow', TableRowsSplit, (chain) => chain.deleteRow()),
  ofTable('deleteColumn', TableColumnsSplit, (chain) => chain.deleteColumn()),
  ofTable('headRow', PanelTop, (chain) => chain.toggleHeaderRow()),
  ofTable('deleteTable', Trash2, (chain) => chain.deleteTable()),
];
