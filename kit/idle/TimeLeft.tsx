import styles from './idle.module.css';

/** How long there still is, in large figures. */
export function TimeLeft({ figure, unit }: { readonly figure: number; readonly unit: string }) {
  return (
    <p className={styles.left} role="timer">
      <strong>{figure}</strong> {unit}
    </p>
  );
}
