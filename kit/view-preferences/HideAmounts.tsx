import { EyeOff } from 'lucide-react';
import { Switch } from '../switch/Switch.tsx';
import { readingText } from './reading.text.ts';
import { useChangeView } from './use-change-view.ts';

/** Hides every amount, for reading beside other people; kept until switched off. */
export function HideAmounts() {
  const [{ amounts }, change] = useChangeView();
  return (
    <Switch
      on={amounts === 'hidden'}
      onChange={(on) => change({ amounts: on ? 'hidden' : 'shown' })}
      icon={EyeOff}
    >
      {readingText.hideAmounts}
    </Switch>
  );
}
