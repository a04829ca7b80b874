import type { DataOf } from '../../../api/endpoint.ts';
import { thaiDateTime } from '../../../core/thai-date.ts';
import { Alert } from '../../../kit/alert/Alert.tsx';
import { Button } from '../../../kit/button/Button.tsx';
import { Fact } from '../../../kit/facts/Fact.tsx';
import { Facts } from '../../../kit/facts/Facts.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { NoBreak } from '../../../kit/text/NoBreak.tsx';
import { Explain } from '../../../parts/glossary/Explain.tsx';
import type { readLetter } from './letters.api.ts';
import styles from './letters.module.css';
import { text } from './letters.text.ts';
import { useOpening } from './use-opening.ts';

/** Who received the letter when; whoever sees it here has opened it. */
export function Openings({ letter }: { readonly letter: DataOf<typeof readLetter> }) {
  const { openings, isMissed, again } = useOpening(letter);
  return (
    <Panel title={text.openings} end={<Explain of="opening" />}>
      {isMissed ? (
        <div className={styles.missed}>
          <Alert kind="warn">{text.openFailed}</Alert>
          <Button onClick={again}>{text.openAgain}</Button>
        </div>
      ) : null}
      <div aria-live="polite">
        <Facts>
          {openings.map(({ contact_name, opened_at }) => (
            <Fact key={opened_at + contact_name} label={contact_name}>
              <NoBreak>{thaiDateTime(new Date(opened_at))}</NoBreak>
            </Fact>
          ))}
          {openings.length === 0 ? <Fact label={text.received}>{text.notReceived}</Fact> : null}
        </Facts>
      </div>
    </Panel>
  );
}
