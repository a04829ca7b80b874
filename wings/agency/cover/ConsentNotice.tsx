import { formatNumber } from '../../../core/thai-number.ts';
import { Alert } from '../../../kit/alert/Alert.tsx';
import { PhoneLink } from '../../../kit/link/PhoneLink.tsx';
import { useSite } from '../../../shell/site/site.ts';
import styles from './cover.module.css';
import { text } from './cover.text.ts';

/** Before anything is deducted: of how many bills no consent is on record, and whom to ask. */
export function ConsentNotice({ count }: { readonly count: number }) {
  const { phone } = useSite();
  if (count === 0) return null;
  return (
    <div className={styles.consent}>
      <Alert kind="warn" title={text.consent.title(formatNumber(count, 0))}>
        {text.consent.ask} <PhoneLink of={phone} />
      </Alert>
    </div>
  );
}
