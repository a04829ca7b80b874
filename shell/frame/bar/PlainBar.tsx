import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { classes } from '../../../kit/classes.ts';
import { Icon } from '../../../kit/icon/Icon.tsx';
import { Link } from '../../../kit/link/Link.tsx';
import { ReadingTools } from '../../../kit/view-preferences/ReadingTools.tsx';
import { Wrap } from '../Wrap.tsx';
import styles from './bar.module.css';
import { useBarHeight } from './use-bar-height.ts';

interface PlainBarProps {
  /** Name of the bar for speech. */
  readonly label: string;
  readonly back?: { readonly to: string; readonly name: string };
  /** A `BarWho`, where somebody is on the way in: most who see this bar are nobody yet. */
  readonly who?: ReactNode;
  /** Whose room it is, where nobody is in yet. */
  readonly name?: string;
  /** The one control at the end. */
  readonly end?: ReactNode;
}

/** The blue bar where there is no menu: before the gate and on the way in. */
export function PlainBar({ label, back, who, name, end }: PlainBarProps) {
  const bar = useRef<HTMLElement>(null);
  useBarHeight(bar);
  return (
    <section className={classes(styles.bar, styles.plain)} aria-label={label} ref={bar}>
      <Wrap className={styles.row}>
        <div className={styles.tools}>
          <ReadingTools onBar />
        </div>
        {back ? (
          <Link className={styles.back} to={back.to}>
            <Icon of={ArrowLeft} size="s" />
            {back.name}
          </Link>
        ) : null}
        {name ? <p className={styles.name}>{name}</p> : null}
        {who}
        {end ? <div className={styles.lone}>{end}</div> : null}
      </Wrap>
    </section>
  );
}
