import { type ComponentType, useState } from 'react';
import { notify } from '../toasts/toasts.ts';
import { words } from '../words.text.ts';

/** A dialog whose script comes when it is first wanted; `load` fetches it. */
export function useLazyDialog<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Dialog, setDialog] = useState<ComponentType<Props>>();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  async function fetchAndOpen() {
    setBusy(true);
    try {
      const loaded = await load();
      setDialog(() => loaded);
      setOpen(true);
    } catch {
      notify({ kind: 'error', text: words.cannotConnect });
    } finally {
      setBusy(false);
    }
  }
  return {
    /** Undefined until it has come. */
    Dialog,
    open,
    /** It is on its way. */
    busy,
    handleClick: () => void fetchAndOpen(),
    close: () => setOpen(false),
  };
}
