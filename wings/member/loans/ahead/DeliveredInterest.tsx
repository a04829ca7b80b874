import { Alert } from '../../../../kit/alert/Alert.tsx';
import { PhoneLink } from '../../../../kit/link/PhoneLink.tsx';
import { Nowrap } from '../../../../kit/text/Nowrap.tsx';
import { useSite } from '../../../../shell/site/site.ts';
import styles from '../loans.module.css';
import { text as words } from './projection.text.ts';

const text = words.delivered;

/** In the place of schedule and payoff, where the core system alone computes the interest. */
export function DeliveredInterest() {
  const { phone } = useSite();
  return (
    <div className={styles.views}>
      <Alert kind="info">
        {text.why}
        <br />
        {text.ask}{' '}
        <Nowrap>
          <PhoneLink of={phone} />
        </Nowrap>
      </Alert>
    </div>
  );
}
