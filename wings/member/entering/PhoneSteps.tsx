import { useEffect, useRef, useState } from 'react';
import type { SentCode } from '../../../api/codes/codes.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { CodeStep } from '../../../kit/code/CodeStep.tsx';
import { useCall } from '../../../kit/feed/use-call.ts';
import { telephoneLink } from '../../../kit/frame/footer/footer-data.ts';
import { Top } from '../../../kit/frame/Top.tsx';
import { Go } from '../../../kit/link/Go.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { Say } from '../../../kit/say/Say.tsx';
import { useTopOf } from '../../../kit/scroll-top/use-top-of.ts';
import { useSite } from '../../../kit/site/site.ts';
import { Nowrap } from '../../../kit/text/Nowrap.tsx';
import { confirmPhone, sendPhoneCode } from './entering.api.ts';
import styles from './entering.module.css';
import { text } from './entering.text.ts';

const silent = { manner: 'silent' } as const;

/** Where a new number stands: a code is awaited, or there is nothing more to do for now. */
export type PhoneStep =
  | { readonly step: 'new' | 'old'; readonly code: SentCode }
  | { readonly step: 'staff' | 'later' }
  | { readonly step: 'done'; readonly at: string };

interface PhoneStepsProps {
  readonly first: PhoneStep;
  /** On into the portal; the number then waits, or has been confirmed. */
  readonly onEnd: () => void;
}

/** Confirms a new number: by a code to it, then by one to the number on record (T9). */
export function PhoneSteps({ first, onEnd }: PhoneStepsProps) {
  const call = useCall();
  const { phone } = useSite();
  const [now, setNow] = useState(first);
  useTopOf(now.step);
  if (!('code' in now)) return <Ended end={now} onEnd={onEnd} />;
  const isNew = now.step === 'new';

  async function confirm(otp: string, ticket: string) {
    const { data } = await call(confirmPhone, { otp, ticket }, silent);
    if (data.step === 'old' && data.code) setNow({ step: 'old', code: data.code });
    else if (data.step === 'done') setNow({ step: 'done', at: data.effective_at ?? '' });
    else setNow({ step: data.step === 'staff' ? 'staff' : 'later' });
  }

  return (
    <>
      <Top
        title={isNew ? text.confirm.newTitle : text.confirm.oldTitle}
        sub={isNew ? text.confirm.newLead : text.confirm.oldLead}
      />
      <Panel label={text.phone} className={styles.narrow}>
        <CodeStep
          key={now.step}
          sent={now.code}
          phone={phone}
          submitText={text.confirm.submit}
          counter={false}
          onCode={confirm}
          onAgain={async (ticket) => (await call(sendPhoneCode, { ticket }, silent)).data}
          onOver={() => setNow({ step: 'later' })}
        />
        <div className={styles.ways}>
          <p>{text.confirm.skipNote}</p>
          <Button look="quiet" onClick={onEnd}>
            {text.confirm.skip}
          </Button>
        </div>
      </Panel>
    </>
  );
}

type End = Exclude<PhoneStep, { readonly code: SentCode }>;

const titles = {
  done: text.confirm.doneTitle,
  staff: text.confirm.staffTitle,
  later: text.confirm.laterTitle,
} as const;

function Ended({ end, onEnd }: { readonly end: End; readonly onEnd: () => void }) {
  const { phone } = useSite();
  const onward = useRef<HTMLButtonElement>(null);
  useEffect(() => onward.current?.focus(), []);
  return (
    <>
      <Top title={titles[end.step]} />
      <Panel label={titles[end.step]} className={styles.narrow}>
        <div className={styles.form}>
          <Say kind={end.step === 'done' ? 'ok' : 'info'} alert>
            {end.step === 'done' ? (
              text.confirm.doneAt(end.at)
            ) : (
              <>
                {end.step === 'staff' ? text.confirm.staff : text.confirm.later}{' '}
                <Go to={telephoneLink(phone)}>
                  <Nowrap>{phone}</Nowrap>
                </Go>
              </>
            )}
          </Say>
          <Button look="primary" block ref={onward} onClick={onEnd}>
            {text.confirm.onward}
          </Button>
        </div>
      </Panel>
    </>
  );
}
