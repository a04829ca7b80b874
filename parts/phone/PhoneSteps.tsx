import { useEffect, useRef, useState } from 'react';
import { Alert } from '../../kit/alert/Alert.tsx';
import { Button } from '../../kit/button/Button.tsx';
import { Stack } from '../../kit/layout/Stack.tsx';
import { PhoneLink } from '../../kit/link/PhoneLink.tsx';
import { Panel } from '../../kit/panel/Panel.tsx';
import { useTopOf } from '../../kit/scroll-top/use-top-of.ts';
import { PageHeading } from '../../shell/frame/PageHeading.tsx';
import { useSite } from '../../shell/site/site.ts';
import { CodeStep } from '../one-time-code/CodeStep.tsx';
import type { SentCode } from '../one-time-code/use-code-step.ts';
import styles from './phone.module.css';
import { phoneStepsText as text } from './phone.text.ts';

/** Where a new number stands: a code is awaited, or there is nothing more to do for now. */
export type PhoneStep =
  | { readonly step: 'new' | 'old'; readonly code: SentCode }
  | { readonly step: 'staff' | 'later' }
  | { readonly step: 'done'; readonly at: string };

interface Confirmed {
  readonly step: 'old' | 'staff' | 'later' | 'done';
  readonly code: SentCode | null;
  /** An instant, ISO 8601. */
  readonly effective_at: string | null;
}

interface PhoneStepsProps {
  readonly first: PhoneStep;
  readonly onCode: (otp: string, ticket: string) => Promise<Confirmed>;
  readonly onAgain: (ticket: string) => Promise<SentCode>;
  /** Where `onEnd` leads, in a word or two. */
  readonly onward: string;
  /** On from here; the number then waits, or has been confirmed. */
  readonly onEnd: () => void;
}

/** Confirms a new number: by a code to it, then by one to the number on record (T9). */
export function PhoneSteps({ first, onCode, onAgain, onward, onEnd }: PhoneStepsProps) {
  const { phone } = useSite();
  const [now, setNow] = useState(first);
  useTopOf(now.step);
  if (!('code' in now)) return <Ended end={now} onward={onward} onEnd={onEnd} />;
  const isNew = now.step === 'new';

  async function confirm(otp: string, ticket: string) {
    const { step, code, effective_at } = await onCode(otp, ticket);
    if (step === 'old' && code) setNow({ step, code });
    else if (step === 'done') setNow({ step, at: effective_at ?? '' });
    else setNow({ step: step === 'staff' ? 'staff' : 'later' });
  }

  return (
    <>
      <PageHeading
        title={isNew ? text.newTitle : text.oldTitle}
        sub={isNew ? text.newLead : text.oldLead}
      />
      <Panel label={text.label} className={styles.narrow}>
        <CodeStep
          key={now.step}
          sent={now.code}
          phone={phone}
          submitText={text.submit}
          counter={false}
          onCode={confirm}
          onAgain={onAgain}
          onOver={() => setNow({ step: 'later' })}
        />
        <div className={styles.ways}>
          <p>{text.skipNote}</p>
          <Button look="quiet" className={styles.skip} onClick={onEnd}>
            {text.skip}
          </Button>
        </div>
      </Panel>
    </>
  );
}

interface EndedProps extends Pick<PhoneStepsProps, 'onward' | 'onEnd'> {
  readonly end: Exclude<PhoneStep, { readonly code: SentCode }>;
}

const titles = {
  done: text.doneTitle,
  staff: text.staffTitle,
  later: text.laterTitle,
} as const;

function Ended({ end, onward, onEnd }: EndedProps) {
  const { phone } = useSite();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <>
      <PageHeading title={titles[end.step]} />
      <Panel label={titles[end.step]} className={styles.narrow}>
        <Stack gap="5">
          <Alert kind={end.step === 'done' ? 'ok' : 'info'} alert>
            {end.step === 'done' ? (
              text.doneAt(end.at)
            ) : (
              <>
                {end.step === 'staff' ? text.staff : text.later} <PhoneLink of={phone} />
              </>
            )}
          </Alert>
          <Button look="primary" block ref={button} onClick={onEnd}>
            {onward}
          </Button>
        </Stack>
      </Panel>
    </>
  );
}
