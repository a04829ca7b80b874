import { Alert } from '../../../kit/alert/Alert.tsx';
import { Money } from '../../../kit/amount/Money.tsx';
import { Fact } from '../../../kit/facts/Fact.tsx';
import { Facts } from '../../../kit/facts/Facts.tsx';
import styles from './dividends.module.css';
import { originText as text } from './origin.text.ts';
import { comparisonOf, type Origin, type Part } from './working-words.ts';

/** What is to be said before the working where it does not simply bear out the records. */
export function Verdict({ origin, part }: { readonly origin: Origin; readonly part: Part }) {
  const { verdict } = origin[part];
  if (verdict === 'TIES') return null;
  const words = text.verdicts[verdict];
  return (
    <div className={styles.verdict}>
      <Alert kind={verdict === 'HELD' ? 'info' : 'warn'} title={words.title}>
        {words[part]}
      </Alert>
      <Facts kind="tight">
        {comparisonOf(origin, part).map(({ label, amount }) => (
          <Fact key={label} label={label}>
            <Money value={amount} />
          </Fact>
        ))}
      </Facts>
    </div>
  );
}
