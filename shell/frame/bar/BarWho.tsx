import { type LucideIcon, UserRound } from 'lucide-react';
import { Icon } from '../../../kit/icon/Icon.tsx';
import { Link } from '../../../kit/link/Link.tsx';
import { Nowrap } from '../../../kit/text/Nowrap.tsx';
import { VisuallyHidden } from '../../../kit/text/VisuallyHidden.tsx';
import styles from './bar.module.css';

/** Who is signed in: a name, and a line such as the membership number. */
export interface Who {
  readonly name: string;
  readonly line: string;
  /** Beside the line, where there is room: an agency's contact. */
  readonly more?: string;
  /** Left out: a person. */
  readonly icon?: LucideIcon;
  /** What leads on to the person's account, and what speech says of it. */
  readonly account?: {
    readonly to: string;
    readonly name: string;
    /** It is the page that is shown. */
    readonly here?: boolean;
  };
}

/** The name and number on the bar of a portal (R006, R009). */
export function BarWho({ who }: { readonly who: Who }) {
  const { account } = who;
  const lines = (
    <>
      <b>{who.name}</b>
      {who.more ? (
        <span className={styles.line}>
          <Nowrap>{who.line}</Nowrap>
          <span className={styles.more}>
            {' · '}
            <Nowrap>{who.more}</Nowrap>
          </span>
        </span>
      ) : (
        <span className={styles.line}>{who.line}</span>
      )}
    </>
  );
  return (
    <div className={styles.who}>
      <Icon of={who.icon ?? UserRound} />
      {account ? (
        <p>
          <Link
            to={account.to}
            title={account.name}
            aria-current={account.here ? 'page' : undefined}
          >
            {lines}
            <VisuallyHidden>{account.name}</VisuallyHidden>
          </Link>
        </p>
      ) : (
        <p>{lines}</p>
      )}
    </div>
  );
}
