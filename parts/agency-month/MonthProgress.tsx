import type { ReactNode } from 'react';
import {
  type StepKey,
  type StepOf,
  stepsOf,
  type WorkflowFacts,
} from '../../core/agency/workflow/steps.ts';
import { daysBetween } from '../../core/days.ts';
import { thaiDateShort } from '../../core/thai-date.ts';
import { ThaiDate } from '../../kit/date/ThaiDate.tsx';
import { Stepper } from '../../kit/stepper/Stepper.tsx';
import { Whole } from '../../kit/text/Whole.tsx';
import styles from './progress.module.css';
import { progressText as text } from './progress.text.ts';

interface MonthProgressProps {
  readonly facts: WorkflowFacts;
  /** Bills with a reported outcome, and all of them. */
  readonly reported: number;
  readonly of: number;
  readonly dueOn: string | null;
  /** The day of the records. */
  readonly asOf: string;
}

/** From so many days on a step after the records' day looks like a mistake. */
const farDays = 31;

function DoneStep({ step }: { readonly step: StepOf }) {
  const { day, again, byCore } = step;
  if (byCore) return <>{text.byCore}</>;
  return (
    <>
      {day ? <ThaiDate day={day} /> : null}
      {again ? (
        <span>
          {text.again} <ThaiDate day={again} />
        </span>
      ) : null}
    </>
  );
}

const skippedWords: Partial<Record<StepKey, string>> = text.skipped;

/** From the letter to the posting: what is done, since when, by whose word, and what is ahead. */
export function MonthProgress({ facts, reported, of, dueOn, asOf }: MonthProgressProps) {
  const ahead: Readonly<Record<StepKey, ReactNode>> = {
    sent: text.notSent,
    opened: text.notOpened,
    reported: text.reported(reported, of),
    remitted: dueOn && (
      <>
        {text.within} <ThaiDate day={dueOn} />
      </>
    ),
    posted: text.byCoop,
  };
  const note = (step: StepOf): ReactNode => {
    if (step.state === 'done') return <DoneStep step={step} />;
    return step.state === 'skipped' ? skippedWords[step.key] : ahead[step.key];
  };
  const steps = stepsOf(facts);
  const isFar = steps.some(({ day }) => day !== undefined && daysBetween(asOf, day) > farDays);
  return (
    <>
      <Stepper
        label={text.label}
        steps={steps.map((step) => ({
          key: step.key,
          name: text.names[step.key],
          state: step.state,
          note: <Whole of={note(step)} />,
        }))}
      />
      {isFar ? (
        <p className={styles.clocks}>
          <Whole of={text.clocks(thaiDateShort(asOf))} />
        </p>
      ) : null}
    </>
  );
}
