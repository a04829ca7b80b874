import { Panel } from '../../kit/panel/Panel.tsx';
import { useSite } from '../site/site.ts';
import { NoSignal } from './NoSignal.tsx';
import { signalText } from './signal.text.ts';
import { useReopen } from './use-reopen.ts';

const text = signalText.page;

/** In the place of what has a file of its own that could not be had. */
export function Unreached() {
  const { phone } = useSite();
  const { reopen, tries } = useReopen();
  return (
    <Panel>
      <NoSignal title={text.failed} onRetry={reopen} phone={phone}>
        {tries > 0 ? ` ${text.stillNone}` : ''}
      </NoSignal>
    </Panel>
  );
}
