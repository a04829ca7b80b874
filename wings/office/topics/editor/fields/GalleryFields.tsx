import { useState } from 'react';
import { TextField } from '../../../../../kit/field/TextField.tsx';
import { sourcesOf } from '../../../../../kit/image/picture-sources.ts';
import { Panel } from '../../../../../kit/panel/Panel.tsx';
import { PictureField } from '../../../../../parts/media/PictureField.tsx';
import { contentLimits } from '../../shapes.ts';
import styles from '../editor.module.css';
import { text } from '../editor.text.ts';
import { useMedia } from '../use-media.ts';
import type { FieldsProps } from './fields-props.ts';
import { RowButtons } from './RowButtons.tsx';
import { changedAt } from './rows.ts';

/** The pictures below the text, each with what it shows. */
export function GalleryFields({ content: { images }, faults, onChange }: FieldsProps) {
  const { uploadPicture, pictureLibrary } = useMedia();
  // The field is empty again as soon as its picture stands in the list.
  const [round, setRound] = useState(0);
  return (
    <Panel title={text.gallery}>
      {images.map((image, at) => (
        <fieldset className={styles.picture} key={image.url} aria-label={text.pictureOf(at + 1)}>
          <img
            {...sourcesOf(image.url, '12rem')}
            alt=""
            width={image.width}
            height={image.height}
            loading="lazy"
          />
          <TextField
            label={text.alt}
            error={faults[`images.${at}`]}
            maxLength={contentLimits.alt}
            value={image.alt}
            onChange={({ target }) =>
              onChange({ images: changedAt(images, at, { alt: target.value }) })
            }
          />
          <RowButtons
            list={images}
            at={at}
            what={text.pictureOf(at + 1)}
            onChange={(list) => onChange({ images: list })}
          />
        </fieldset>
      ))}
      {images.length < contentLimits.images ? (
        <PictureField
          key={round}
          label={text.addPicture}
          value={undefined}
          upload={uploadPicture}
          library={pictureLibrary}
          onChange={(picture) => {
            setRound(round + 1);
            if (!picture || images.some(({ url }) => url === picture.url)) return;
            onChange({ images: [...images, picture] });
          }}
        />
      ) : null}
    </Panel>
  );
}
