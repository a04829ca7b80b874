import styles from './fixed.module.css';

/** A house and a signpost: the way home. */
export function Signpost() {
  return (
    <svg className={styles.sign} viewBox="0 0 176 64" aria-hidden="true">
      <path className={styles.ground} d="M2 62h172" />
      <path d="M18 62V26l22-16 22 16v36M34 62V42h12v20" />
      <path d="M116 62V18h38l9 8-9 8h-38" />
      <path className={styles.way} d="M64 56h46" />
      <circle className={styles.sun} cx="40" cy="28" r="4.5" />
    </svg>
  );
}
