import { Lock, type LucideIcon, Phone, ShieldCheck } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { telephoneLink, tiedHours } from '../../../../kit/frame/footer/footer-data.ts';
import { Icon } from '../../../../kit/icon/Icon.tsx';
import { Go } from '../../../../kit/link/Go.tsx';
import { useSite } from '../../../../kit/site/site.ts';
import { Nowrap } from '../../../../kit/text/Nowrap.tsx';
import { Parts } from '../../../../kit/text/Parts.tsx';
import styles from '../sign-in.module.css';
import { text } from '../sign-in.text.ts';

interface AdviceProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly children: ReactNode;
}

function Advice({ icon, title, children }: AdviceProps) {
  return (
    <li>
      <Icon of={icon} />
      <p>
        <b>{title}</b>
        <span>{children}</span>
      </p>
    </li>
  );
}

/** What protects a member here: the address, what nobody asks for, whom to call. */
export function BeforeSignIn() {
  const { phone, office_hours } = useSite();
  const id = useId();
  return (
    <aside className={styles.aside} aria-labelledby={id}>
      <h2 id={id}>{text.aside.title}</h2>
      <ul>
        <Advice icon={Lock} title={text.aside.address}>
          {text.aside.addressIs} <Nowrap>{location.host}</Nowrap> {text.aside.always}
        </Advice>
        <Advice icon={ShieldCheck} title={text.aside.never}>
          {text.aside.neverHow}
        </Advice>
        <Advice icon={Phone} title={text.aside.call}>
          <Go to={telephoneLink(phone)}>
            <Nowrap>{phone}</Nowrap>
          </Go>{' '}
          <Parts of={tiedHours(office_hours)} />
        </Advice>
      </ul>
    </aside>
  );
}
