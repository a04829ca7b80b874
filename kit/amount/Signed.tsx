import type { SignColour } from '../../core/sign-colour.ts';
import { classes } from '../classes.ts';
import styles from './amount.module.css';
import { type AmountValue, movementSign } from './amount-parts.ts';
import { Money } from './Money.tsx';

interface SignedProps {
  /** How much moved; never negative, the sign says the way. */
  readonly value: AmountValue;
  readonly sign: -1 | 0 | 1;
  readonly colour: SignColour;
  /** The way in a word (ฝาก, ถอน), because a colour alone says nothing to many eyes. */
  readonly word?: string;
}

/** A movement: word, + or −, amount, colour (R183; 1.4.1). */
export function Signed({ value, sign, colour, word }: SignedProps) {
  return (
    <span className={classes(styles.signed, styles[colour])}>
      {word ? <span className={styles.word}>{word}</span> : null}
      <Money value={value} sign={movementSign(sign, value)} />
    </span>
  );
}
