import { useState } from 'react';
import { Button } from '../../../../kit/button/Button.tsx';
import { Dialog } from '../../../../kit/dialog/Dialog.tsx';
import { useCall } from '../../../../shell/query/use-call.ts';
import { ChooseStep } from './ChooseStep.tsx';
import { CropStep } from './CropStep.tsx';
import { removePicture } from './picture.api.ts';
import { text } from './picture.text.ts';
import type { Ready } from './prepare.ts';
import { useSaving } from './use-saving.ts';

export interface PictureDialogProps {
  readonly open: boolean;
  /** The picture there is now. */
  readonly src: string | undefined;
  readonly onClose: () => void;
  /** Saved under that address, or removed. */
  readonly onChanged: (url: string | null) => void;
}

/** Chooses a picture, cuts it out, saves it; or removes the one there is (R102, R153). */
export function PictureDialog({ open, src, onClose, onChanged }: PictureDialogProps) {
  const call = useCall();
  const [ready, setReady] = useState<Ready>();
  const [removing, setRemoving] = useState(false);
  const saving = useSaving(onChanged);

  function close() {
    if (saving.busy || removing) return;
    setReady(undefined);
    saving.forget();
    onClose();
  }
  function showReady(next: Ready | undefined) {
    saving.forget();
    setReady(next);
  }
  async function remove() {
    setRemoving(true);
    const removed = call(removePicture, {}).then(
      () => true,
      () => false,
    );
    if (await removed) onChanged(null);
    setRemoving(false);
  }
  async function save() {
    if (ready && (await saving.save(ready))) setReady(undefined);
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title={text.title}
      actions={
        ready ? (
          <>
            <Button
              look="primary"
              busy={saving.busy}
              busyText={text.saving}
              onClick={() => void save()}
            >
              {text.save}
            </Button>
            <Button onClick={() => !saving.busy && showReady(undefined)}>{text.chooseOther}</Button>
            <Button look="quiet" onClick={close}>
              {text.cancel}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={close}>{text.close}</Button>
            {src === undefined ? null : (
              <Button
                look="quiet"
                busy={removing}
                busyText={text.removing}
                onClick={() => void remove()}
              >
                {text.remove}
              </Button>
            )}
          </>
        )
      }
    >
      {ready ? (
        <CropStep
          ready={ready}
          error={saving.error}
          onArea={saving.setArea}
          onBroken={() => showReady(undefined)}
        />
      ) : (
        <ChooseStep src={src} error={saving.error} onReady={showReady} />
      )}
    </Dialog>
  );
}
