import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { officeRooms } from '../../../../api/office/office-rooms.ts';
import { Alert } from '../../../../kit/alert/Alert.tsx';
import { Button } from '../../../../kit/button/Button.tsx';
import { Checkbox } from '../../../../kit/checkbox/Checkbox.tsx';
import { Dialog } from '../../../../kit/dialog/Dialog.tsx';
import { TextField } from '../../../../kit/field/TextField.tsx';
import { notify } from '../../../../kit/toasts/toasts.ts';
import { words as shared } from '../../../../kit/words.text.ts';
import { failureOf } from '../../../../shell/query/failure.ts';
import { useCall } from '../../../../shell/query/use-call.ts';
import type { ElectionHead } from '../election.types.ts';
import { createElection } from '../elections.api.ts';
import styles from '../elections.module.css';
import { text } from '../elections.text.ts';

const words = text.create;

interface NewElectionProps {
  readonly open: boolean;
  /** Whose positions and zones may be taken over; undefined before the first. */
  readonly newest: ElectionHead | undefined;
  readonly onClose: () => void;
}

/** Opens an election that no page shows yet, and goes there. */
export function NewElection({ open, newest, onClose }: NewElectionProps) {
  const call = useCall();
  const navigate = useNavigate();
  const form = useId();
  const [year, setYear] = useState('');
  const [title, setTitle] = useState('');
  const [isCopied, setCopied] = useState(true);
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [refusal, setRefusal] = useState<string>();

  async function create(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setFaults({});
    setRefusal(undefined);
    const copy = isCopied && newest ? newest.year : null;
    try {
      const input = { year: year.trim(), title, copy_of: copy };
      await call(createElection, input, { manner: 'silent' });
      onClose();
      notify({ kind: 'success', text: words.done(year.trim()) });
      void navigate(`${officeRooms.elections.path}/${year.trim()}`);
    } catch (error) {
      const failure = failureOf(error);
      setFaults(failure.fields);
      setRefusal(failure.text || shared.cannotConnect);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.title}
      actions={
        <>
          <Button look="primary" type="submit" form={form} busy={busy} busyText={words.busy}>
            {words.yes}
          </Button>
          <Button onClick={onClose}>{words.cancel}</Button>
        </>
      }
    >
      <form id={form} className={styles.form} onSubmit={create} noValidate>
        {refusal === undefined ? null : (
          <Alert kind="no" title={words.refused} alert>
            {refusal}
          </Alert>
        )}
        <TextField
          label={words.year}
          hint={words.yearHint}
          error={faults.year}
          inputMode="numeric"
          autoComplete="off"
          value={year}
          onChange={({ target }) => setYear(target.value)}
        />
        <TextField
          label={words.name}
          error={faults.title}
          value={title}
          onChange={({ target }) => setTitle(target.value)}
        />
        {newest ? (
          <Checkbox checked={isCopied} onChange={({ target }) => setCopied(target.checked)}>
            {words.copy(newest.year)}
          </Checkbox>
        ) : null}
      </form>
    </Dialog>
  );
}
