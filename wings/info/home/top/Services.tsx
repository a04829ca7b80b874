import { useId } from 'react';
import { paths } from '../../../../api/paths.ts';
import { SpriteIcon } from '../../../../kit/icon/SpriteIcon.tsx';
import { Link } from '../../../../kit/link/Link.tsx';
import { homeText } from '../home.text.ts';
import styles from './services.module.css';

const text = homeText.services;

const services = [
  { to: paths.loanCalculator, icon: 'calculator', name: text.loan },
  { to: paths.dividendCalculator, icon: 'chart-pie', name: text.dividend },
  { to: paths.rates, icon: 'trending-up', name: text.rates },
  { to: paths.list('downloads'), icon: 'download', name: text.downloads },
  { to: paths.demand, icon: 'mail', name: text.demand },
  { to: paths.election, icon: 'vote', name: text.election },
];

/** What anybody can do here without signing in. */
export function Services() {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.services}>
      <h2 id={id}>{text.title}</h2>
      <ul>
        {services.map(({ to, icon, name }) => (
          <li key={to}>
            <Link to={to}>
              <SpriteIcon of={icon} />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
