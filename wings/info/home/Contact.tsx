import { telephoneLink, tiedHours } from '../../../kit/frame/footer/footer-data.ts';
import { Go } from '../../../kit/link/Go.tsx';
import { Head } from '../../../kit/panel/Head.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { useSite } from '../../../kit/site/site.ts';
import { Nowrap } from '../../../kit/text/Nowrap.tsx';
import { Parts } from '../../../kit/text/Parts.tsx';
import styles from './home.module.css';
import { homeText as text } from './home.text.ts';

/** Where the cooperative is and when it answers. */
export function Contact() {
  const { phone, email, office_hours, coop_address, social } = useSite();
  const map = social.find((link) => link.kind === 'map');
  return (
    <section>
      <Head title={text.contact.title} />
      <Panel>
        <dl className={styles.three}>
          <div>
            <dt>{text.contact.phone}</dt>
            <dd>
              <Go to={telephoneLink(phone)}>
                <Nowrap>{phone}</Nowrap>
              </Go>
            </dd>
            <dd className={styles.about}>
              <Parts of={tiedHours(office_hours)} />
            </dd>
          </div>
          <div>
            <dt>{text.contact.email}</dt>
            <dd>
              <Go to={`mailto:${email}`}>{email}</Go>
            </dd>
            <dd className={styles.about}>{text.contact.emailAbout}</dd>
          </div>
          <div>
            <dt>{text.contact.address}</dt>
            <dd>
              <Parts of={coop_address} />
            </dd>
            {map ? (
              <dd>
                <Go to={map.url}>{map.label}</Go>
              </dd>
            ) : null}
          </div>
        </dl>
      </Panel>
    </section>
  );
}
