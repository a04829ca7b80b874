import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  type LucideIcon,
  ZoomIn,
  ZoomOut,
} from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import fieldStyles from '../../kit/field/field.module.css';
import { Icon } from '../../kit/icon/Icon.tsx';
import sliderStyles from '../../kit/slider/slider.module.css';
import styles from './crop.module.css';
import { cropText as text } from './crop.text.ts';

interface CropFrameProps {
  /** Address of the picture. */
  readonly src: string;
  /** Width by height. */
  readonly aspect: number;
  readonly round?: boolean;
  /** With buttons that move it, for whom dragging and arrow keys are none. */
  readonly withMoves?: boolean;
  /** The part that is chosen: in percent, and in pixels of the upright picture. */
  readonly onArea: (percent: Area, pixels: Area) => void;
  /** The browser could not show it after all. */
  readonly onBroken: () => void;
}

const zooms = { least: 1, most: 4, step: 0.1 } as const;
const limitZoom = (zoom: number): number => Math.max(zooms.least, Math.min(zooms.most, zoom));
const keys: Readonly<Record<string, number>> = { '+': 0.2, '=': 0.2, '-': -0.2, _: -0.2 };
const noSize = { width: 0, height: 0 };
/** Pixels of the screen. */
const keyboardStep = 8;
const buttonStep = 24;

/** A picture behind a frame: moved by finger, mouse, arrow keys or buttons, and made larger. */
export function CropFrame(props: CropFrameProps) {
  const { src, aspect, round = false, withMoves = false, onArea, onBroken } = props;
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState<number>(zooms.least);
  /** The frame has its size, so it is there. */
  const [measured, setMeasured] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const sizes = useRef({ picture: noSize, frame: noSize });

  useEffect(() => {
    // What had the focus before is gone with its step.
    if (measured) frame.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [measured]);

  const changeZoom = (by: number) => setZoom((now) => limitZoom(now + by));
  function pressKey(event: KeyboardEvent) {
    const by = keys[event.key];
    if (by === undefined) return;
    event.preventDefault();
    changeZoom(by);
  }
  /** As far as the picture goes. */
  function move(x: number, y: number) {
    const { picture, frame: hole } = sizes.current;
    const most = (side: 'width' | 'height') => Math.max(0, (picture[side] * zoom - hole[side]) / 2);
    const within = (value: number, bound: number) => Math.max(-bound, Math.min(bound, value));
    setCrop((now) => ({
      x: within(now.x + x * buttonStep, most('width')),
      y: within(now.y + y * buttonStep, most('height')),
    }));
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of both parts bubble here
    <div className={styles.crop} onKeyDown={pressKey}>
      <div className={styles.frame} ref={frame}>
        <Cropper
          image={src}
          crop={crop}
          zoom={zoom}
          rotation={0}
          minZoom={zooms.least}
          maxZoom={zooms.most}
          zoomSpeed={0.5}
          aspect={aspect}
          cropShape={round ? 'round' : 'rect'}
          showGrid={false}
          restrictPosition
          keyboardStep={keyboardStep}
          disableAutomaticStylesInjection
          style={{}}
          classes={{}}
          mediaProps={{ alt: '', onError: onBroken }}
          cropperProps={{ role: 'application', 'aria-label': text.area }}
          setMediaSize={(size) => {
            sizes.current.picture = size;
          }}
          setCropSize={(size) => {
            sizes.current.frame = size;
          }}
          onCropChange={setCrop}
          onZoomChange={(next) => setZoom(limitZoom(next))}
          onCropAreaChange={(percent, pixels) => {
            setMeasured(true);
            onArea(percent, pixels);
          }}
        />
      </div>
      <p className={styles.hint}>{text.hint}</p>
      <Zoom zoom={zoom} onZoom={setZoom} />
      {withMoves ? <Moves onMove={move} onZoom={changeZoom} /> : null}
    </div>
  );
}

interface ZoomProps {
  readonly zoom: number;
  readonly onZoom: (zoom: number) => void;
}

function Zoom({ zoom, onZoom }: ZoomProps) {
  const id = useId();
  return (
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
        onChange={({ target }) => onZoom(target.valueAsNumber)}
      />
    </div>
  );
}

interface MovesProps {
  readonly onMove: (x: number, y: number) => void;
  readonly onZoom: (by: number) => void;
}

/** The frame looks to the left where the picture goes to the right. */
function Moves({ onMove, onZoom }: MovesProps) {
  const buttons: readonly (readonly [name: string, icon: LucideIcon, act: () => void])[] = [
    [text.left, ArrowLeft, () => onMove(1, 0)],
    [text.up, ArrowUp, () => onMove(0, 1)],
    [text.down, ArrowDown, () => onMove(0, -1)],
    [text.right, ArrowRight, () => onMove(-1, 0)],
    [text.zoomOut, ZoomOut, () => onZoom(-0.2)],
    [text.zoomIn, ZoomIn, () => onZoom(0.2)],
  ];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would name fields, these are buttons
    <div className={styles.moves} role="group" aria-label={text.moves}>
      {buttons.map(([name, icon, act]) => (
        <button key={name} type="button" aria-label={name} title={name} onClick={act}>
          <Icon of={icon} />
        </button>
      ))}
    </div>
  );
}
