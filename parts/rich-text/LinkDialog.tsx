import type { Editor } from '@tiptap/core';
import { type FormEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { isSafeLink } from '../../core/browser/safe-link.ts';
import { Button } from '../../kit/button/Button.tsx';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { TextField } from '../../kit/field/TextField.tsx';
import { richText as text } from './rich-text.text.ts';

interface AskingProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

/** People leave the beginning out. */
const whole = (typed: string): string =>
  /^(?:www\.|[\w-]+(?:\.[\w-]+)+(?:\/|$))/i.test(typed) ? `https://${typed}` : typed;

/** Where a link leads, and what it says where nothing was selected. */
export function LinkDialog({ editor, onClose }: AskingProps) {
  const before = String(editor.getAttributes('link').href ?? '');
  const isBare = editor.state.selection.empty && before === '';
  const [address, setAddress] = useState(before);
  const [words, setWords] = useState('');
  const [error, setError] = useState<string>();

  function apply(event: FormEvent) {
    event.preventDefault();
    // The dialog lies within the form of the whole page, as React sees it.
    event.stopPropagation();
    const href = whole(address.trim());
    if (!isSafeLink(href)) return setError(text.linkWrong);
    const chain = editor.chain().focus();
    if (isBare) {
      const content = { type: 'text', text: words.trim() || href };
      chain.insertContent({ ...content, marks: [{ type: 'link', attrs: { href } }] }).run();
    } else chain.extendMarkRange('link').setLink({ href }).run();
    onClose();
  }
  function remove() {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  }
  const id = 'link-form';
  // Outside the form that the text is part of: a form within a form would be sent by the browser.
  return createPortal(
    <Dialog
      open
      onClose={onClose}
      title={text.linkTitle}
      actions={
        <>
          <Button look="primary" type="submit" form={id}>
            {text.useLink}
          </Button>
          {before === '' ? null : <Button onClick={remove}>{text.removeLink}</Button>}
          <Button look="quiet" onClick={onClose}>
            {text.cancel}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={apply}>
        <TextField
          label={text.linkAddress}
          hint={text.linkHint}
          error={error}
          inputMode="url"
          autoComplete="off"
          value={address}
          onChange={({ target }) => setAddress(target.value)}
        />
        {isBare ? (
          <TextField
            label={text.linkWords}
            value={words}
            maxLength={200}
            onChange={({ target }) => setWords(target.value)}
          />
        ) : null}
      </form>
    </Dialog>,
    document.body,
  );
}
