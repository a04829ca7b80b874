import { useState } from 'react';
import type { Area } from 'react-easy-crop';
import { dataUrlOf } from '../../../../kit/file/data-url.ts';
import { notify } from '../../../../kit/toasts/toasts.ts';
import { words } from '../../../../kit/words.text.ts';
import { failureOf } from '../../../../shell/query/failure.ts';
import { useCall } from '../../../../shell/query/use-call.ts';
import { savePicture } from './picture.api.ts';
import type { Ready } from './prepare.ts';

interface Areas {
  readonly croppedArea: Area;
  readonly croppedAreaPixels: Area;
}

/** Sends the picture with the part that was chosen; keeps what the server says about it. */
export function useSaving(onSaved: (url: string) => void) {
  const call = useCall();
  const [areas, setAreas] = useState<Areas>();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  /** Says whether it is saved. */
  async function save({ blob, name }: Ready): Promise<boolean> {
    if (areas === undefined) return false;
    setBusy(true);
    setError(undefined);
    try {
      const input = { image: await dataUrlOf(blob), name, ...areas };
      const { messages, data } = await call(savePicture, input, { manner: 'silent' });
      if (messages) notify({ kind: 'success', text: messages });
      onSaved(data.url);
      return true;
    } catch (failed) {
      const { fields, text } = failureOf(failed);
      setError(Object.values(fields)[0] ?? (text || words.cannotConnect));
      return false;
    } finally {
      setBusy(false);
    }
  }

  return {
    busy,
    error,
    save,
    setArea: (croppedArea: Area, croppedAreaPixels: Area) =>
      setAreas({ croppedArea, croppedAreaPixels }),
    forget: () => setError(undefined),
  };
}
