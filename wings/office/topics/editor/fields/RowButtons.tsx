import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { Button } from '../../../../../kit/button/Button.tsx';
import styles from '../editor.module.css';
import { text } from '../editor.text.ts';
import { moved, without } from './rows.ts';

interface RowButtonsProps<T> {
  readonly list: readonly T[];
  readonly at: number;
  /** What the entry is called, for speech. */
  readonly what: string;
  readonly onChange: (list: T[]) => void;
}

/**
 * Up, down and out for one entry of a list. At an end of it the arrow is off and keeps its place:
 * fields of all rows are as wide, and the keyboard stays where it was.
 */
export function RowButtons<T>({ list, at, what, onChange }: RowButtonsProps<T>) {
  const isFirst = at === 0;
  const isLast = at === list.length - 1;
  return (
    <div className={styles.rowButtons}>
      <Button
        small
        look="quiet"
        icon={ArrowUp}
        aria-label={text.earlier(what)}
        aria-disabled={isFirst || undefined}
        onClick={() => isFirst || onChange(moved(list, at, -1))}
      />
      <Button
        small
        look="quiet"
        icon={ArrowDown}
        aria-label={text.later(what)}
        aria-disabled={isLast || undefined}
        onClick={() => isLast || onChange(moved(list, at, 1))}
      />
      <Button
        small
        look="quiet"
        icon={X}
        aria-label={text.removeOf(what)}
        onClick={() => onChange(without(list, at))}
      >
        {text.remove}
      </Button>
    </div>
  );
}
