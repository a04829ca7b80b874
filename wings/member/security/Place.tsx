import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Badge } from '../../../kit/badge/Badge.tsx';
import { Button } from '../../../kit/button/Button.tsx';
import { Icon } from '../../../kit/icon/Icon.tsx';
import styles from './security.module.css';
import { text } from './security.text.ts';

interface PlaceProps {
  readonly icon: LucideIcon;
  readonly name: string;
  /** The browser in which the page is shown. */
  readonly here: string | undefined;
  readonly badge?: string | undefined;
  readonly address: string;
  readonly times: ReactNode;
  /** How to end it; undefined for the one that asks. */
  readonly end: { readonly word: string; readonly of: string; readonly busy: boolean } | undefined;
  readonly onEnd: () => void;
}

/** One sign-in or one browser of a list. */
export function Place({ icon, name, here, badge, address, times, end, onEnd }: PlaceProps) {
  const id = useId();
  return (
    <li className={styles.place}>
      <Icon of={icon} className={styles.drawing} />
      <div className={styles.what}>
        <p className={styles.name} id={id}>
          {name}
          {here ? <Badge kind="ok">{here}</Badge> : null}
          {badge ? <Badge>{badge}</Badge> : null}
        </p>
        <p className={styles.meta}>{times}</p>
        {address ? <p className={styles.meta}>{text.address(address)}</p> : null}
      </div>
      {end ? (
        <Button small busy={end.busy} onClick={onEnd} aria-label={end.of}>
          {end.word}
        </Button>
      ) : null}
    </li>
  );
}
