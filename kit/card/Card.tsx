import { ArrowRight, type LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../icon/Icon.tsx';
import { Go } from '../link/Go.tsx';
import { Whole } from '../text/Whole.tsx';
import styles from './card.module.css';

interface CardProps {
  readonly icon: LucideIcon;
  readonly title: ReactNode;
  /** Of the title, in the page's order. */
  readonly level?: 2 | 3;
  /** Which day or month it speaks of, or how it stands. */
  readonly date?: ReactNode;
  /** The current thing: one on a page. */
  readonly gold?: boolean;
  /** An `Amount`, and a `Badge` at the far end. */
  readonly figure?: ReactNode;
  /** Where it leads on, and in which words. */
  readonly more?: { readonly to: string; readonly name: ReactNode };
  /** In place of figure and parts: that there is nothing, and what would be here. */
  readonly empty?: string | undefined;
  /** The parts of the figure: tight `Facts`. */
  readonly children?: ReactNode;
}

/** One figure with its parts and the way to the whole of it. Lies in `Cards`. */
export function Card(props: CardProps) {
  const { icon, title, level = 3, date, gold = false, figure, empty, more, children } = props;
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <article className={classes(styles.card, gold && styles.gold)} aria-labelledby={id}>
      <div className={styles.body}>
        <div className={styles.head}>
          <Heading id={id}>
            <Icon of={icon} />
            <span>{title}</span>
          </Heading>
          {date ? <p>{date}</p> : null}
        </div>
        {figure && !empty ? <div className={styles.figure}>{figure}</div> : null}
        {empty ? (
          <p className={styles.empty}>
            <Whole of={empty} />
          </p>
        ) : (
          children
        )}
      </div>
      {more ? (
        <Go className={styles.more} to={more.to}>
          {more.name}
          <Icon of={ArrowRight} size="s" />
        </Go>
      ) : null}
    </article>
  );
}
