import { Children, type ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './card.module.css';

interface CardListProps {
  /** A card is no narrower than this where the page has the room; `whole`: one in a row. */
  readonly least: '20rem' | '24rem' | 'whole';
  /** What is listed, for speech. */
  readonly label?: string;
  /** Cards, or their skeleton; null leaves no space. */
  readonly children: ReactNode;
}

const looks = { '20rem': styles.narrow, '24rem': styles.wide, whole: undefined };

/** Cards as a list: as many in a row as the page has room for. */
export function CardList({ least, label, children }: CardListProps) {
  return (
    <ul className={classes(styles.cards, styles.list, looks[least])} aria-label={label}>
      {Children.map(children, (card) => (card === null ? null : <li>{card}</li>))}
    </ul>
  );
}
