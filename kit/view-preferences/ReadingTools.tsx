import { ChevronDown, Contrast } from 'lucide-react';
import { classes } from '../classes.ts';
import { Icon } from '../icon/Icon.tsx';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import styles from './reading.module.css';
import { readingText } from './reading.text.ts';
import { useChangeView } from './use-change-view.ts';
import type { Colours, TextSize } from './view.ts';

interface ReadingToolsProps {
  /** White on the blue bar, the choice of colours as its sign alone. */
  readonly onBar?: boolean;
}

const sizes: readonly TextSize[] = ['100', '125', '150'];
const colours = Object.entries(readingText.colour);

/** Text size ก- ก ก+ and the colours; both are kept (S11). */
export function ReadingTools({ onBar = false }: ReadingToolsProps) {
  const [view, change] = useChangeView();
  return (
    <div className={classes(styles.tools, onBar && styles.onBar)}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would want a visible legend */}
      <div className={styles.sizes} role="group" aria-label={readingText.sizes}>
        {sizes.map((size) => (
          <button
            key={size}
            type="button"
            aria-pressed={view.text === size}
            onClick={() => change({ text: size })}
          >
            {readingText.size[size].mark}{' '}
            <VisuallyHidden>{readingText.size[size].name}</VisuallyHidden>
          </button>
        ))}
      </div>
      <div className={styles.colours}>
        <Icon of={Contrast} />
        <select
          aria-label={readingText.colours}
          value={view.colours}
          onChange={({ target }) => change({ colours: target.value as Colours })}
        >
          {colours.map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
        <Icon of={ChevronDown} size="s" />
      </div>
    </div>
  );
}
