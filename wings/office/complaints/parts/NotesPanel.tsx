import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { areTooLong, spokenLetters } from '../../../../core/typed/typed-words.ts';
import { Button } from '../../../../kit/button/Button.tsx';
import { Moment } from '../../../../kit/date/Moment.tsx';
import { AreaField } from '../../../../kit/field/AreaField.tsx';
import { Panel } from '../../../../kit/panel/Panel.tsx';
import { Lines } from '../../../../parts/complaint/Lines.tsx';
import { UnsavedGuard } from '../../../../parts/edit-form/UnsavedGuard.tsx';
import styles from '../complaints.module.css';
import { text } from '../complaints.text.ts';
import { caseLimits } from '../limits.ts';
import { type OpenCase, useStep } from '../use-case.ts';
import { noteComplaint } from '../work.api.ts';
import { Refusal } from './Refusal.tsx';

const words = text.notes;
const { most } = caseLimits.note;

function faultOf(typed: string): string | undefined {
  if (spokenLetters(typed) === 0) return words.missing;
  return areTooLong(typed, most) ? words.long(most) : undefined;
}

/** What staff write to each other: of whom and when. Nobody else ever reads it. */
export function NotesPanel({ open }: { readonly open: OpenCase }) {
  const { notes } = open.one;
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();
  const step = useStep(open);

  async function add(event: FormEvent) {
    event.preventDefault();
    const wrong = faultOf(typed);
    setFault(wrong);
    if (wrong !== undefined) return;
    const adding = { endpoint: noteComplaint, input: { body: typed }, versioned: false };
    if (await step.run(adding, words.added)) setTyped('');
  }

  return (
    <Panel title={words.title}>
      <div className={styles.form}>
        <p className={styles.muted}>{words.about}</p>
        {notes.length === 0 ? (
          <p>{words.none}</p>
        ) : (
          <ol className={styles.notes}>
            {notes.map((note) => (
              <li key={note.id}>
                <p className={styles.meta}>
                  <b>{note.author}</b> <Moment at={note.at} />
                </p>
                <Lines of={note.body} />
              </li>
            ))}
          </ol>
        )}
        <form className={styles.form} onSubmit={(event) => void add(event)} noValidate>
          <Refusal of={step.refused} title={words.refused} />
          <AreaField
            label={words.label}
            name="internal_note"
            error={fault ?? step.refused?.fields.body}
            rows={3}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <div>
            <Button small type="submit" icon={Plus} busy={step.busy} busyText={words.busy}>
              {words.add}
            </Button>
          </div>
          <UnsavedGuard isUnsaved={() => typed.trim() !== ''} />
        </form>
      </div>
    </Panel>
  );
}
