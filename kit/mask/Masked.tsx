import { Eye, EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { Nowrap } from '../text/Nowrap.tsx';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import { words } from '../words.text.ts';
import styles from './mask.module.css';
import { maskText as text } from './mask.text.ts';

interface MaskedProps {
  /** The value while it is shown. */
  readonly value: ReactNode;
  readonly isShown: boolean;
  /** What stands there otherwise; undefined: dots. */
  readonly masked?: string | undefined;
  /** What the button shows, for speech. */
  readonly name?: string;
  /** Undefined: no button. */
  readonly onToggle?: (() => void) | undefined;
}

/** A value behind its mask, and the button that takes the mask away or puts it back. */
export function Masked({ value, isShown, masked, name, onToggle }: MaskedProps) {
  return (
    <span className={styles.masked}>
      <Nowrap>{isShown ? value : (masked ?? <Dots />)}</Nowrap>
      {onToggle ? (
        <button type="button" className={styles.show} onClick={onToggle}>
          <Icon of={isShown ? EyeOff : Eye} size="s" />
          {isShown ? words.hide : words.show} <VisuallyHidden>{name}</VisuallyHidden>
        </button>
      ) : null}
    </span>
  );
}

function Dots() {
  return (
    <>
      <span className={styles.dots} aria-hidden="true">
        {text.dots}
      </span>
      <VisuallyHidden>{text.covered}</VisuallyHidden>
    </>
  );
}
