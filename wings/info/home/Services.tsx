import { ArrowRight, ChartPie, Wallet } from 'lucide-react';
import { paths } from '../../../api/paths.ts';
import { Icon } from '../../../kit/icon/Icon.tsx';
import { Go } from '../../../kit/link/Go.tsx';
import { Head } from '../../../kit/panel/Head.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import styles from './home.module.css';
import { homeText as text } from './home.text.ts';

const services = [
  { to: paths.memberShare, icon: ChartPie, ...text.services.share },
  { to: paths.memberDeposit, icon: Wallet, ...text.services.deposit },
];

/** What a member can do here today. */
export function Services() {
  return (
    <section>
      <Head title={text.services.title} />
      <Panel kind="list" className={styles.services}>
        <ul className={styles.rows}>
          {services.map(({ to, icon, name, about }) => (
            <li key={to}>
              <Go className={styles.service} to={to}>
                <Icon of={icon} />
                <span>
                  <b>{name}</b>
                  <span className={styles.about}>{about}</span>
                </span>
                <Icon of={ArrowRight} size="s" />
              </Go>
            </li>
          ))}
        </ul>
      </Panel>
    </section>
  );
}
