import { FileDrawing } from './FileDrawing.tsx';
import styles from './icon.module.css';
import { signsFile } from './signs-file.ts';

/** A drawing out of the file of the menu's: no script carries its strokes. `''` is none. */
export function SpriteIcon({ of }: { readonly of: string }) {
  if (!of) return null;
  return (
    <svg className={styles.icon} aria-hidden="true" focusable="false">
      <FileDrawing href={`/${signsFile}#${of}`} />
    </svg>
  );
}
