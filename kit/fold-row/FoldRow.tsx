import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../icon/Icon.tsx';
import styles from './fold-row.module.css';

interface Fold<Key extends string> {
  readonly key: Key;
  readonly name: string;
  readonly icon: LucideIcon;
  /** It is printed, open or not. */
  readonly printed?: boolean;
  readonly content: ReactNode;
}

interface FoldRowProps<Key extends string> {
  /** Name of the group for speech. */
  readonly label: string;
  readonly folds: readonly Fold<Key>[];
  /** What is open at first. */
  readonly opened?: Key | undefined;
  /** One is opened by a press. */
  readonly onOpen?: (key: Key) => void;
  /** In the line of a heading: what opens takes a line below both, and nothing moves. */
  readonly beside?: boolean;
}

/**
 * Controls of a phone in one row: a press opens what belongs to one of them below the row, at most
 * one at a time. What is typed into one stays while it is closed.
 */
export function FoldRow<Key extends string>(props: FoldRowProps<Key>) {
  const { label, folds, opened, onOpen, beside } = props;
  const id = useId();
  const [open, setOpen] = useState(opened);
  const press = (key: Key) => {
    setOpen(key === open ? undefined : key);
    if (key !== open) onOpen?.(key);
  };
  return (
    <div className={beside ? styles.beside : styles.folds}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would want a visible legend */}
      <div className={styles.row} role="group" aria-label={label}>
        {folds.map(({ key, name, icon }) => (
          <button
            key={key}
            type="button"
            className={styles.button}
            aria-expanded={key === open}
            aria-controls={`${id}${key}`}
            onClick={() => press(key)}
          >
            <Icon of={icon} size="s" />
            {name}
          </button>
        ))}
      </div>
      {folds.map(({ key, printed, content }) => (
        <div
          key={key}
          id={`${id}${key}`}
          className={classes(styles.content, printed && styles.printed)}
          hidden={key !== open}
        >
          {content}
        </div>
      ))}
    </div>
  );
}
