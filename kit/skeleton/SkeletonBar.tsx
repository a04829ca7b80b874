import { classes } from '../classes.ts';
import styles from './skeleton.module.css';

/** Percent of its place; `load` an amount at the far end, `fig` the one figure of a page. */
export type SkeletonBarWidth = '20' | '35' | '50' | '65' | '80' | 'load' | 'fig';

/** A line that is not there yet. */
export function SkeletonBar({ width }: { readonly width: SkeletonBarWidth }) {
  return <span className={classes(styles.bone, styles[`w${width}`])} />;
}
