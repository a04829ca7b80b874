import { type ComponentType, useEffect, useState } from 'react';
import type { DataOf } from '../../../api/endpoint.ts';
import { useLazyDialog } from '../../../kit/dialog/use-lazy-dialog.ts';
import { useView } from '../../../kit/view-preferences/use-view.ts';
import { useCall } from '../../../shell/query/use-call.ts';
import type { RevealDialogProps } from './RevealDialog.tsx';
import { type Part, revealedSeconds, revealStatus } from './reveal.api.ts';

type Revealed = DataOf<typeof revealStatus>;

export interface Reveal {
  /** A part in full; undefined while it stands covered. */
  readonly valueOf: (part: Part) => string | undefined;
  /** Uncovers a part, or covers it again; asks for the password where it must. */
  readonly toggle: (part: Part) => void;
  /** Asks for the password; undefined until it has come. */
  readonly Dialog: ComponentType<RevealDialogProps> | undefined;
  /** For which part the password is asked; undefined: for none. */
  readonly asking: Part | undefined;
  readonly cancel: () => void;
  /** Throws what the server refused. */
  readonly prove: (password: string) => Promise<void>;
}

/** Few ask for it: its form is a tenth of the page's script. */
const loadDialog = async () => (await import('./RevealDialog.tsx')).RevealDialog;

const none: ReadonlySet<Part> = new Set();

function toggled(parts: ReadonlySet<Part>, part: Part): ReadonlySet<Part> {
  const changed = new Set(parts);
  if (!changed.delete(part)) changed.add(part);
  return changed;
}

/**
 * What stands covered, in this page's memory alone: each part when it is asked for, all of them
 * gone after a while, when the page is left, and when the amounts are hidden (D-05, T31).
 */
export function useReveal(): Reveal {
  const call = useCall();
  const { amounts } = useView();
  const [revealed, setRevealed] = useState<Revealed>();
  const [shown, setShown] = useState(none);
  const [asking, setAsking] = useState<Part>();
  const { Dialog, handleClick: fetchDialog } = useLazyDialog(loadDialog);

  useEffect(() => {
    if (!revealed) return;
    function cover() {
      setRevealed(undefined);
      setShown(none);
    }
    function leave() {
      if (document.visibilityState === 'hidden') cover();
    }
    const timer = setTimeout(cover, revealedSeconds * 1000);
    document.addEventListener('visibilitychange', leave);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', leave);
    };
  }, [revealed]);

  useEffect(() => {
    if (amounts === 'hidden') setShown(none);
  }, [amounts]);

  return {
    valueOf: (part) => (shown.has(part) ? (revealed?.[part] ?? undefined) : undefined),
    toggle(part) {
      if (revealed) return setShown((before) => toggled(before, part));
      setAsking(part);
      if (Dialog === undefined) fetchDialog();
    },
    Dialog,
    asking,
    cancel: () => setAsking(undefined),
    async prove(password) {
      const { data } = await call(revealStatus, { password }, { manner: 'silent' });
      setRevealed(data);
      setShown(new Set(asking ? [asking] : []));
      setAsking(undefined);
    },
  };
}
