import styles from './statement.module.css';

/** A plot on its way: its grid, and nothing in it. */
export function PlotBones() {
  return <div className={styles.blankPlot} />;
}
