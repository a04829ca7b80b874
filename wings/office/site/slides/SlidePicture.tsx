import { useCallback } from 'react';
import { readPictures, uploadPicture } from '../../../../api/office/media.api.ts';
import type { Crop } from '../../../../parts/crop/crop-shape.ts';
import type { PartProps } from '../../../../parts/edit-form/field-spec.ts';
import { PictureField } from '../../../../parts/media/PictureField.tsx';
import { slideFrame } from '../../../../parts/slide/frame.ts';
import { useCall } from '../../../../shell/query/use-call.ts';
import styles from './slides.module.css';
import { text } from './slides.text.ts';

/** In the shape of the frame nothing of it is lost on any page. */
const crop: Crop = { made: 'photo', aspect: slideFrame.aspect, needs: 2 * slideFrame.widest };

/** The picture of a slide as it is, the way to another one, and to a part of it. */
export function SlidePicture({ value, onChange, error }: PartProps) {
  const call = useCall();
  const library = useCallback(
    async (page: number) =>
      (await call(readPictures, { page: String(page) }, { manner: 'silent' })).data,
    [call],
  );
  const url = typeof value === 'string' && value !== '' ? value : undefined;
  return (
    <div>
      {url === undefined ? null : <img className={styles.whole} src={url} alt="" />}
      <PictureField
        label={url === undefined ? text.picture : text.newPicture}
        value={undefined}
        standing={url}
        crop={crop}
        error={error && text.noPicture}
        onChange={(picture) => onChange(picture?.url ?? '')}
        library={library}
        upload={async ({ file }) =>
          (await call(uploadPicture, { file }, { manner: 'silent' })).data
        }
      />
    </div>
  );
}
