import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Badge } from '../../kit/badge/Badge.tsx';
import { Button } from '../../kit/button/Button.tsx';
import { Icon } from '../../kit/icon/Icon.tsx';
import styles from './sessions.module.css';
import { sessionsText } from './sessions.text.ts';

interface SessionItemProps {
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

/** One session or one browser of a list. */
export function SessionItem({
  icon,
  name,
  here,
  badge,
  address,
  times,
  end,
  onEnd,
}: SessionItemProps) {
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
        <SessionMeta times={times} address={address} />
      </div>
      {end ? (
        <Button small busy={end.busy} onClick={onEnd} aria-label={end.of}>
          {end.word}
        </Button>
      ) : null}
    </li>
  );
}

/** When and from which network: what tells two browsers of one make apart. */
export function SessionMeta({ times, address }: Pick<SessionItemProps, 'times' | 'address'>) {
  return (
    <>
      <p className={styles.meta}>{times}</p>
      {address ? <p className={styles.meta}>{sessionsText.address(address)}</p> : null}
    </>
  );
}
