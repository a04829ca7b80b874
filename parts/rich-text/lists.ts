/** Lists under the Tab key: it indents an item where Word does, and else leaves the text. */
import type { Editor } from '@tiptap/core';
import { ListItem, ListKeymap } from '@tiptap/extension-list';

/** Nothing is chosen, and the caret stands before an item's first letter. */
function isBeforeItem({ state }: Editor, item: string): boolean {
  const { empty, $from } = state.selection;
  return (
    empty &&
    $from.parentOffset === 0 &&
    $from.depth > 1 &&
    $from.node(-1).type.name === item &&
    $from.index(-1) === 0
  );
}

/** An item of a list within another item. */
function isNested({ state }: Editor, item: string): boolean {
  const { $from } = state.selection;
  return $from.depth > 3 && $from.node(-3).type.name === item;
}

/** Whoever goes on by Tab changes nothing: only from an item's beginning it is indented. */
export const TabbedListItem = ListItem.extend({
  addKeyboardShortcuts() {
    const { editor, name } = this;
    return {
      ...this.parent?.(),
      Tab: () => isBeforeItem(editor, name) && editor.commands.sinkListItem(name),
      'Shift-Tab': () =>
        isBeforeItem(editor, name) && isNested(editor, name) && editor.commands.liftListItem(name),
    };
  },
});

/** Without the library's Tab, which draws what follows a list into it. */
export const TablessListKeymap = ListKeymap.extend({
  addKeyboardShortcuts() {
    const { Tab: _, ...rest } = this.parent?.() ?? {};
    return rest;
  },
});
