import { Points } from '../../kit/text/Points.tsx';
import styles from './frame.module.css';

/** The line below a title before it is known: notes of so many letters' widths, unseen. */
export function SubtitleSkeleton({ notes }: { readonly notes: readonly number[] }) {
  return (
    <span className={styles.unseen} aria-hidden="true">
      <Points>{notes.map((letters) => '—'.repeat(letters))}</Points>
    </span>
  );
}
