import { useId } from 'react';
import { reasonWords } from '../../../../api/agency/report.text.ts';
import { shortfallReasons } from '../../../../core/collection/reasons.ts';
import { useWideViewport } from '../../../../kit/viewport/use-wide-viewport.ts';
import { useDraft } from '../../../../parts/agency-month/draft/draft-context.ts';
import { text } from '../result.text.ts';
import styles from './legend.module.css';

/** The keys of the rows, where there is a table and somebody may change it. */
export function KeyLegend() {
  const { mayEdit } = useDraft();
  const id = useId();
  const wide = useWideViewport();
  if (!mayEdit || !wide) return null;
  return (
    <div className={styles.legend}>
      <p id={`${id}-keys`}>{text.keys.label}</p>
      <ul aria-labelledby={`${id}-keys`}>
        {text.keys.all.map(([key, meaning]) => (
          <li key={key}>
            <kbd>{key}</kbd> {meaning}
          </li>
        ))}
      </ul>
      <p id={`${id}-reasons`}>{text.keys.reasons}</p>
      <ul aria-labelledby={`${id}-reasons`}>
        {shortfallReasons.map((reason, at) => (
          <li key={reason}>
            <kbd>{at + 1}</kbd> {reasonWords[reason]}
          </li>
        ))}
      </ul>
    </div>
  );
}
