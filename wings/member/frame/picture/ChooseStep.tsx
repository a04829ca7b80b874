import { CircleAlert, ImagePlus } from 'lucide-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { Button } from '../../../../kit/button/Button.tsx';
import { classes } from '../../../../kit/classes.ts';
import fieldStyles from '../../../../kit/field/field.module.css';
import { Icon } from '../../../../kit/icon/Icon.tsx';
import { Face } from '../../../../parts/picture/Face.tsx';
import styles from './dialog.module.css';
import { faults, text } from './picture.text.ts';
import { prepare, type Ready, Unfit } from './prepare.ts';

interface ChooseStepProps {
  /** The picture there is now. */
  readonly src: string | undefined;
  readonly error: string | undefined;
  readonly onReady: (ready: Ready) => void;
}

/** A file by button or dropped on the box; what cannot be used is told right there. */
export function ChooseStep({ src, error, onReady }: ChooseStepProps) {
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [over, setOver] = useState(false);
  const [opening, setOpening] = useState(false);
  const [unfit, setUnfit] = useState<string>();
  const id = useId();
  const message = unfit ?? error;

  async function choose(file: File | undefined) {
    if (!file) return;
    setUnfit(undefined);
    setOpening(true);
    try {
      onReady(await prepare(file));
    } catch (failed) {
      setUnfit(faults[failed instanceof Unfit ? failed.fault : 'broken']);
      setOpening(false);
      button.current?.focus();
    }
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    void choose(event.dataTransfer.files[0]);
  }
  function drag(event: DragEvent) {
    event.preventDefault();
    setOver(true);
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a short cut for the button */}
      <div
        className={classes(styles.drop, over && styles.over)}
        onDragOver={drag}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Face src={src} large />
        <p className={styles.dropHint}>{text.drop}</p>
        <Button
          look="primary"
          icon={ImagePlus}
          busy={opening}
          busyText={text.opening}
          ref={button}
          aria-describedby={message ? `${id}-error ${id}-kinds` : `${id}-kinds`}
          onClick={() => input.current?.click()}
        >
          {text.choose}
        </Button>
        <input
          ref={input}
          type="file"
          accept="image/jpeg,image/png"
          hidden
          onChange={({ target }) => {
            void choose(target.files?.[0]);
            // The same file may be chosen again.
            target.value = '';
          }}
        />
        {message ? (
          <p className={fieldStyles.error} id={`${id}-error`} role="alert">
            <Icon of={CircleAlert} size="s" />
            {message}
          </p>
        ) : null}
        <p className={styles.kinds} id={`${id}-kinds`}>
          {text.kinds}
        </p>
      </div>
      <p>{text.note}</p>
    </>
  );
}
