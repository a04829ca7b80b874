import { useEffect, useId, useRef, useState } from 'react';
import { Alert } from '../../kit/alert/Alert.tsx';
import { Button } from '../../kit/button/Button.tsx';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import fieldStyles from '../../kit/field/field.module.css';
import { SelectField } from '../../kit/field/SelectField.tsx';
import sliderStyles from '../../kit/slider/slider.module.css';
import { CropFrame } from './CropFrame.tsx';
import styles from './crop.module.css';
import { cropText as text } from './crop.text.ts';
import type { Crop, CropArea } from './crop-shape.ts';
import { cutPicture } from './cut.ts';

export interface CropDialogProps {
  readonly crop: Crop;
  /** A file that was chosen, or the address of a picture on this site. */
  readonly source: Blob | string;
  /** The part goes on its way; the dialog stays until its caller takes it off. */
  readonly onCut: (part: Blob) => Promise<unknown>;
  /** Undefined: only a part may be used. */
  readonly onWhole?: (() => void) | undefined;
  /** The browser cannot show it. */
  readonly onBroken: () => void;
  readonly onClose: () => void;
  /** What the server said of the part. */
  readonly error?: string | undefined;
}

/** Address of the source for as long as it is cut; a file is looked through to its end first. */
function useAddress(source: Blob | string, onBroken: () => void): string | undefined {
  const [address, setAddress] = useState<string>();
  const tell = useRef(onBroken);
  tell.current = onBroken;
  useEffect(() => {
    if (typeof source === 'string') return setAddress(source);
    let made: string | undefined;
    let isLeft = false;
    createImageBitmap(source).then(
      (picture) => {
        picture.close();
        if (isLeft) return;
        made = URL.createObjectURL(source);
        setAddress(made);
      },
      () => isLeft || tell.current(),
    );
    return () => {
      isLeft = true;
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [source]);
  return address;
}

/** Cuts out the part of a picture that pages will show. */
export function CropDialog(props: CropDialogProps) {
  const { crop, source, onCut, onWhole, onBroken, onClose, error } = props;
  const src = useAddress(source, onBroken);
  const [aspect, setAspect] = useState(crop.aspect);
  const [area, setArea] = useState<CropArea>();
  const [busy, setBusy] = useState(false);

  async function cut() {
    if (area === undefined || src === undefined) return;
    setBusy(true);
    const part = await cutPicture(src, area, crop.made).catch(() => undefined);
    if (part === undefined) onBroken();
    else await onCut(part);
    setBusy(false);
  }
  const leave = () => busy || onClose();
  const isSmall = area !== undefined && crop.needs !== undefined && area.width < crop.needs;

  return (
    <Dialog
      open
      onClose={leave}
      title={text.title}
      actions={
        <>
          <Button look="primary" busy={busy} busyText={text.using} onClick={() => void cut()}>
            {text.use}
          </Button>
          {onWhole ? <Button onClick={() => busy || onWhole()}>{text.whole}</Button> : null}
          <Button look="quiet" onClick={leave}>
            {text.cancel}
          </Button>
        </>
      }
    >
      <div className={styles.dialog}>
        {error ? (
          <Alert kind="no" alert>
            {error}
          </Alert>
        ) : null}
        {crop.free ? (
          <Shape crop={crop} free={crop.free} aspect={aspect} onAspect={setAspect} />
        ) : null}
        {src === undefined ? null : (
          <CropFrame
            src={src}
            aspect={aspect}
            withMoves
            onArea={(_, pixels) => setArea(pixels)}
            onBroken={onBroken}
          />
        )}
        {area ? (
          <p className={styles.size}>
            {text.size(area.width, area.height)}
            {isSmall ? ` · ${text.small}` : null}
          </p>
        ) : null}
      </div>
    </Dialog>
  );
}

interface ShapeProps {
  readonly crop: Crop;
  readonly free: NonNullable<Crop['free']>;
  readonly aspect: number;
  readonly onAspect: (aspect: number) => void;
}

/** The shape of the frame: the page's own, or any other. */
function Shape({ crop, free, aspect, onAspect }: ShapeProps) {
  const id = useId();
  const [isFree, setFree] = useState(false);
  return (
    <>
      <SelectField
        label={text.shape}
        value={isFree ? 'free' : 'fixed'}
        onChange={({ target }) => {
          setFree(target.value === 'free');
          if (target.value === 'fixed') onAspect(crop.aspect);
        }}
      >
        <option value="fixed">{crop.aspect === 1 ? text.square : text.fixed}</option>
        <option value="free">{text.free}</option>
      </SelectField>
      {isFree ? (
        <div>
          <label className={fieldStyles.label} htmlFor={id}>
            {text.ratio}
          </label>
          <input
            className={sliderStyles.range}
            id={id}
            type="range"
            min={free.least}
            max={free.most}
            step={0.05}
            value={aspect}
            aria-valuetext={text.ratioOf(aspect)}
            onChange={({ target }) => onAspect(target.valueAsNumber)}
          />
        </div>
      ) : null}
    </>
  );
}
