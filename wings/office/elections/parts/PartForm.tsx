import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import type { ElectionPart } from '../../../../core/election/parts.ts';
import { thaiDateTime } from '../../../../core/thai-date.ts';
import { Alert } from '../../../../kit/alert/Alert.tsx';
import { Button } from '../../../../kit/button/Button.tsx';
import { Dialog } from '../../../../kit/dialog/Dialog.tsx';
import { Panel } from '../../../../kit/panel/Panel.tsx';
import { notify } from '../../../../kit/toasts/toasts.ts';
import { UnsavedGuard } from '../../../../parts/edit-form/UnsavedGuard.tsx';
import { useFaultFocus } from '../../../../parts/edit-form/use-fault-focus.ts';
import type { PartProps } from '../election.types.ts';
import styles from '../elections.module.css';
import { text } from '../elections.text.ts';
import { HistoryPanel } from './HistoryPanel.tsx';
import { SealAlert } from './SealAlert.tsx';
import { closedBy } from './seal.ts';
import type { Draft, Send } from './use-draft.ts';

const words = text.form;

interface PartFormProps<T> extends PartProps {
  readonly part: ElectionPart;
  readonly title: string;
  readonly draft: Draft<T>;
  readonly send: Send<T>;
  /** Buttons beside that which saves. */
  readonly more?: ReactNode;
  readonly onDone?: () => void;
  readonly children: ReactNode;
}

/** A part of an election as a form: its faults, its conflict, its saving, and its history below. */
export function PartForm<T>(props: PartFormProps<T>) {
  const { election, mayEdit, onSaved, part, title, draft, send, more, onDone, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const [asking, setAsking] = useState(false);
  const { by, at } = election.versions[part];
  const seal = closedBy(election, part);
  const isVoting = election.head.status === 'VOTING';

  useFaultFocus(form, draft.faults);

  async function save() {
    setAsking(false);
    if (!(await draft.save(send))) return;
    notify({ kind: 'success', text: words.saved });
    onSaved();
    onDone?.();
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (isVoting) setAsking(true);
    else void save();
  }

  return (
    <>
      <Panel title={title}>
        <form ref={form} onSubmit={submit} noValidate>
          <fieldset className={styles.form} disabled={!mayEdit || seal !== undefined}>
            {mayEdit ? null : <Alert>{words.readOnly}</Alert>}
            {mayEdit && seal !== undefined ? <SealAlert seal={seal} /> : null}
            {isVoting && mayEdit ? (
              <Alert kind="warn" title={words.voting}>
                {words.votingHint}
              </Alert>
            ) : null}
            <Refused draft={draft} />
            {children}
            <div className={styles.buttons}>
              <Button look="primary" type="submit" busy={draft.busy} busyText={words.saving}>
                {words.save}
              </Button>
              {more}
              {by === '' ? null : (
                <span className={styles.muted}>{words.last(by, thaiDateTime(new Date(at)))}</span>
              )}
            </div>
          </fieldset>
        </form>
      </Panel>
      <HistoryPanel
        year={election.head.year}
        part={part}
        version={election.versions[part].version}
      />
      <UnsavedGuard isUnsaved={() => mayEdit && draft.isDirty} />
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={words.votingAsk}
        actions={
          <>
            <Button look="primary" onClick={() => void save()}>
              {words.votingYes}
            </Button>
            <Button onClick={() => setAsking(false)}>{words.cancel}</Button>
          </>
        }
      >
        {words.votingHint}
      </Dialog>
    </>
  );
}

/** Why it was not saved, and the choice between two versions. */
function Refused<T>({ draft }: { readonly draft: Draft<T> }) {
  if (draft.conflict !== undefined) {
    return (
      <Alert kind="warn" title={words.conflict} alert>
        {draft.conflict}
        <span className={styles.buttons}>
          <Button small onClick={draft.useStored}>
            {words.useStored}
          </Button>
          <Button small onClick={draft.keepMine}>
            {words.keepMine}
          </Button>
        </span>
      </Alert>
    );
  }
  if (draft.refusal === undefined) return null;
  return (
    <Alert kind="no" title={words.refused} alert>
      {draft.refusal}
    </Alert>
  );
}
