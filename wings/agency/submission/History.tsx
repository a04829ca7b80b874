import type { MonthReport } from '../../../api/agency/report/report.api.ts';
import { actorWords, stepWords } from '../../../api/agency/report.text.ts';
import { thaiDateShort, thaiDateTime } from '../../../core/thai-date.ts';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { NoBreak } from '../../../kit/text/NoBreak.tsx';
import styles from './submit.module.css';
import { text } from './submit.text.ts';

type Step = MonthReport['steps'][number];

const actorOf = ({ actor, actor_kind }: Step): string =>
  actor_kind === 'agency' ? (actor ?? '') : actorWords[actor_kind];

/** Every step of the month with actor and time, the newest first. */
export function History({ steps }: { readonly steps: readonly Step[] }) {
  if (steps.length === 0) return null;
  const newestFirst = steps.map((step, at) => ({ step, key: `${at} ${step.step}` })).toReversed();
  return (
    <Panel title={text.history}>
      <ol className={styles.steps}>
        {newestFirst.map(({ step, key }) => (
          <li key={key}>
            <b>{stepWords[step.step]}</b>
            <span className={styles.mute}>
              <time className={styles.when} dateTime={step.at ?? step.on}>
                {step.at === null ? thaiDateShort(step.on) : thaiDateTime(new Date(step.at))}
              </time>{' '}
              {actorOf(step) === '' ? null : <NoBreak>{text.by(actorOf(step))}</NoBreak>}
            </span>
            {step.reason === null ? null : <span>{step.reason}</span>}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
