import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { Button } from '../../kit/button/Button.tsx';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { type DescribedPicture, PictureField } from '../media/PictureField.tsx';
import type { FigureAttributes } from './extensions.ts';
import type { PictureSource } from './picture-source.ts';
import { richText as text } from './rich-text.text.ts';

interface AskingProps {
  readonly editor: Editor;
  readonly source: PictureSource;
  readonly onClose: () => void;
}

function pictureAt(editor: Editor): DescribedPicture | undefined {
  if (!editor.isActive('figure')) return undefined;
  const { src, alt, width, height } = editor.getAttributes('figure') as FigureAttributes;
  return { url: src, alt, width: width ?? 1, height: height ?? 1 };
}

/** Which picture stands in the text, and what it shows, without which none does. */
export function PictureDialog({ editor, source, onClose }: AskingProps) {
  const [before] = useState(() => pictureAt(editor));
  const [picture, setPicture] = useState(before);
  const [isChecked, setChecked] = useState(false);
  const lacksWords = picture !== undefined && picture.alt.trim() === '';

  function apply() {
    setChecked(true);
    if (picture === undefined || lacksWords) return;
    const { url: src, alt, width, height } = picture;
    const attrs = { src, alt: alt.trim(), width, height };
    const chain = editor.chain().focus();
    if (before) chain.updateAttributes('figure', attrs).run();
    else chain.insertContent({ type: 'figure', attrs }).run();
    onClose();
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={text.pictureTitle}
      actions={
        <>
          <Button look="primary" onClick={apply}>
            {text.usePicture}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {text.cancel}
          </Button>
        </>
      }
    >
      <PictureField
        label={text.pictureLabel}
        value={picture}
        onChange={setPicture}
        upload={source.uploadPicture}
        library={source.pictureLibrary}
        error={isChecked && picture === undefined ? text.pictureNone : undefined}
        altError={isChecked && lacksWords ? text.altMissing : undefined}
      />
    </Dialog>
  );
}
