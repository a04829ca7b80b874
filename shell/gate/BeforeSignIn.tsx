import { Lock, Phone, ShieldCheck } from 'lucide-react';
import { useId } from 'react';
import { never, useBrowserValue } from '../../kit/hydration/use-browser-value.ts';
import { PhoneLink } from '../../kit/link/PhoneLink.tsx';
import { Nowrap } from '../../kit/text/Nowrap.tsx';
import { Parts } from '../../kit/text/Parts.tsx';
import { tiedHours } from '../frame/footer/footer-data.ts';
import { useSite } from '../site/site.ts';
import styles from './gate.module.css';
import { gateText as text } from './gate.text.ts';
import { Point } from './Point.tsx';

const hostHere = () => location.host;

/** Where the site is served; a server that was not told so leaves it to the browser. */
function useHost(): string {
  const { origin } = useSite();
  const found = useBrowserValue(never, hostHere, '…');
  return origin ? new URL(origin).host : found;
}

/** What protects a member here: the address, what nobody asks for, whom to call. */
export function BeforeSignIn() {
  const { phone, office_hours } = useSite();
  const host = useHost();
  const id = useId();
  return (
    <aside className={styles.aside} aria-labelledby={id}>
      <h2 id={id}>{text.aside.title}</h2>
      <ul>
        <Point icon={Lock} title={text.aside.address}>
          {text.aside.addressIs} <Nowrap>{host}</Nowrap> {text.aside.always}
        </Point>
        <Point icon={ShieldCheck} title={text.aside.never}>
          {text.aside.neverHow}
        </Point>
        <Point icon={Phone} title={text.aside.call}>
          <PhoneLink of={phone} /> <Parts of={tiedHours(office_hours)} />
        </Point>
      </ul>
    </aside>
  );
}
