import { Contrast } from 'lucide-react';
import { classes } from '../classes.ts';
import { Icon } from '../icon/Icon.tsx';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import styles from './reading.module.css';
import { readingText } from './reading.text.ts';
import { useView } from './use-view.ts';
import type { TextSize } from './view.ts';
import { changeView } from './view-store.ts';

interface ReadingToolsProps {
  /** White on the blue bar, the contrast switch without its word. */
  readonly onBar?: boolean;
}

const sizes: readonly TextSize[] = ['100', '125', '150'];

/** Text size ก- ก ก+ and high contrast; both are kept (S11). */
export function ReadingTools({ onBar = false }: ReadingToolsProps) {
  const view = useView();
  const high = view.contrast === 'high';
  return (
    <div className={classes(styles.tools, onBar && styles.onBar)}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would want a visible legend */}
      <div className={styles.sizes} role="group" aria-label={readingText.sizes}>
        {sizes.map((size) => (
          <button
            key={size}
            type="button"
            aria-pressed={view.text === size}
            onClick={() => changeView({ text: size })}
          >
            {readingText.size[size].mark}{' '}
            <VisuallyHidden>{readingText.size[size].name}</VisuallyHidden>
          </button>
        ))}
      </div>
      <button
        type="button"
        className={styles.contrast}
        aria-pressed={high}
        aria-label={readingText.contrast}
        onClick={() => changeView({ contrast: high ? 'normal' : 'high' })}
      >
        <Icon of={Contrast} />
        {onBar ? null : readingText.contrast}
      </button>
    </div>
  );
}
