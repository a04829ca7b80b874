import { useState } from 'react';
import { useForget } from '../../../kit/feed/use-forget.ts';
import { Top } from '../../../kit/frame/Top.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { Whole } from '../../../kit/text/Whole.tsx';
import { HelpForm } from './HelpForm.tsx';
import { readOwnLooks } from './help.api.ts';
import styles from './help.module.css';
import { text } from './help.text.ts';
import { ReadyTicket, type Ticket } from './ReadyTicket.tsx';
import { TodayLooks } from './TodayLooks.tsx';

/** `/office/help`: support asks for a look in a member's stead (D-31, S4). */
export function HelpPage() {
  const [ticket, setTicket] = useState<Ticket>();
  const forget = useForget();
  const made = (fresh: Ticket) => {
    setTicket(fresh);
    forget(readOwnLooks);
  };
  return (
    <>
      <Top title={text.title} sub={text.sub} />
      <div className={styles.columns}>
        <Panel title={text.form}>
          {ticket ? (
            <ReadyTicket ticket={ticket} onAgain={() => setTicket(undefined)} />
          ) : (
            <HelpForm onMade={made} />
          )}
        </Panel>
        <Panel title={text.rules.title}>
          <ul className={styles.rules}>
            {text.rules.lines.map((line) => (
              <li key={line}>
                <Whole of={line} />
              </li>
            ))}
          </ul>
        </Panel>
      </div>
      <TodayLooks />
    </>
  );
}
