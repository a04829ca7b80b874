/** What a member writes, kept on the server while they do and given back when they return. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { failureOf } from '../../../../shell/query/failure.ts';
import { useCall } from '../../../../shell/query/use-call.ts';
import { memberSession } from '../../../../shell/session/member-session.ts';
import { readDraft, saveDraft } from '../board.api.ts';
import { draftKeeper, type Keeping } from './draft-storage.ts';
import { isEmpty, nothingWritten, type Written } from './post-values.ts';

export interface DraftState {
  readonly written: Written;
  /** Name used where none is given; '' until the server has told it. */
  readonly ownName: string;
  readonly keeping: Keeping;
  /** When the draft that was brought back had been kept; an instant. */
  readonly foundAt: string | undefined;
  /** Terms or password are still open: nothing may be written yet. */
  readonly isBarred: boolean;
  readonly change: (part: Partial<Written>) => void;
  /** Empties the form and forgets the draft. */
  readonly clear: () => void;
  /** Settles when nothing is being kept any more: before posting, and after. */
  readonly rest: () => Promise<void>;
}

/** `topicId` undefined: a new question. */
export function useDraft(topicId: string | undefined): DraftState {
  const call = useCall();
  const [written, setWritten] = useState(nothingWritten);
  const [ownName, setOwnName] = useState('');
  const [keeping, setKeeping] = useState<Keeping>('quiet');
  const [foundAt, setFoundAt] = useState<string>();
  const [isBarred, setBarred] = useState(false);
  const latest = useRef(nothingWritten);
  const target = useMemo(() => (topicId === undefined ? {} : { topic: topicId }), [topicId]);
  const keeper = useMemo(
    () =>
      draftKeeper<Written>(
        (draft) => call(saveDraft, { ...target, ...draft }, { manner: 'silent' }),
        setKeeping,
      ),
    [call, target],
  );
  const show = useCallback((next: Written) => {
    latest.current = next;
    setWritten(next);
  }, []);

  useEffect(() => {
    const leaving = new AbortController();
    call(readDraft, target, { manner: 'silent', signal: leaving.signal }).then(
      ({ data: { default_name, draft } }) => {
        setOwnName(default_name);
        // Whoever has begun to type in the meantime keeps what they typed.
        if (!draft || !isEmpty(latest.current)) return;
        const { saved_at, ...content } = draft;
        show(content);
        setFoundAt(saved_at);
      },
      (error) => {
        const { code } = failureOf(error);
        if (code === 'not_ready') setBarred(true);
        // The browser thought somebody was signed in; the server knows better.
        if (code === 'not_signed_in') memberSession().forget();
      },
    );
    return () => leaving.abort();
  }, [call, target, show]);
  useEffect(() => () => void keeper.now(), [keeper]);

  return {
    ...{ written, ownName, keeping, foundAt, isBarred },
    change(part) {
      show({ ...latest.current, ...part });
      keeper.later(latest.current);
    },
    clear() {
      show(nothingWritten);
      setFoundAt(undefined);
      keeper.later(nothingWritten);
      void keeper.now().then(() => setKeeping('quiet'));
    },
    rest: () => keeper.drop(),
  };
}
