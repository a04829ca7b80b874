import { UserRound } from 'lucide-react';
import { Icon } from '../../icon/Icon.tsx';
import styles from './bar.module.css';

/** Who is signed in: a name, and a line such as the membership number. */
export interface Who {
  readonly name: string;
  readonly line: string;
}

/** The name and number on the bar of a portal (R006, R009). */
export function BarWho({ who }: { readonly who: Who }) {
  return (
    <div className={styles.who}>
      <Icon of={UserRound} />
      <p>
        <b>{who.name}</b>
        <span>{who.line}</span>
      </p>
    </div>
  );
}
