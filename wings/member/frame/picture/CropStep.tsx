import { CircleAlert } from 'lucide-react';
import { useEffect } from 'react';
import type { Area } from 'react-easy-crop';
import fieldStyles from '../../../../kit/field/field.module.css';
import { Icon } from '../../../../kit/icon/Icon.tsx';
import { CropFrame } from '../../../../parts/crop/CropFrame.tsx';
import styles from './dialog.module.css';
import type { Ready } from './prepare.ts';

interface CropStepProps {
  readonly ready: Ready;
  readonly error: string | undefined;
  /** The part that is chosen: in percent, and in pixels of the upright picture. */
  readonly onArea: (percent: Area, pixels: Area) => void;
  /** The browser could not show it after all. */
  readonly onBroken: () => void;
}

/** The round part of the picture that will be shown. */
export function CropStep({ ready, error, onArea, onBroken }: CropStepProps) {
  const { src } = ready;
  useEffect(() => () => URL.revokeObjectURL(src), [src]);
  return (
    <div className={styles.step}>
      <CropFrame src={src} aspect={1} round onArea={onArea} onBroken={onBroken} />
      {error ? (
        <p className={fieldStyles.error} role="alert">
          <Icon of={CircleAlert} size="s" />
          {error}
        </p>
      ) : null}
    </div>
  );
}
