import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Whole } from '../text/Whole.tsx';
import { CardFrame } from './CardFrame.tsx';
import type { CardLinkProps } from './CardLink.tsx';
import { CardTitle } from './CardTitle.tsx';
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
  readonly more?: CardLinkProps;
  /** In place of figure and parts: that there is nothing, and what would be here. */
  readonly empty?: string | undefined;
  /** The parts of the figure: tight `Facts`. */
  readonly children?: ReactNode;
}

/** One figure with its parts and the way to the whole of it. Lies in `Cards`. */
export function Card(props: CardProps) {
  const { icon, title, level = 3, date, gold = false, figure, empty, more, children } = props;
  const id = useId();
  return (
    <CardFrame titledBy={id} gold={gold} more={more}>
      <div className={styles.head}>
        <CardTitle id={id} level={level} icon={icon}>
          {title}
        </CardTitle>
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
    </CardFrame>
  );
}
