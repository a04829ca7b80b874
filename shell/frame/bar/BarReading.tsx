import { memo } from 'react';
import { VisuallyHidden } from '../../../kit/text/VisuallyHidden.tsx';
import { ReadingTools } from '../../../kit/view-preferences/ReadingTools.tsx';
import { readingText } from '../../../kit/view-preferences/reading.text.ts';
import styles from './reading.module.css';

/** The reading tools of a phone, which open below the bar: it has no room for all of them. */
export const BarReading = memo(function BarReading() {
  return (
    <>
      <button type="button" className={styles.reading} popoverTarget="reading">
        {readingText.size['150'].mark} <VisuallyHidden>{readingText.open}</VisuallyHidden>
      </button>
      <div id="reading" popover="auto" className={styles.panel}>
        <ReadingTools />
      </div>
    </>
  );
});
