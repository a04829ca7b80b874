import type { ComponentProps } from 'react';
import type { PictureField } from '../media/PictureField.tsx';

type FieldProps = ComponentProps<typeof PictureField>;

/** Where pictures of a text come from. */
export interface PictureSource {
  readonly uploadPicture: FieldProps['upload'];
  readonly pictureLibrary: NonNullable<FieldProps['library']>;
}
