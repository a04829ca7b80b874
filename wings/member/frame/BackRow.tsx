import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../api/paths.ts';
import { BackLink } from '../../../kit/link/BackLink.tsx';
import { Link } from '../../../kit/link/Link.tsx';
import styles from './frame.module.css';
import { text } from './frame.text.ts';
import { wordOf } from './menu.ts';

/** Screens that lie below another one. */
const above: Readonly<Record<string, { to: string; name: string }>> = {
  dep_statement: { to: paths.memberDeposit, name: text.above.deposit },
  loan_statement: { to: paths.memberLoan, name: text.above.loan },
};
/** One bill lies below the list whose first word it shares. */
const bills = { to: paths.memberKep, name: text.above.kep };

/** Steps back through the history (R054), and beside it the way to the screen above. */
export function BackRow({ pathname }: { readonly pathname: string }) {
  const navigate = useNavigate();
  const parent = pathname.startsWith(`${paths.memberKep}/`) ? bills : above[wordOf(pathname)];

  function back(event: MouseEvent) {
    // The router counts its entries; before the first one lies another site.
    if (!(Object(history.state).idx > 0)) return;
    event.preventDefault();
    void navigate(-1);
  }

  return (
    <p className={styles.back}>
      <BackLink to={parent?.to ?? paths.home} onClick={back}>
        {text.back}
      </BackLink>
      {parent ? <Link to={parent.to}>{parent.name}</Link> : null}
    </p>
  );
}
