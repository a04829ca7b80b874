import type { ReactNode } from 'react';
import { Alert } from '../../kit/alert/Alert.tsx';
import { Button } from '../../kit/button/Button.tsx';
import { TextField } from '../../kit/field/TextField.tsx';
import { Muted } from '../../kit/layout/Muted.tsx';
import { PhoneLink } from '../../kit/link/PhoneLink.tsx';
import { LiveRegion } from '../../kit/live-region/LiveRegion.tsx';
import { Nowrap } from '../../kit/text/Nowrap.tsx';
import { Whole } from '../../kit/text/Whole.tsx';
import styles from './code.module.css';
import { codeStepText as text } from './code.text.ts';
import { OtpField } from './OtpField.tsx';
import { type CodeCalls, type CodeStepState, useCodeStep } from './use-code-step.ts';

interface CodeStepProps extends CodeCalls {
  /** Above the field; left out: where the code went. */
  readonly lead?: ReactNode;
  /** Why no code may have come, before the telephone; left out: one sentence for all. */
  readonly reasons?: ReactNode;
  /** The cooperative's telephone. */
  readonly phone: string;
  readonly submitText?: string;
  /** Back to where the code was asked for, when no more can be sent. */
  readonly onOver?: () => void;
  /** Whether a code from the counter may be given instead; `only`: no message was sent. */
  readonly counter?: boolean | 'only';
  /** Left out: the field takes the focus when the step appears. */
  readonly takesFocus?: boolean;
}

/**
 * Asks for the code that was just sent. `onCode` and `onAgain` let their failures through: what is
 * wrong with the code stands at its field, a code that is over asks for another. Keyed by nothing:
 * the newest ticket is kept here.
 */
export function CodeStep(props: CodeStepProps) {
  const { lead, reasons, phone, submitText = text.submit, onOver, counter = true } = props;
  const { takesFocus = true, ...calls } = props;
  const onlyCounter = counter === 'only';
  const step = useCodeStep(calls, onlyCounter);
  const { over, answer, busy, ends, submit } = step;
  const isShort = over === undefined && ends.left <= 60;
  return (
    <div className={styles.step}>
      {lead ?? <Lead sentTo={step.sent.sent_to} />}
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {answer.refusal ? (
          <Alert kind="no" title={answer.refusal.title} alert>
            {answer.refusal.text}
          </Alert>
        ) : null}
        {over === undefined ? (
          <>
            <CodeField step={step} takesFocus={takesFocus} />
            <Button look="primary" type="submit" block busy={busy === 'code'} busyText={text.busy}>
              {submitText}
            </Button>
          </>
        ) : (
          <div className={styles.over} ref={focusOnMount} tabIndex={-1}>
            <Alert kind="warn" title={text.overTitle} alert>
              {over}
            </Alert>
          </div>
        )}
      </form>
      <LiveRegion text={isShort ? text.minuteLeft : answer.announcement} />
      <div className={styles.ways}>
        {onlyCounter && over === undefined ? null : <Again step={step} onOver={onOver} />}
        {counter === true && over === undefined ? (
          <Button look="quiet" small className={styles.flush} onClick={step.switchChannel}>
            {step.byCounter ? text.toOtp : text.toActivation}
          </Button>
        ) : null}
      </div>
      <div className={styles.help}>
        {reasons}
        <p>
          {reasons === undefined ? text.notReceived : text.stillNone}{' '}
          <Nowrap>
            {text.call} <PhoneLink of={phone} />
          </Nowrap>
        </p>
      </div>
    </div>
  );
}

/** One function for all renders: the clock's must not fetch the focus again. */
const focusOnMount = (box: HTMLElement | null) => box?.focus();

function Lead({ sentTo }: { readonly sentTo: string | null }) {
  if (sentTo === null) {
    return (
      <p>
        <Whole of={text.sentIfRight} />
      </p>
    );
  }
  return (
    <p>
      {text.sentTo} <Nowrap>{sentTo}</Nowrap> {text.sentToEnd}
    </p>
  );
}

interface CodeFieldProps {
  readonly step: CodeStepState;
  readonly takesFocus: boolean;
}

function CodeField({ step, takesFocus }: CodeFieldProps) {
  const { sent, otp, setOtp, field, ends, answer, byCounter } = step;
  const error = answer.fault || undefined;
  if (byCounter) {
    return (
      <TextField
        key="counter"
        ref={field}
        label={text.activationLabel}
        hint={text.activationHint}
        error={error}
        name="otp"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={24}
        autoFocus
        value={otp}
        onChange={({ currentTarget }) => setOtp(currentTarget.value)}
      />
    );
  }
  const hint = (
    <>
      {text.reference} <b>{sent.reference}</b> {text.endsIn}{' '}
      <b className={styles.clock}>{text.clock(ends)}</b>
    </>
  );
  return (
    <OtpField
      key="otp"
      ref={field}
      {...{ label: text.label, hint, error }}
      value={otp}
      onChange={setOtp}
      autoFocus={takesFocus || !step.isFirst}
    />
  );
}

interface AgainProps {
  readonly step: CodeStepState;
  readonly onOver?: (() => void) | undefined;
}

/** Another code: a wait, a button, or the way back when there will be none. */
function Again({ step, onOver }: AgainProps) {
  const { isLast, wait, over, busy, again } = step;
  if (isLast) {
    return (
      <>
        <Muted small>{text.noMore}</Muted>
        {onOver ? (
          <Button look={over === undefined ? 'quiet' : 'primary'} onClick={onOver}>
            {text.startAnew}
          </Button>
        ) : null}
      </>
    );
  }
  if (wait.left > 0) {
    return (
      <Muted small>
        {text.againIn} <span className={styles.clock}>{text.clock(wait)}</span>
      </Muted>
    );
  }
  return (
    <Button
      look={over === undefined ? 'quiet' : 'primary'}
      small={over === undefined}
      block={over !== undefined}
      className={over === undefined ? styles.flush : undefined}
      busy={busy === 'again'}
      busyText={text.againBusy}
      onClick={again}
    >
      {text.again}
    </Button>
  );
}
