import { CircleAlert, FileCheck2, Upload } from 'lucide-react';
import { type DragEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../../kit/button/Button.tsx';
import { classes } from '../../kit/classes.ts';
import fieldStyles from '../../kit/field/field.module.css';
import { Icon } from '../../kit/icon/Icon.tsx';
import { VisuallyHidden } from '../../kit/text/VisuallyHidden.tsx';
import { Whole } from '../../kit/text/Whole.tsx';
import styles from './pick.module.css';
import { text } from './pick.text.ts';
import { shortName } from './short-name.ts';

interface FilePickProps {
  /** Endings and types that the browser offers first. */
  readonly accept: string;
  /** What may be chosen. */
  readonly kinds: ReactNode;
  readonly label: string;
  readonly chosen: File | undefined;
  readonly error: string | undefined;
  readonly busy?: boolean;
  readonly busyText?: string;
  readonly onPick: (file: File) => void;
}

/** A file by button or dropped on the box. What is wrong with it is told right there. */
export function FilePick(props: FilePickProps) {
  const { accept, kinds, label, chosen, error, busy = false, busyText, onPick } = props;
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const id = useId();
  const pickFile = (file: File | undefined) => {
    if (file && !busy) onPick(file);
  };
  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    pickFile(event.dataTransfer.files[0]);
  }
  function drag(event: DragEvent) {
    event.preventDefault();
    setOver(true);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a short cut for the button
    <div
      className={classes(styles.drop, over && styles.over)}
      onDragOver={drag}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {chosen ? (
        <p className={styles.chosen}>
          <Icon of={FileCheck2} size="s" />
          <ShortName of={chosen.name} />
        </p>
      ) : (
        <p className={styles.hint}>{text.drop}</p>
      )}
      <Button
        icon={Upload}
        busy={busy}
        {...(busyText === undefined ? {} : { busyText })}
        aria-describedby={error ? `${id}-error ${id}-kinds` : `${id}-kinds`}
        onClick={() => input.current?.click()}
      >
        {chosen ? text.another : label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        onChange={({ target }) => {
          pickFile(target.files?.[0]);
          // The same file may be chosen again, once it is mended.
          target.value = '';
        }}
      />
      {error ? (
        <p className={fieldStyles.error} id={`${id}-error`} role="alert">
          <Icon of={CircleAlert} size="s" />
          <span>
            <Whole of={error} />
          </span>
        </p>
      ) : null}
      <p className={styles.kinds} id={`${id}-kinds`}>
        {kinds}
      </p>
    </div>
  );
}

/** A long name shows how it begins and ends; it is spoken whole. */
function ShortName({ of }: { readonly of: string }) {
  const short = shortName(of);
  if (short === of) return <span>{of}</span>;
  return (
    <span title={of}>
      <span aria-hidden="true">{short}</span>
      <VisuallyHidden>{of}</VisuallyHidden>
    </span>
  );
}
