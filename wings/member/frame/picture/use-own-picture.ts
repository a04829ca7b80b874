import { type ComponentType, useEffect, useState } from 'react';
import { notify } from '../../../../kit/toasts/toasts.ts';
import { words } from '../../../../kit/words.text.ts';
import { useApiQuery } from '../../../../shell/query/use-api-query.ts';
import { useCall } from '../../../../shell/query/use-call.ts';
import type { PictureDialogProps } from './PictureDialog.tsx';
import { readPicture, readPictureContent } from './picture.api.ts';

/** What an `<img>` takes; undefined while there is no picture, or none that could be had. */
function useShown(url: string | null | undefined): string | undefined {
  const call = useCall();
  const [shown, setShown] = useState<{ readonly of: string; readonly src: string }>();
  useEffect(() => {
    if (!url) return;
    const left = new AbortController();
    let src: string | undefined;
    const { signal } = left;
    const input = { name: url.slice(url.lastIndexOf('/') + 1) };
    call(readPictureContent, input, { manner: 'silent', signal }).then(
      ({ data }) => {
        if (signal.aborted) return;
        src = URL.createObjectURL(blobOf(data));
        setShown({ of: url, src });
      },
      // The drawing that stands for a picture says all there is to say.
      () => {},
    );
    return () => {
      left.abort();
      if (src !== undefined) URL.revokeObjectURL(src);
    };
  }, [call, url]);
  return shown !== undefined && shown.of === url ? shown.src : undefined;
}

function blobOf({ type, base64 }: { readonly type: string; readonly base64: string }): Blob {
  const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  return new Blob([bytes], { type });
}

/** The member's own picture, and the dialog that changes it: fetched when it is first wanted. */
export function useOwnPicture() {
  const { data } = useApiQuery(readPicture, {}, { unseen: true });
  /** What this page has changed it to; undefined: it has not. */
  const [changed, setChanged] = useState<string | null>();
  const src = useShown(changed === undefined ? data?.url : changed);
  const [Dialog, setDialog] = useState<ComponentType<PictureDialogProps>>();
  const [open, setOpen] = useState(false);

  async function change(closeMenu: () => void) {
    try {
      const { PictureDialog } = await import('./PictureDialog.tsx');
      closeMenu();
      setDialog(() => PictureDialog);
      setOpen(true);
    } catch {
      notify({ kind: 'error', text: words.cannotConnect });
    }
  }

  const dialog: PictureDialogProps = {
    open,
    src,
    onClose: () => setOpen(false),
    onChanged(url) {
      setChanged(url);
      setOpen(false);
    },
  };
  return { src, change, Dialog, dialog };
}
