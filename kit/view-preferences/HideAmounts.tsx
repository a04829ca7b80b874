import { EyeOff } from 'lucide-react';
import { Switch } from '../switch/Switch.tsx';
import { readingText } from './reading.text.ts';
import { useView } from './use-view.ts';
import { changeView } from './view-store.ts';

/** Hides every amount, for reading beside other people; kept until switched off. */
export function HideAmounts() {
  const { amounts } = useView();
  return (
    <Switch
      on={amounts === 'hidden'}
      onChange={(on) => changeView({ amounts: on ? 'hidden' : 'shown' })}
      icon={EyeOff}
    >
      {readingText.hideAmounts}
    </Switch>
  );
}
