import { Fragment, type ReactNode, useCallback, useMemo, useState } from 'react';
import { type Blocker, type BlockerFunction, useBlocker, useLocation } from 'react-router';
import { Button } from '../../kit/button/Button.tsx';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { editFormText } from './edit-form.text.ts';
import { UnsavedFormsContext } from './unsaved-forms.ts';

const text = editFormText.leave;

type Address = Parameters<BlockerFunction>[0]['nextLocation'];
const isSamePage = (one: Address, other: Address) =>
  one.pathname === other.pathname && one.search === other.search;

/** The forms on the page that a form of it has been added to. */
function useForms() {
  const [forms] = useState(() => new Set<() => boolean>());
  return useMemo(
    () => ({
      isUnsaved: () => [...forms].some((isUnsaved) => isUnsaved()),
      add(isUnsaved: () => boolean) {
        forms.add(isUnsaved);
        return () => {
          forms.delete(isUnsaved);
        };
      },
    }),
    [forms],
  );
}

/**
 * Another number once a page was left without saving, and its next address is there: what was typed
 * must not stand in a form that the next address has, too.
 */
function useDropped() {
  const { key } = useLocation();
  const [count, setCount] = useState(0);
  const [leaving, setLeaving] = useState<string>();
  if (leaving !== undefined && leaving !== key) {
    setLeaving(undefined);
    setCount(count + 1);
  }
  return { count, afterThis: () => setLeaving(key) };
}

/**
 * Around the pages of a frame: asks before one is left with something typed and not saved, by link,
 * by the browser's buttons, or by another subject of the same form. The router knows one such
 * question at a time, so that all forms share it; each has an `UnsavedGuard`.
 */
export function UnsavedForms({ children }: { readonly children: ReactNode }) {
  const { isUnsaved, add } = useForms();
  const dropped = useDropped();
  const blocker = useBlocker(
    useCallback<BlockerFunction>(
      ({ currentLocation: from, nextLocation: to }) => !isSamePage(from, to) && isUnsaved(),
      [isUnsaved],
    ),
  );
  // The router tells of an answer in its own time. The dialog goes with the press that answers.
  const [answered, setAnswered] = useState<Blocker>();
  const [action, setAction] = useState<() => void>();
  const askBefore = useCallback(
    (next: () => void) => {
      if (isUnsaved()) setAction(() => next);
      else next();
    },
    [isUnsaved],
  );
  const stay = () => {
    setAction(undefined);
    setAnswered(blocker);
    if (blocker.state === 'blocked') blocker.reset();
  };
  const leave = () => {
    setAction(undefined);
    action?.();
    if (blocker.state !== 'blocked') return;
    dropped.afterThis();
    blocker.proceed();
  };
  return (
    <UnsavedFormsContext value={useMemo(() => ({ add, askBefore }), [add, askBefore])}>
      <Fragment key={dropped.count}>{children}</Fragment>
      <Dialog
        open={action !== undefined || (blocker.state !== 'unblocked' && blocker !== answered)}
        onClose={stay}
        title={text.title}
        actions={
          <>
            <Button look="primary" onClick={stay}>
              {text.stay}
            </Button>
            <Button
              look="danger"
              busy={blocker.state === 'proceeding'}
              busyText={text.going}
              onClick={leave}
            >
              {text.go}
            </Button>
          </>
        }
      >
        <p>{text.body}</p>
      </Dialog>
    </UnsavedFormsContext>
  );
}
