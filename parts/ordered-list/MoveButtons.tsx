import { ArrowDown, ArrowUp } from 'lucide-react';
import { Icon } from '../../kit/icon/Icon.tsx';
import styles from './ordered-list.module.css';
import { orderedListText as text } from './ordered-list.text.ts';

interface MoveButtonsProps {
  readonly name: string;
  /** Its place, counted from 0. */
  readonly at: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
}

/** Two arrows that move a row up and down; each says by its name what it moves. */
export function MoveButtons({ name, at, count, onMove }: MoveButtonsProps) {
  return (
    <div className={styles.moves}>
      <Arrow
        name={text.up(name)}
        icon={ArrowUp}
        side="up"
        off={at === 0}
        onPress={() => onMove(at - 1)}
      />
      <Arrow
        name={text.down(name)}
        icon={ArrowDown}
        side="down"
        off={at === count - 1}
        onPress={() => onMove(at + 1)}
      />
    </div>
  );
}

interface ArrowProps {
  readonly name: string;
  readonly icon: typeof ArrowUp;
  readonly side: 'up' | 'down';
  /** At its end of the list; it keeps its name and the focus. */
  readonly off: boolean;
  readonly onPress: () => void;
}

function Arrow({ name, icon, side, off, onPress }: ArrowProps) {
  return (
    <button
      type="button"
      className={styles.arrow}
      aria-label={name}
      aria-disabled={off || undefined}
      data-side={side}
      onClick={() => {
        if (!off) onPress();
      }}
    >
      <Icon of={icon} size="s" />
    </button>
  );
}
