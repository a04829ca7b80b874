import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { CardLink, type CardLinkProps } from './CardLink.tsx';
import styles from './card.module.css';

interface CardFrameProps {
  /** Id of the heading. */
  readonly titledBy: string;
  /** The current thing: one on a page. */
  readonly gold?: boolean;
  readonly more?: CardLinkProps | undefined;
  /** Of the part above the link, where it does not simply run down. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The paper of a card, and at its foot the way on. */
export function CardFrame({ titledBy, gold, more, className, children }: CardFrameProps) {
  return (
    <article className={classes(styles.card, gold && styles.gold)} aria-labelledby={titledBy}>
      <div className={classes(styles.body, className)}>{children}</div>
      {more ? <CardLink {...more} /> : null}
    </article>
  );
}
