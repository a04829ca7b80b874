import { Bone, type BoneWidth } from './SkeletonBar.tsx';
import styles from './skeleton.module.css';

interface BonesProps {
  /** Of each line, from the top. */
  readonly of: readonly BoneWidth[];
}

/** Lines that are not there yet, one below the other. Lies in a `Loading`. */
export function Bones({ of }: BonesProps) {
  return (
    <div className={styles.bones}>
      {of.map((width, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bones never change places
        <Bone key={at} width={width} />
      ))}
    </div>
  );
}
