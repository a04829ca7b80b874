import { CircleAlert } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import fieldStyles from '../../../../kit/field/field.module.css';
import { Icon } from '../../../../kit/icon/Icon.tsx';
import sliderStyles from '../../../../kit/slider/slider.module.css';
import styles from './dialog.module.css';
import { text } from './picture.text.ts';
import type { Ready } from './prepare.ts';

interface CropStepProps {
  readonly ready: Ready;
  readonly error: string | undefined;
  /** The part that is chosen: in percent, and in pixels of the upright picture. */
  readonly onArea: (percent: Area, pixels: Area) => void;
  /** The browser could not show it after all. */
  readonly onBroken: () => void;
}

const zooms = { least: 1, most: 4, step: 0.1 } as const;
const within = (zoom: number): number => Math.max(zooms.least, Math.min(zooms.most, zoom));
const keys: Readonly<Record<string, number>> = { '+': 0.2, '=': 0.2, '-': -0.2, _: -0.2 };

/** The round part of the picture that will be shown: moved by finger, mouse or arrow keys. */
export function CropStep({ ready, error, onArea, onBroken }: CropStepProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState<number>(zooms.least);
  /** The part has its size, so it is there. */
  const [measured, setMeasured] = useState(false);
  const cropArea = useRef<HTMLDivElement>(null);
  const id = useId();
  const { src } = ready;

  useEffect(() => () => URL.revokeObjectURL(src), [src]);
  useEffect(() => {
    // What had the focus before is gone with its step.
    if (measured) cropArea.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [measured]);

  function onKeyDown(event: KeyboardEvent) {
    const by = keys[event.key];
    if (by === undefined) return;
    event.preventDefault();
    setZoom((now) => within(now + by));
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of both parts bubble here
    <div className={styles.crop} onKeyDown={onKeyDown}>
      <div className={styles.stage} ref={cropArea}>
        <Cropper
          image={src}
          crop={crop}
          zoom={zoom}
          rotation={0}
          minZoom={zooms.least}
          maxZoom={zooms.most}
          zoomSpeed={0.5}
          aspect={1}
          cropShape="round"
          showGrid={false}
          restrictPosition
          keyboardStep={8}
          disableAutomaticStylesInjection
          style={{}}
          classes={{}}
          mediaProps={{ alt: '', onError: onBroken }}
          cropperProps={{ role: 'application', 'aria-label': text.crop }}
          onCropChange={setCrop}
          onZoomChange={(next) => setZoom(within(next))}
          onCropAreaChange={(percent, pixels) => {
            setMeasured(true);
            onArea(percent, pixels);
          }}
        />
      </div>
      <p className={styles.hint}>{text.cropHint}</p>
      <div>
        <label className={fieldStyles.label} htmlFor={id}>
          {text.zoom}
        </label>
        <input
          className={sliderStyles.range}
          id={id}
          type="range"
          min={zooms.least}
          max={zooms.most}
          step={zooms.step}
          value={zoom}
          aria-valuetext={text.times(zoom)}
          onChange={({ target }) => setZoom(target.valueAsNumber)}
        />
      </div>
      {error ? (
        <p className={fieldStyles.error} role="alert">
          <Icon of={CircleAlert} size="s" />
          {error}
        </p>
      ) : null}
    </div>
  );
}
