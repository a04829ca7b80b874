import { use } from 'react';
import { classes } from '../../kit/classes.ts';
import { FileDrawing } from '../../kit/icon/FileDrawing.tsx';
import { LateDrawingsContext } from '../../kit/icon/late-drawings.ts';
import styles from './emblem.module.css';

interface EmblemProps {
  /** Address of the cooperative's own logo; without it the demo cooperative's drawing. */
  readonly src?: string | undefined;
  readonly onDark?: boolean;
  readonly className?: string | undefined;
}

/** The drawing as a file of its own: a cooperative with a logo never fetches it. */
const drawing = '/mediafiles/images/Utils/emblem.svg#emblem';

/** The cooperative's mark, beside its name and therefore silent: rice ears round a woven coin. */
export function Emblem({ src, onDark = false, className }: EmblemProps) {
  const isLate = use(LateDrawingsContext);
  const look = classes(styles.emblem, onDark && styles.onDark, src && styles.img, className);
  if (src) return <img className={look} src={src} alt="" width="60" height="60" />;
  return (
    <>
      <svg className={classes(look, isLate && styles.late)} aria-hidden="true">
        <FileDrawing href={drawing} />
      </svg>
      {isLate ? (
        <noscript>
          <svg className={look} aria-hidden="true">
            <use href={drawing} />
          </svg>
        </noscript>
      ) : null}
    </>
  );
}
