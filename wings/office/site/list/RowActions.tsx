import { Eye, EyeOff, Pencil, Plus, Trash2 } from 'lucide-react';
import { Button } from '../../../../kit/button/Button.tsx';
import styles from './list.module.css';
import { listText as text } from './list.text.ts';
import type { ListRow } from './list-data.ts';
import type { Successor } from './list-room.ts';
import { useEdited } from './use-edited.ts';

interface RowActionsProps {
  readonly name: string;
  readonly row: ListRow;
  /** Of a row whose place another may take. */
  readonly successor?: Successor | undefined;
  /** Left out of rows that are shown always. */
  readonly onToggle?: (shown: boolean) => void;
  readonly onRemove: () => void;
}

/** The buttons that change a row. */
export function RowActions({ name, row, successor, onToggle, onRemove }: RowActionsProps) {
  const { open, openAfter } = useEdited();
  const { shown } = row;
  return (
    <div className={styles.buttons}>
      {successor ? (
        <Button small icon={Plus} aria-label={successor.title} onClick={() => openAfter(row.id)}>
          {successor.name}
        </Button>
      ) : null}
      <Button small icon={Pencil} aria-label={text.editOf(name)} onClick={() => open(row.id)}>
        <span className={styles.first}>{text.edit}</span>
      </Button>
      {onToggle && typeof shown === 'boolean' ? (
        <Button
          small
          look="quiet"
          icon={shown ? EyeOff : Eye}
          aria-label={shown ? text.hideOf(name) : text.showOf(name)}
          onClick={() => onToggle(!shown)}
        >
          <span className={styles.word}>{shown ? text.hide : text.show}</span>
        </Button>
      ) : null}
      <Button
        small
        look="quietDanger"
        icon={Trash2}
        aria-label={text.removeOf(name)}
        onClick={onRemove}
      >
        <span className={styles.word}>{text.remove}</span>
      </Button>
    </div>
  );
}
