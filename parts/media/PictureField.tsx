import { Crop as CropSign, ImageMinus, Images } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { Button } from '../../kit/button/Button.tsx';
import { TextField } from '../../kit/field/TextField.tsx';
import { sourcesOf } from '../../kit/image/picture-sources.ts';
import { cropText } from '../crop/crop.text.ts';
import type { Crop } from '../crop/crop-shape.ts';
import { FilePick } from '../file-pick/FilePick.tsx';
import styles from './media.module.css';
import { mediaText as text } from './media.text.ts';
import type { LibraryPage, Picture } from './picture.ts';
import { shrinkPicture } from './shrink.ts';
import { type Sent, useUpload } from './use-upload.ts';

const Library = lazy(async () => ({
  default: (await import('./PictureLibrary.tsx')).PictureLibrary,
}));
const CropDialog = lazy(async () => ({
  default: (await import('../crop/CropDialog.tsx')).CropDialog,
}));

/** A picture as a form holds it. */
export interface DescribedPicture extends Picture {
  /** What it shows, for those who do not see it. */
  readonly alt: string;
}

interface PictureFieldProps {
  readonly label: string;
  readonly value: DescribedPicture | undefined;
  readonly onChange: (value: DescribedPicture | undefined) => void;
  readonly upload: (sent: Sent) => Promise<Picture>;
  /** A page of the pictures that were uploaded before, counted from 1. */
  readonly library: (page: number) => Promise<LibraryPage>;
  /** What is wrong with the description. */
  readonly altError?: string | undefined;
  /** What is wrong with there being no picture. */
  readonly error?: string | undefined;
  /** The description is known: a candidate's picture shows the candidate. */
  readonly fixedAlt?: string;
  /** A chosen picture is cut out before it goes; left out: it goes whole. */
  readonly crop?: Crop;
  /** The picture that stands there, where a form shows it by itself: it can be cut, too. */
  readonly standing?: string | undefined;
}

/** A picture with its description: a new one, or one that was uploaded before. */
export function PictureField(props: PictureFieldProps) {
  const { label, value, onChange, upload, library, altError, error, fixedAlt, crop } = props;
  const [isOpen, setOpen] = useState(false);
  /** What is being cut: a file that was chosen, or the address of a picture. */
  const [source, setSource] = useState<File | string>();
  const id = useId();
  const choose = (picture: Picture) => {
    setOpen(false);
    onChange({ ...picture, alt: fixedAlt ?? value?.alt ?? '' });
  };
  const sending = useUpload(upload, choose, shrinkPicture);
  const standing = props.standing ?? value?.url;
  const choosePicture = (file: File) => {
    if (crop === undefined) void sending.pick(file);
    else setSource(file);
  };
  /** Who cannot show it lets the server say what is wrong with it. */
  const sendWhole = () => {
    setSource(undefined);
    if (source instanceof File) void sending.pick(source);
    else sending.tell(cropText.broken);
  };

  return (
    <fieldset className={styles.field}>
      <legend>{label}</legend>
      {value ? (
        <div className={styles.chosen}>
          <img
            {...sourcesOf(value.url, '30rem')}
            alt={value.alt}
            width={value.width}
            height={value.height}
          />
          <p className={styles.note}>{text.size(value.width, value.height)}</p>
        </div>
      ) : null}
      <FilePick
        accept="image/jpeg,image/png"
        kinds={text.pictureKinds}
        label={text.choosePicture}
        chosen={undefined}
        error={source === undefined ? (sending.error ?? error) : undefined}
        busy={sending.busy}
        busyText={text.uploading}
        onPick={choosePicture}
      />
      <div className={styles.actions}>
        <Button small icon={Images} onClick={() => setOpen(true)}>
          {text.fromLibrary}
        </Button>
        {crop && standing ? (
          <Button small icon={CropSign} onClick={() => setSource(standing)}>
            {text.cut}
          </Button>
        ) : null}
        {value ? (
          <Button small look="quiet" icon={ImageMinus} onClick={() => onChange(undefined)}>
            {text.remove}
          </Button>
        ) : null}
      </div>
      {value && fixedAlt === undefined ? (
        <TextField
          id={`${id}-alt`}
          label={text.alt}
          hint={text.altHint}
          error={altError}
          maxLength={300}
          value={value.alt}
          onChange={({ target }) => onChange({ ...value, alt: target.value })}
        />
      ) : null}
      <Suspense fallback={null}>
        {isOpen ? (
          <Library load={library} onChoose={choose} onClose={() => setOpen(false)} />
        ) : null}
        {crop && source !== undefined ? (
          <CropDialog
            crop={crop}
            source={source}
            error={sending.error}
            onCut={async (part) => {
              const name = source instanceof File ? source.name : 'picture.jpg';
              if (await sending.pick(new File([part], name))) setSource(undefined);
            }}
            onWhole={source instanceof File ? sendWhole : undefined}
            onBroken={sendWhole}
            onClose={() => {
              sending.tell(undefined);
              setSource(undefined);
            }}
          />
        ) : null}
      </Suspense>
    </fieldset>
  );
}
