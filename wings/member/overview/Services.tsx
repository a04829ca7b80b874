import { Award, HandHeart, HeartHandshake, ShieldCheck } from 'lucide-react';
import { paths } from '../../../api/paths.ts';
import { Icon } from '../../../kit/icon/Icon.tsx';
import { Link } from '../../../kit/link/Link.tsx';
import styles from './overview.module.css';
import { text } from './overview.text.ts';

const words = text.services;

/** Rooms that the menu has no entry for (D-12, D-15). */
const services = [
  { to: paths.memberKepcrem, icon: HeartHandshake, ...words.kepcrem },
  { to: paths.memberWelfare, icon: HandHeart, ...words.welfare },
  { to: paths.memberCertificate, icon: Award, ...words.certificate },
  { to: paths.memberSecurity, icon: ShieldCheck, ...words.security },
];

export function Services() {
  return (
    <nav className={styles.services} aria-label={words.title}>
      <h2>{words.title}</h2>
      <ul>
        {services.map(({ to, icon, name, about }) => (
          <li key={to}>
            <Link to={to}>
              <Icon of={icon} />
              <span>
                <b>{name}</b>
                <span>{about}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
