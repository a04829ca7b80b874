import { SkeletonBar, type SkeletonBarWidth } from './SkeletonBar.tsx';
import styles from './skeleton.module.css';

export interface SkeletonLinesProps {
  readonly count: number;
  /** The second line is a large figure. */
  readonly figure?: boolean;
}

const widths: readonly SkeletonBarWidth[] = ['65', '80', '50'];

/** Lines of text that are not there yet, one below the other. Lies in a `Loading`. */
export function SkeletonLines({ count, figure = false }: SkeletonLinesProps) {
  return (
    <div className={styles.lines}>
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a skeleton have no identity
        <SkeletonBar key={at} width={figure && at === 1 ? 'fig' : (widths[at % 3] ?? '65')} />
      ))}
    </div>
  );
}
