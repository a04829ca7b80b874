import { useState } from 'react';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { PageHeading } from '../../../shell/frame/PageHeading.tsx';
import { useInvalidate } from '../../../shell/query/use-invalidate.ts';
import { ImpersonationForm } from './ImpersonationForm.tsx';
import { readOwnLooks } from './impersonation.api.ts';
import styles from './impersonation.module.css';
import { text } from './impersonation.text.ts';
import { ReadyTicket, type Ticket } from './ReadyTicket.tsx';
import { TodayLooks } from './TodaySessions.tsx';

/** `/office/help`: support asks for a look in a member's stead (D-31, S4). */
export function ImpersonationPage() {
  const [ticket, setTicket] = useState<Ticket>();
  const forget = useInvalidate();
  const made = (fresh: Ticket) => {
    setTicket(fresh);
    forget(readOwnLooks);
  };
  return (
    <>
      <PageHeading title={text.title} sub={text.sub} />
      <div className={styles.columns}>
        <Panel title={text.form}>
          {ticket ? (
            <ReadyTicket ticket={ticket} onAgain={() => setTicket(undefined)} />
          ) : (
            <ImpersonationForm onMade={made} />
          )}
        </Panel>
        <Panel title={text.rules.title}>
          <ul className={styles.rules}>
            {text.rules.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Panel>
      </div>
      <TodayLooks />
    </>
  );
}
