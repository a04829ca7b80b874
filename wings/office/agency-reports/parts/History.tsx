import { actorWords, stepWords } from '../../../../api/agency/report.text.ts';
import type { DataOf } from '../../../../api/endpoint.ts';
import { Panel } from '../../../../kit/panel/Panel.tsx';
import type { readReport } from '../agency-reports.api.ts';
import styles from '../agency-reports.module.css';
import { text } from '../agency-reports.text.ts';
import { Moment } from './Moment.tsx';

type Step = DataOf<typeof readReport>['steps'][number];

const actorOf = ({ actor, actor_kind: kind }: Step): string =>
  actor ?? (kind === 'agency' ? text.unit : actorWords[kind]);

/** What happened, oldest first, with who did it and when. */
export function History({ one: { steps } }: { readonly one: DataOf<typeof readReport> }) {
  return (
    <Panel title={text.one.steps}>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={`${step.at} ${step.step}`}>
            <b>{stepWords[step.step]}</b> {actorOf(step)}{' '}
            <span className={styles.muted}>
              <Moment at={step.at} />
            </span>
            {step.reason === null ? null : <p>{text.one.because(step.reason)}</p>}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
