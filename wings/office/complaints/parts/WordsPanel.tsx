import { Panel } from '../../../../kit/panel/Panel.tsx';
import { Lines } from '../../../../parts/complaint/Lines.tsx';
import type { Case } from '../case-changes.ts';
import styles from '../complaints.module.css';
import { text } from '../complaints.text.ts';

/** What stands in the store in place of words that were erased. */
const erased = '-';

/** The reporter's words as they were typed: plain text. */
export function WordsPanel({ one }: { readonly one: Case }) {
  return (
    <Panel title={text.one.words}>
      {one.detail === erased ? (
        <p className={styles.muted}>{text.one.forgotten}</p>
      ) : (
        <Lines of={one.detail} />
      )}
    </Panel>
  );
}
