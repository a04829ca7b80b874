import { bangkokDay } from '../../../../core/thai-date.ts';
import { tidyLine, tidyWords } from '../../../../core/typed/typed-words.ts';
import { Panel } from '../../../../kit/panel/Panel.tsx';
import { CaseBody } from '../../../../parts/complaint/CaseBody.tsx';
import { CaseMark } from '../../../../parts/complaint/CaseMark.tsx';
import { CaseMeta } from '../../../../parts/complaint/CaseMeta.tsx';
import caseStyles from '../../../../parts/complaint/complaint.module.css';
import { complaintText } from '../../../../parts/complaint/complaint.text.ts';
import { Lines } from '../../../../parts/complaint/Lines.tsx';
import type { Case } from '../case-changes.ts';
import styles from '../complaints.module.css';
import { text } from '../complaints.text.ts';
import type { Draft } from '../publication.ts';

interface PreviewProps {
  readonly one: Case;
  readonly draft: Draft;
}

/** The public page's own parts around the words as they would be kept. */
export function Preview({ one, draft }: PreviewProps) {
  const detail = {
    answer: tidyWords(draft.answer) || null,
    ...{ answer_by: one.answer_by, answered_on: one.answered_on, status: one.status },
    timeline: one.timeline.map(({ at, status, note }) => ({
      ...{ on: bangkokDay(new Date(at)), status, note },
    })),
  };
  return (
    <section className={styles.preview} aria-label={text.publish.previewTitle}>
      <p className={styles.marks}>
        <b>{tidyLine(draft.topic)}</b>
        <CaseMark status={one.status} />
      </p>
      <p>
        <CaseMeta
          category={one.category}
          received_on={bangkokDay(new Date(one.received_at))}
          answered_on={one.answered_on}
        />
      </p>
      <div className={caseStyles.case}>
        <Panel title={complaintText.body} level={3}>
          <Lines of={tidyWords(draft.body)} />
        </Panel>
        <CaseBody detail={detail} level={3} />
      </div>
    </section>
  );
}
