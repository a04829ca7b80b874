import { SkeletonBar, type SkeletonBarWidth } from './SkeletonBar.tsx';
import styles from './skeleton.module.css';

interface SkeletonBarsProps {
  /** Of each line, from the top. */
  readonly of: readonly SkeletonBarWidth[];
}

/** Lines that are not there yet, one below the other. Lies in a `Loading`. */
export function SkeletonBars({ of }: SkeletonBarsProps) {
  return (
    <div className={styles.bones}>
      {of.map((width, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bones never change places
        <SkeletonBar key={at} width={width} />
      ))}
    </div>
  );
}
