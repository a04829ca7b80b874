import { ImageMinus } from 'lucide-react';
import { pictureFrames } from '../../../../core/picture-frames.ts';
import { Button } from '../../../../kit/button/Button.tsx';
import { sourcesOf } from '../../../../kit/image/picture-sources.ts';
import type { Crop } from '../../../../parts/crop/crop-shape.ts';
import type { PartProps } from '../../../../parts/edit-form/field-spec.ts';
import { PictureField } from '../../../../parts/media/PictureField.tsx';
import { useMedia } from '../editor/use-media.ts';
import styles from './people.module.css';
import { text } from './people.text.ts';

/** As the public's cards and the person's own page show it. */
const crop: Crop = { made: 'photo', aspect: pictureFrames.portrait, needs: 448 };

/** The portrait of a person: what stands, another one, a part of it, or none. */
export function Portrait({ value, onChange, error }: PartProps) {
  const { uploadPicture, pictureLibrary } = useMedia();
  const url = typeof value === 'string' && value !== '' ? value : undefined;
  return (
    <div>
      {url === undefined ? null : (
        <div className={styles.standing}>
          <img className={styles.portrait} {...sourcesOf(url, '8rem', crop.aspect)} alt="" />
          <Button small look="quiet" icon={ImageMinus} onClick={() => onChange('')}>
            {text.noPortrait}
          </Button>
        </div>
      )}
      <PictureField
        label={url === undefined ? text.portrait : text.newPortrait}
        value={undefined}
        standing={url}
        crop={crop}
        error={error}
        onChange={(picture) => onChange(picture?.url ?? '')}
        upload={uploadPicture}
        library={pictureLibrary}
      />
    </div>
  );
}
