import { Eye, EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../../kit/icon/Icon.tsx';
import { Nowrap } from '../../../kit/text/Nowrap.tsx';
import { VisuallyHidden } from '../../../kit/text/VisuallyHidden.tsx';
import { words } from '../../../kit/words.text.ts';
import type { Part } from './reveal.api.ts';
import styles from './reveal.module.css';
import { partNames, revealText as text } from './reveal.text.ts';
import type { Reveal } from './use-reveal.ts';

interface CoveredProps {
  readonly part: Part;
  /** What stands there while it is covered; undefined: dots. */
  readonly masked?: string;
  /** How it reads in full. */
  readonly format?: (value: string) => ReactNode;
  /** Undefined where nobody may uncover: in a look of staff. */
  readonly reveal: Reveal | undefined;
}

/** A value behind its mask, and the button that takes the mask away or puts it back. */
export function Covered({ part, masked, format = (value) => value, reveal }: CoveredProps) {
  const value = reveal?.valueOf(part);
  const isShown = value !== undefined;
  return (
    <span className={styles.covered}>
      <Nowrap>{isShown ? format(value) : (masked ?? <Dots />)}</Nowrap>
      {reveal ? (
        <button type="button" className={styles.show} onClick={() => reveal.toggle(part)}>
          <Icon of={isShown ? EyeOff : Eye} size="s" />
          {isShown ? words.hide : words.show} <VisuallyHidden>{partNames[part]}</VisuallyHidden>
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
