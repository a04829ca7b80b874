import { Calculator, ChartPie, MessageSquareText, Vote } from 'lucide-react';
import { paths } from '../../../api/paths.ts';
import { Icon } from '../../../kit/icon/Icon.tsx';
import { Link } from '../../../kit/link/Link.tsx';
import { Block } from './blocks/Block.tsx';
import { homeText } from './home.text.ts';
import styles from './rows.module.css';

const text = homeText.services;

const services = [
  { to: paths.loanCalculator, icon: Calculator, name: text.loan },
  { to: paths.dividendCalculator, icon: ChartPie, name: text.dividend },
  { to: paths.demand, icon: MessageSquareText, name: text.demand },
  { to: paths.election, icon: Vote, name: text.election },
];

/** What anybody can do here without signing in. */
export function Services() {
  return (
    <Block title={text.title}>
      <ul className={styles.rows}>
        {services.map(({ to, icon, name }) => (
          <li key={to}>
            <Link to={to} className={styles.file}>
              <Icon of={icon} />
              <b>{name}</b>
            </Link>
          </li>
        ))}
      </ul>
    </Block>
  );
}
