import type { ReactNode } from 'react';
import { type StepKey, stepsOf } from '../../../../core/agency/way/steps-of.ts';
import { ThaiDate } from '../../../../kit/date/ThaiDate.tsx';
import { Panel } from '../../../../kit/panel/Panel.tsx';
import { Steps } from '../../../../kit/steps/Steps.tsx';
import styles from '../dashboard.module.css';
import { text } from '../dashboard.text.ts';
import type { DashboardData } from '../wire/shapes.ts';

const { now: words } = text;

/** From the letter to the posting: what is done, since when, and what is still ahead. */
export function Way({ now }: { readonly now: NonNullable<DashboardData['now']> }) {
  const { state, steps, posted_on, members, reported, due_on } = now;
  const ahead: Readonly<Record<StepKey, ReactNode>> = {
    sent: words.notSent,
    opened: words.notOpened,
    reported: words.reported(reported, members),
    remitted: (
      <>
        {words.within} <ThaiDate day={due_on} />
      </>
    ),
    posted: words.byCoop,
  };
  return (
    <Panel label={words.steps} className={styles.way}>
      <Steps
        label={words.steps}
        steps={stepsOf({ state, steps, postedOn: posted_on }).map((step) => ({
          key: step.key,
          name: words.names[step.key],
          state: step.state,
          note: step.state === 'done' ? step.day && <ThaiDate day={step.day} /> : ahead[step.key],
        }))}
      />
    </Panel>
  );
}
