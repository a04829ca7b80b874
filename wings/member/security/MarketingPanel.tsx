import { useState } from 'react';
import { Moment } from '../../../kit/date/Moment.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { Switch } from '../../../kit/switch/Switch.tsx';
import { notify } from '../../../kit/toasts/toasts.ts';
import places from '../../../parts/sessions/sessions.module.css';
import { useCall } from '../../../shell/query/use-call.ts';
import { useInvalidate } from '../../../shell/query/use-invalidate.ts';
import { chooseMarketing, readHistory } from './security.api.ts';
import { text } from './security.text.ts';

interface MarketingPanelProps {
  readonly choice: boolean;
  readonly chosen_at: string | null;
}

/** Offers, yes or no; taking it back is the same one press as giving it (PDPA 19). */
export function MarketingPanel({ choice, chosen_at }: MarketingPanelProps) {
  const call = useCall();
  const forget = useInvalidate();
  const [on, setOn] = useState(choice);
  const [since, setSince] = useState(chosen_at);

  async function choose(marketing: boolean) {
    setOn(marketing);
    try {
      const { messages } = await call(chooseMarketing, { marketing }, { manner: 'action' });
      setSince(new Date().toISOString());
      if (messages) notify({ kind: 'success', text: messages });
      forget(readHistory);
    } catch {
      setOn(!marketing);
    }
  }

  return (
    <Panel title={text.marketing.title}>
      <Switch on={on} onChange={choose}>
        {text.marketing.choice}
      </Switch>
      <p className={places.meta}>{text.marketing.about}</p>
      {since ? (
        <p className={places.meta}>
          <Moment label={text.marketing.since} at={since} />
        </p>
      ) : null}
    </Panel>
  );
}
