import { telephoneLink } from '../../../core/phone/telephone-link.ts';
import { Fact } from '../../../kit/facts/Fact.tsx';
import { Facts } from '../../../kit/facts/Facts.tsx';
import { Link } from '../../../kit/link/Link.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { dpoLink } from '../../../shell/frame/footer/footer-data.ts';
import { useSite } from '../../../shell/site/site.ts';
import styles from './guide.module.css';
import { text } from './guide.text.ts';

const words = text.contact;

/** Whom to ask, out of the cooperative's settings. */
export function Contacts() {
  const { phone, email, office_hours, coop_address, dpo } = useSite();
  return (
    <Panel title={words.title}>
      <Facts kind="rows">
        <Fact label={words.phone}>
          <Link className={styles.way} to={telephoneLink(phone)}>
            {phone}
          </Link>
        </Fact>
        <Fact label={words.email}>
          <Link className={styles.way} to={`mailto:${email}`}>
            {email}
          </Link>
        </Fact>
        <Fact label={words.hours}>{office_hours}</Fact>
        <Fact label={words.address}>{coop_address}</Fact>
        <Fact label={words.dpo}>
          <Link className={styles.way} to={dpoLink(dpo)}>
            {dpo}
          </Link>
        </Fact>
      </Facts>
    </Panel>
  );
}
