import type { DataOf } from '../../../api/endpoint.ts';
import { ThaiDate } from '../../../kit/date/ThaiDate.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import type { trackCase } from './complaints.api.ts';
import styles from './complaints.module.css';
import { demandText as text } from './complaints.text.ts';
import { Lines } from './Lines.tsx';

type CaseDetail = Pick<
  DataOf<typeof trackCase>,
  'answer' | 'answer_by' | 'answered_on' | 'status' | 'timeline'
>;

interface CaseBodyProps {
  readonly detail: CaseDetail;
  readonly level?: 2 | 3;
}

/** The answer, or by when it is meant to come, and what has happened so far. */
export function CaseBody({ detail, level = 2 }: CaseBodyProps) {
  const { answer, answer_by, answered_on, status, timeline } = detail;
  return (
    <>
      <Panel
        title={text.case.answer}
        level={level}
        end={
          answered_on === null ? undefined : (
            <p className={styles.when}>
              <ThaiDate day={answered_on} />
            </p>
          )
        }
      >
        {answer === null ? (
          <p>
            {status === 'CLOSED' ? (
              text.case.ended
            ) : (
              <>
                {text.case.waiting} <ThaiDate day={answer_by} long />
              </>
            )}
          </p>
        ) : (
          <Lines of={answer} />
        )}
      </Panel>
      <Panel title={text.case.timeline} level={level}>
        <ol className={styles.timeline}>
          {timeline.map((event, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: events are added at the end only
            <li key={index}>
              <p>
                <b>{text.statuses[event.status]}</b> <ThaiDate day={event.on} />
              </p>
              {event.note ? <Lines of={event.note} /> : null}
            </li>
          ))}
        </ol>
      </Panel>
    </>
  );
}
