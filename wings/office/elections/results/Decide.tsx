import { Megaphone, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../kit/button/Button.tsx';
import { AreaField } from '../../../../kit/field/AreaField.tsx';
import { notify } from '../../../../kit/toasts/toasts.ts';
import { ConfirmDialog } from '../../../../shell/confirm/ConfirmDialog.tsx';
import { failureOf } from '../../../../shell/query/failure.ts';
import { useCall } from '../../../../shell/query/use-call.ts';
import type { CountData, ElectionData } from '../election.types.ts';
import styles from '../elections.module.css';
import { releaseCount, returnCount } from './results.api.ts';
import { text } from './results.text.ts';

interface DecideProps {
  readonly election: ElectionData;
  readonly count: CountData;
  readonly onDone: () => void;
}

/** Releases the count, or sends it back; whoever wrote in it can only take it back. */
export function Decide({ election, count, onDone }: DecideProps) {
  const call = useCall();
  const [asking, setAsking] = useState<'release' | 'back'>();
  const [why, setWhy] = useState('');
  const [fault, setFault] = useState<string>();
  const which = { year: election.head.year, version: count.version };
  const close = () => setAsking(undefined);
  function done(message: string) {
    close();
    notify({ kind: 'success', text: message });
    onDone();
  }
  async function release() {
    // The second factor is asked for in a dialog of its own.
    close();
    try {
      await call(releaseCount, which, { manner: 'action' });
      done(text.released);
    } catch {
      // Told already, with the server's words.
    }
  }
  async function sendBack() {
    setFault(undefined);
    try {
      await call(returnCount, { ...which, reason: why }, { manner: 'silent' });
      done(text.backDone);
    } catch (error) {
      const { fields } = failureOf(error);
      if (fields.reason === undefined) throw error;
      setFault(fields.reason);
    }
  }
  return (
    <div className={styles.buttons}>
      {count.own ? null : (
        <Button look="primary" icon={Megaphone} onClick={() => setAsking('release')}>
          {text.release}
        </Button>
      )}
      <Button icon={Undo2} onClick={() => setAsking('back')}>
        {text.back}
      </Button>
      <ConfirmDialog
        open={asking === 'release'}
        onClose={close}
        title={text.releaseTitle}
        yes={{ look: 'primary', name: text.release, busy: text.releasing }}
        cancel={text.cancel}
        refused={text.cannot}
        onYes={release}
      >
        {text.releaseHint}
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'back'}
        onClose={close}
        title={text.back}
        yes={{ look: 'primary', name: text.back, busy: text.backing }}
        cancel={text.cancel}
        refused={text.cannot}
        onYes={sendBack}
      >
        <AreaField
          label={text.backWhy}
          hint={text.backHint}
          error={fault}
          rows={3}
          value={why}
          onChange={({ target }) => setWhy(target.value)}
        />
      </ConfirmDialog>
    </div>
  );
}
