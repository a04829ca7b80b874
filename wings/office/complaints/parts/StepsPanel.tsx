import { CircleSlash, Play } from 'lucide-react';
import { useState } from 'react';
import { areTooLong } from '../../../../core/typed/typed-words.ts';
import { Alert } from '../../../../kit/alert/Alert.tsx';
import { Button } from '../../../../kit/button/Button.tsx';
import { Buttons } from '../../../../kit/button/Buttons.tsx';
import { Dialog } from '../../../../kit/dialog/Dialog.tsx';
import { TextField } from '../../../../kit/field/TextField.tsx';
import { Panel } from '../../../../kit/panel/Panel.tsx';
import styles from '../complaints.module.css';
import { text } from '../complaints.text.ts';
import { caseLimits } from '../limits.ts';
import { type OpenCase, useStep } from '../use-case.ts';
import { closeComplaint, takeComplaint } from '../work.api.ts';
import { Refusal } from './Refusal.tsx';

const words = text.steps;

/** Takes a case up, or ends it, with a line for the timeline. */
export function StepsPanel({ open }: { readonly open: OpenCase }) {
  const { status } = open.one;
  const [note, setNote] = useState('');
  const [asking, setAsking] = useState(false);
  const take = useStep(open);
  const close = useStep(open);
  const fault = areTooLong(note, caseLimits.step) ? words.noteLong(caseLimits.step) : undefined;
  const refused = take.refused?.fields.note ?? close.refused?.fields.note;
  if (status === 'CLOSED') return <Alert kind="info">{words.ended}</Alert>;

  async function taken() {
    if (fault !== undefined) return;
    const isDone = await take.run({ endpoint: takeComplaint, input: { note } }, words.isTaken);
    if (isDone) setNote('');
  }
  async function closed() {
    const isDone = await close.run({ endpoint: closeComplaint, input: { note } }, words.isClosed);
    if (isDone) setAsking(false);
  }
  function away() {
    setAsking(false);
    close.forget();
  }

  return (
    <Panel title={words.title}>
      <div className={styles.form}>
        <Refusal of={take.refused} />
        <TextField
          label={words.note}
          name="step_note"
          hint={words.noteHint}
          error={fault ?? refused}
          autoComplete="off"
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <Buttons>
          {status === 'IN_PROGRESS' ? null : (
            <Button
              look={status === 'RECEIVED' ? 'primary' : 'second'}
              icon={Play}
              busy={take.busy}
              busyText={words.busy}
              onClick={() => void taken()}
            >
              {status === 'RECEIVED' ? words.take : words.again}
            </Button>
          )}
          <Button icon={CircleSlash} onClick={() => fault === undefined && setAsking(true)}>
            {words.close}
          </Button>
        </Buttons>
      </div>
      <Dialog
        open={asking}
        onClose={away}
        title={words.closeTitle}
        actions={
          <>
            <Button
              look="danger"
              busy={close.busy}
              busyText={words.busy}
              onClick={() => void closed()}
            >
              {words.close}
            </Button>
            <Button onClick={away}>{words.cancel}</Button>
          </>
        }
      >
        <Refusal
          of={
            close.refused && { ...close.refused, fields: {}, text: refused ?? close.refused.text }
          }
        />
        <p>{words.closeAbout}</p>
        {open.one.answer === null ? <p>{words.closeUnanswered}</p> : null}
      </Dialog>
    </Panel>
  );
}
