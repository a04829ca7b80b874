import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../kit/icon/Icon.tsx';
import { VisuallyHidden } from '../../kit/text/VisuallyHidden.tsx';
import { MoveButtons } from '../ordered-list/MoveButtons.tsx';
import styles from './row-editor.module.css';

interface EditorRowProps {
  /** By which whoever moved it is found again. */
  readonly id?: string;
  readonly name: string;
  readonly at: number;
  readonly count: number;
  /** Left out where the order means nothing. */
  readonly onMove?: ((to: number) => void) | undefined;
  /** What the bin is called. */
  readonly remove: string;
  readonly onRemove: () => void;
  readonly children: ReactNode;
}

/**
 * A row that is written in a form: its fields beside each other, then arrows and bin. Its name is
 * for speech, since the fields say what it is.
 */
export function EditorRow(props: EditorRowProps) {
  const { id, name, at, count, onMove, remove, onRemove, children } = props;
  return (
    <fieldset className={styles.row} data-key={id}>
      <legend>
        <VisuallyHidden>{name}</VisuallyHidden>
      </legend>
      <div className={styles.line}>
        <div className={styles.fields}>{children}</div>
        <div className={styles.buttons}>
          {onMove ? <MoveButtons name={name} at={at} count={count} onMove={onMove} /> : null}
          <button type="button" className={styles.bin} aria-label={remove} onClick={onRemove}>
            <Icon of={Trash2} size="s" />
          </button>
        </div>
      </div>
    </fieldset>
  );
}
