import { statusNames } from '../../core/complaint/case.text.ts';
import type { Status } from '../../core/complaint/case.ts';
import type { Day } from '../../core/days.ts';
import { ThaiDate } from '../../kit/date/ThaiDate.tsx';
import { Panel } from '../../kit/panel/Panel.tsx';
import styles from './complaint.module.css';
import { complaintText as text } from './complaint.text.ts';
import { Lines } from './Lines.tsx';

interface CaseDetail {
  /** Null while there is none. */
  readonly answer: string | null;
  readonly answer_by: Day;
  readonly answered_on: Day | null;
  readonly status: Status;
  readonly timeline: readonly {
    readonly on: Day;
    readonly status: Status;
    readonly note: string;
  }[];
}

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
        title={text.answer}
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
              text.ended
            ) : (
              <>
                {text.waiting} <ThaiDate day={answer_by} long />
              </>
            )}
          </p>
        ) : (
          <Lines of={answer} />
        )}
      </Panel>
      <Panel title={text.timeline} level={level}>
        <ol className={styles.timeline}>
          {timeline.map((event, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: events are added at the end only
            <li key={index}>
              <p>
                <b>{statusNames[event.status]}</b> <ThaiDate day={event.on} />
              </p>
              {event.note ? <Lines of={event.note} /> : null}
            </li>
          ))}
        </ol>
      </Panel>
    </>
  );
}
