import { useCallback, useState, useSyncExternalStore } from 'react';
import { thaiDateTime } from '../../../core/thai-date.ts';
import { formatNumber } from '../../../core/thai-number.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { classes } from '../../../kit/classes.ts';
import { RefCode } from '../../../kit/empty-state/RefCode.tsx';
import { useDraft, useSums } from '../../../parts/agency-month/draft/draft-context.ts';
import type { Saver, SaveState } from './draft/saver.ts';
import styles from './result.module.css';
import { text } from './result.text.ts';

interface SaveLineProps {
  readonly saver: Saver;
  /** Fetches what somebody else has saved; what was typed here stays. */
  readonly onRefetch: () => Promise<void>;
  readonly onShowFaults: () => void;
}

const messages = text.save;
const formatTime = (at: string): string => thaiDateTime(new Date(at)).replace(/ น\.$/, '');

function sentence(state: SaveState): string {
  if (state.kind === 'saving') return messages.saving;
  if (state.kind === 'failed') return state.text || messages.failed;
  if (state.kind === 'conflict') return state.text || messages.conflict;
  if (state.at === null) return messages.never;
  return state.by === null
    ? messages.saved(formatTime(state.at))
    : messages.savedBy(formatTime(state.at), state.by);
}

/** Whether the draft is saved, and what to do when it is not; seen wherever the page stands. */
export function SaveLine({ saver, onRefetch, onShowFaults }: SaveLineProps) {
  const state = useSyncExternalStore(saver.watch, saver.state);
  const { draft } = useDraft();
  // Asked for so that this line is told of every change.
  useSums(draft);
  const faults = draft.faults().length;
  const bad = state.kind === 'failed' || state.kind === 'conflict';
  return (
    <div className={classes(styles.save, bad && styles.bad)}>
      <p role={bad ? 'alert' : 'status'}>
        {state.kind === 'failed' ? `${messages.failed} ` : ''}
        {sentence(state)}
        {state.kind === 'failed' && state.retries ? ` ${messages.retries}` : ''}
      </p>
      {state.kind === 'failed' && state.ref ? <RefCode code={state.ref} /> : null}
      {state.kind === 'failed' ? (
        <Button small onClick={() => void saver.flush()}>
          {messages.again}
        </Button>
      ) : null}
      {state.kind === 'conflict' ? <Refetch onRefetch={onRefetch} /> : null}
      {faults > 0 ? (
        <Button small onClick={onShowFaults}>
          {messages.faults(formatNumber(faults, 0))}
        </Button>
      ) : null}
    </div>
  );
}

function Refetch({ onRefetch }: Pick<SaveLineProps, 'onRefetch'>) {
  const [busy, setBusy] = useState(false);
  const handleClick = useCallback(async () => {
    setBusy(true);
    // The call itself tells why it could not be had.
    await onRefetch().catch(() => {});
    setBusy(false);
  }, [onRefetch]);
  return (
    <Button small busy={busy} onClick={() => void handleClick()}>
      {messages.refetch}
    </Button>
  );
}
