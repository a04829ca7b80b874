import { type MouseEvent, useState } from 'react';
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

/** Place of the page in the tab's history, as the router counts its entries. */
const placeInHistory = (): number => Number(Object(history.state).idx ?? 0);

/**
 * Steps back through the history as far as it is the portal's (R054); before the page that was
 * opened first lie the sign-in and other sites, and back leads up: to the screen above, or to the
 * overview, which has nothing above it. Beside it the way to the screen above.
 */
export function BackRow({ pathname }: { readonly pathname: string }) {
  const navigate = useNavigate();
  const [first] = useState(placeInHistory);
  const parent = pathname.startsWith(`${paths.memberKep}/`) ? bills : above[wordOf(pathname)];
  if (pathname === paths.memberStatus && placeInHistory() <= first) return null;

  function back(event: MouseEvent) {
    if (placeInHistory() <= first) return;
    event.preventDefault();
    void navigate(-1);
  }

  return (
    <p className={styles.back}>
      <BackLink to={parent?.to ?? paths.memberStatus} onClick={back}>
        {text.back}
      </BackLink>
      {parent ? <Link to={parent.to}>{parent.name}</Link> : null}
    </p>
  );
}
