/** Says once that whoever looks at a letter has opened it (ลงรับ): when it is really seen. */
import { useEffect, useEffectEvent, useState } from 'react';
import type { DataOf } from '../../../api/endpoint.ts';
import { useCall } from '../../../shell/query/use-call.ts';
import { openDeliveryLetter, type readLetter } from './letters.api.ts';

type Letter = DataOf<typeof readLetter>;
type Openings = Letter['openings'];

/** `openings` with one's own as soon as it is kept; `isMissed`: it could not be, `again` tries. */
export function useOpening(letter: Letter) {
  const call = useCall();
  const [saved, setSaved] = useState<Openings>();
  const [isMissed, setIsMissed] = useState(false);
  const { letter_year, run, opened_by_me } = letter;

  async function open(): Promise<void> {
    setIsMissed(false);
    try {
      const input = { year: letter_year, run };
      const { data } = await call(openDeliveryLetter, input, { manner: 'silent' });
      setSaved(data.openings);
    } catch {
      setIsMissed(true);
    }
  }

  const openSeen = useEffectEvent(() => void open());
  useEffect(() => {
    if (opened_by_me) return;
    // A page that is drawn behind another one has not been seen by anybody.
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', look);
      openSeen();
    };
    document.addEventListener('visibilitychange', look);
    const drawn = requestAnimationFrame(look);
    return () => {
      cancelAnimationFrame(drawn);
      document.removeEventListener('visibilitychange', look);
    };
  }, [opened_by_me]);

  return { openings: saved ?? letter.openings, isMissed, again: () => void open() };
}
