import { ShieldCheck } from 'lucide-react';
import { Icon } from '../../kit/icon/Icon.tsx';
import { Link } from '../../kit/link/Link.tsx';
import styles from './change.module.css';
import { changeText } from './change.text.ts';

/** From the password's page to where one is signed in. */
export function ToSecurity({ to }: { readonly to: string }) {
  return (
    <Link to={to} className={styles.security}>
      <Icon of={ShieldCheck} size="s" />
      {changeText.security}
    </Link>
  );
}
