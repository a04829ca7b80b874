import { type Editor, useEditorState } from '@tiptap/react';
import { Image, Link2 } from 'lucide-react';
import { type KeyboardEvent, type Ref, useState } from 'react';
import { Icon } from '../../kit/icon/Icon.tsx';
import { arrowTarget } from '../../kit/keys/arrow.ts';

import { LinkDialog } from './LinkDialog.tsx';
import { PictureDialog } from './PictureDialog.tsx';
import type { PictureSource } from './picture-source.ts';
import styles from './rich-text.module.css';
import { richText as text } from './rich-text.text.ts';
import { lineGroups, type Tool, tableTool, tableTools, writingGroups } from './tools.ts';

interface ToolbarProps {
  readonly editor: Editor;
  /** Of one sentence: no more than a sentence can bear. */
  readonly isLine: boolean;
  /** Of the text that it is for. */
  readonly controls: string;
  readonly pictures: PictureSource | undefined;
  readonly ref: Ref<HTMLDivElement>;
}

type Asking = 'link' | 'picture' | undefined;

const linkTool = (ask: (what: Asking) => void): Tool => ({
  ...{ key: 'link', name: text.link, icon: Link2, inWords: true },
  isOn: (editor) => editor.isActive('link'),
  run: () => ask('link'),
});
const pictureTool = (ask: (what: Asking) => void, onPicture: boolean): Tool => ({
  ...{ key: 'picture', name: onPicture ? text.editPicture : text.picture, icon: Image },
  inWords: true,
  isOn: () => onPicture,
  run: () => ask('picture'),
});

/** One stop of the Tab key; the arrow keys walk its buttons. */
export function Toolbar({ editor, isLine, controls, pictures, ref }: ToolbarProps) {
  const [asking, setAsking] = useState<Asking>();
  const [at, setAt] = useState(0);
  const { inTable, onPicture } = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      inTable: now.isActive('table'),
      onPicture: now.isActive('figure'),
      // Buttons show what holds where the caret is.
      state: now.state,
    }),
  });
  const pictureTools = pictures ? [pictureTool(setAsking, onPicture)] : [];
  const groups = isLine
    ? [...lineGroups, [linkTool(setAsking)]]
    : [...writingGroups, [linkTool(setAsking), ...pictureTools, tableTool]];
  const tools = [...groups.flat(), ...(inTable ? tableTools : [])];
  const current = Math.min(at, tools.length - 1);

  function walk(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key === 'Escape') return void editor.commands.focus();
    const next = arrowTarget(event.key, 'row', current, tools.length);
    if (next === undefined) return;
    event.preventDefault();
    setAt(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  }

  const buttonOf = (tool: Tool) => {
    const index = tools.indexOf(tool);
    return (
      <ToolButton
        key={tool.key}
        tool={tool}
        editor={editor}
        tabIndex={index === current ? 0 : -1}
        onFocus={() => setAt(index)}
      />
    );
  };
  const close = () => {
    setAsking(undefined);
    editor.commands.focus();
  };
  return (
    <>
      <div
        className={styles.toolbar}
        role="toolbar"
        aria-label={text.toolbar}
        aria-controls={controls}
        ref={ref}
        onKeyDown={walk}
      >
        <div className={styles.tools}>
          {groups.map((group) => (
            <div key={group[0]?.key} className={styles.group}>
              {group.map(buttonOf)}
            </div>
          ))}
        </div>
        {inTable ? (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a toolbar
          <div role="group" aria-label={text.tableTools} className={styles.strip}>
            {tableTools.map(buttonOf)}
          </div>
        ) : null}
      </div>
      {asking === 'link' ? <LinkDialog editor={editor} onClose={close} /> : null}
      {asking === 'picture' && pictures ? (
        <PictureDialog editor={editor} source={pictures} onClose={close} />
      ) : null}
    </>
  );
}

interface ToolButtonProps {
  readonly tool: Tool;
  readonly editor: Editor;
  readonly tabIndex: 0 | -1;
  readonly onFocus: () => void;
}

function ToolButton({ tool, editor, tabIndex, onFocus }: ToolButtonProps) {
  const { name, icon, inWords, keys, isOn, can, run } = tool;
  const isWord = inWords || icon === undefined;
  const isOff = can?.(editor) === false;
  return (
    <button
      type="button"
      className={styles.tool}
      tabIndex={tabIndex}
      aria-label={isWord ? undefined : name}
      title={keys ? text.shortcut(name, keys) : name}
      aria-pressed={isOn?.(editor)}
      // It keeps its place among those that the arrow keys walk.
      aria-disabled={isOff || undefined}
      // The selection stays where it is.
      onMouseDown={(event) => event.preventDefault()}
      onFocus={onFocus}
      onClick={() => {
        if (!isOff) run(editor);
      }}
    >
      {icon ? <Icon of={icon} size={isWord ? 's' : 'm'} /> : null}
      {isWord ? name : null}
    </button>
  );
}
