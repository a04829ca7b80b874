import { telephoneLink } from '../../../core/phone/telephone-link.ts';
import { formatNumber } from '../../../core/thai-number.ts';
import { Alert } from '../../../kit/alert/Alert.tsx';
import { SentenceLink } from '../../../kit/link/SentenceLink.tsx';
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
        {text.consent.ask} <SentenceLink to={telephoneLink(phone)}>{phone}</SentenceLink>
      </Alert>
    </div>
  );
}
