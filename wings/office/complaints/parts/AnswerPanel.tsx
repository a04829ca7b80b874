import { Send } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { areTooLong, spokenLetters } from '../../../../core/typed/typed-words.ts';
import { Button } from '../../../../kit/button/Button.tsx';
import { AreaField } from '../../../../kit/field/AreaField.tsx';
import { TextField } from '../../../../kit/field/TextField.tsx';
import { Panel } from '../../../../kit/panel/Panel.tsx';
import { Lines } from '../../../../parts/complaint/Lines.tsx';
import { UnsavedGuard } from '../../../../parts/edit-form/UnsavedGuard.tsx';
import styles from '../complaints.module.css';
import { text } from '../complaints.text.ts';
import { caseLimits } from '../limits.ts';
import { type OpenCase, useStep } from '../use-case.ts';
import { answerComplaint } from '../work.api.ts';
import { Refusal } from './Refusal.tsx';

const words = text.answer;
const { most } = caseLimits.answer;

function faultOf(typed: string): string | undefined {
  if (spokenLetters(typed) === 0) return words.missing;
  return areTooLong(typed, most) ? words.long(most) : undefined;
}

/** The answer to the reporter: what stands already, and the place to write the next. */
export function AnswerPanel({ open }: { readonly open: OpenCase }) {
  const { answer } = open.one;
  const [typed, setTyped] = useState('');
  const [note, setNote] = useState('');
  const [fault, setFault] = useState<string>();
  const step = useStep(open);

  async function send(event: FormEvent) {
    event.preventDefault();
    const wrong = faultOf(typed);
    setFault(wrong);
    if (wrong !== undefined) return;
    const input = { answer: typed, note };
    if (!(await step.run({ endpoint: answerComplaint, input }, words.sent))) return;
    setTyped('');
    setNote('');
  }

  return (
    <Panel title={words.title}>
      <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
        {answer === null ? null : (
          <div className={styles.quoted}>
            <h3>{words.current}</h3>
            <Lines of={answer} />
          </div>
        )}
        <Refusal of={step.refused} />
        <AreaField
          label={words.label}
          name="answer"
          hint={words.hint}
          error={fault ?? step.refused?.fields.answer}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <TextField
          label={text.steps.note}
          name="answer_note"
          hint={text.steps.noteHint}
          error={step.refused?.fields.note}
          autoComplete="off"
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <div>
          <Button
            look={open.one.status === 'IN_PROGRESS' ? 'primary' : 'second'}
            type="submit"
            icon={Send}
            busy={step.busy}
            busyText={words.busy}
          >
            {answer === null ? words.send : words.again}
          </Button>
        </div>
        <UnsavedGuard isUnsaved={() => `${typed}${note}`.trim() !== ''} />
      </form>
    </Panel>
  );
}
