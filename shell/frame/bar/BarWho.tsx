import { UserRound } from 'lucide-react';
import { memo } from 'react';
import { classes } from '../../../kit/classes.ts';
import { Icon } from '../../../kit/icon/Icon.tsx';
import { Link } from '../../../kit/link/Link.tsx';
import { Nowrap } from '../../../kit/text/Nowrap.tsx';
import { VisuallyHidden } from '../../../kit/text/VisuallyHidden.tsx';
import styles from './who.module.css';
import type { Who } from './who.ts';

/** The name and number on the bar of a portal (R006, R009). */
export const BarWho = memo(function BarWho({ who }: { readonly who: Who }) {
  const { account } = who;
  const lines = (
    <>
      <b>{who.name}</b>
      {who.number === undefined ? (
        <span className={styles.line}>{who.line}</span>
      ) : (
        <span className={classes(styles.line, styles.withNumber)}>
          <span className={styles.numbered}>
            <span>{who.line}</span> <Nowrap>{who.number}</Nowrap>
          </span>
          {who.more ? <span className={styles.more}> · {who.more}</span> : null}
        </span>
      )}
    </>
  );
  return (
    <div className={styles.who} data-signed-in>
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
});
