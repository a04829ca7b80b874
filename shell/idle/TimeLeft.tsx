import { classes } from '../../kit/classes.ts';
import styles from './idle.module.css';

interface TimeLeftProps {
  readonly figure: number;
  readonly unit: string;
  /** It changes every second: the unit stands still meanwhile. */
  readonly runs?: boolean;
}

/** How long there still is, in large figures. */
export function TimeLeft({ figure, unit, runs = true }: TimeLeftProps) {
  return (
    <p className={classes(styles.left, runs && styles.runs)} role="timer">
      <strong>{figure}</strong> {unit}
    </p>
  );
}
