import { DOMParser as Reader, type Slice } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useId, useRef } from 'react';
import { classes } from '../../kit/classes.ts';
import { clipboardFragment } from '../../kit/html/policy.ts';
import prose from '../../kit/prose/prose.module.css';

import { documentOf, htmlOf, lineOf } from './article-html.ts';
import { oneLine, paragraphsOf, tidyClipboard } from './clipboard.ts';
import { articleExtensions, documentExtensions, lineExtensions } from './extensions.ts';
import type { PictureSource } from './picture-source.ts';
import styles from './rich-text.module.css';
import { richText as text } from './rich-text.text.ts';
import { Toolbar } from './Toolbar.tsx';

interface RichTextProps {
  /** Of the first render; what is typed goes out by `onChange`. */
  readonly html: string;
  readonly onChange: (html: string) => void;
  readonly error?: string | undefined;
  /** Where pictures come from; left out, the text holds none. */
  readonly pictures?: PictureSource;
  /** The text is one sentence, called so; its Enter key sends the form, as that of a line does. */
  readonly line?: { readonly label: string; readonly hint: string };
}

function plainFragment(plain: string): HTMLElement {
  const holder = document.createElement('div');
  for (const lines of paragraphsOf(plain)) {
    const paragraph = document.createElement('p');
    for (const [index, line] of lines.entries()) {
      if (index > 0) paragraph.append(document.createElement('br'));
      paragraph.append(line);
    }
    holder.append(paragraph);
  }
  return holder;
}

/** What a clipboard or a drop holds, by the schema and nothing else; undefined without words. */
function sliceOf(view: EditorView, data: DataTransfer, isLine: boolean): Slice | undefined {
  const html = data.getData('text/html');
  const plain = data.getData('text/plain');
  if (html === '' && plain === '') return undefined;
  let root: DocumentFragment | HTMLElement;
  if (html === '') root = plainFragment(plain);
  else {
    root = clipboardFragment(html);
    tidyClipboard(root);
  }
  if (isLine) oneLine(root);
  return Reader.fromSchema(view.state.schema).parseSlice(root, { preserveWhitespace: false });
}

/** The library would parse what is pasted by a policy of its own, which the page refuses. */
const pasteInto =
  (isLine: boolean) =>
  (view: EditorView, event: ClipboardEvent): boolean => {
    event.preventDefault();
    const slice = event.clipboardData ? sliceOf(view, event.clipboardData, isLine) : undefined;
    if (slice && slice.size > 0) {
      view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView());
    }
    return true;
  };

const dropInto =
  (isLine: boolean) =>
  (view: EditorView, event: DragEvent): boolean => {
    // What is dragged within the text is moved by the library.
    if (view.dragging) return false;
    event.preventDefault();
    const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
    const slice = event.dataTransfer ? sliceOf(view, event.dataTransfer, isLine) : undefined;
    if (at && slice && slice.size > 0) view.dispatch(view.state.tr.replace(at.pos, at.pos, slice));
    return true;
  };

function extensionsOf(isLine: boolean, hasPictures: boolean) {
  if (isLine) return lineExtensions;
  return hasPictures ? articleExtensions : documentExtensions;
}

/** The body of a text: a toolbar, and the words as the reader will see them. */
export function RichText({ html, onChange, error, pictures, line }: RichTextProps) {
  const isLine = line !== undefined;
  const id = useId();
  const bar = useRef<HTMLDivElement>(null);
  const send = useRef(onChange);
  send.current = onChange;
  const editor = useEditor({
    extensions: extensionsOf(isLine, pictures !== undefined),
    injectCSS: false,
    onBeforeCreate: ({ editor: made }) => {
      made.options.content = documentOf(made.schema, html, isLine).toJSON();
    },
    onUpdate: ({ editor: { state } }) => send.current((isLine ? lineOf : htmlOf)(state.doc)),
    editorProps: {
      attributes: {
        ...{ id, role: 'textbox', 'aria-multiline': String(!isLine), lang: 'th' },
        class: classes(prose.prose, styles.text, isLine && styles.line) ?? '',
        'aria-labelledby': `${id}-label`,
        'aria-describedby': `${id}-hint`,
      },
      handleDOMEvents: { paste: pasteInto(isLine), drop: dropInto(isLine) },
      handleKeyDown: (view, event) => {
        if (isLine && event.key === 'Enter') {
          // What an input method has yet to write is not the end of the sentence.
          if (!event.isComposing) view.dom.closest('form')?.requestSubmit();
          return !event.isComposing;
        }
        if (!event.altKey || event.key !== 'F10') return false;
        bar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
        return true;
      },
    },
  });
  useInvalid(editor, error !== undefined, id);
  return (
    <div className={styles.rich}>
      <p className={styles.label} id={`${id}-label`}>
        {line?.label ?? text.label}
      </p>
      <p className={styles.hint} id={`${id}-hint`}>
        {line?.hint ?? text.hint}
      </p>
      {error === undefined ? null : (
        <p className={styles.fault} id={`${id}-error`}>
          {error}
        </p>
      )}
      <div className={styles.paper}>
        <Toolbar editor={editor} isLine={isLine} controls={id} pictures={pictures} ref={bar} />
        <EditorContent editor={editor} />
      </div>
    </div>
  );
}

/** Says to speech that the text is at fault, and why. */
function useInvalid(editor: Editor, isInvalid: boolean, id: string): void {
  useEffect(() => {
    if (editor.isDestroyed) return;
    const { dom } = editor.view;
    dom.setAttribute('aria-describedby', isInvalid ? `${id}-hint ${id}-error` : `${id}-hint`);
    if (isInvalid) dom.setAttribute('aria-invalid', 'true');
    else dom.removeAttribute('aria-invalid');
  }, [editor, isInvalid, id]);
}
