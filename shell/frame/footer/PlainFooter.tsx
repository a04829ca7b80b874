import { telephoneLink } from '../../../core/phone/telephone-link.ts';
import { classes } from '../../../kit/classes.ts';
import { Link } from '../../../kit/link/Link.tsx';
import { Parts } from '../../../kit/text/Parts.tsx';
import { ToastLog } from '../../../kit/toasts/ToastLog.tsx';
import { Wrap } from '../Wrap.tsx';
import type { FooterLink } from './Footer.tsx';
import styles from './footer.module.css';
import { footerText } from './footer.text.ts';
import { dpoLink, type FooterData, tiedHours } from './footer-data.ts';
import { plainFooterText } from './plain-footer.text.ts';

interface PlainFooterProps {
  /** Blank while undefined (R111). */
  readonly data: FooterData | undefined;
  readonly links: readonly FooterLink[];
}

/** One quiet line at the foot of portals and sign-in screens: whom to ask, channels, policies. */
export function PlainFooter({ data, links }: PlainFooterProps) {
  const channels = data?.links.map(({ url, label }) => ({ to: url, name: label })) ?? [];
  const dpo = data?.dpo ? [{ to: dpoLink(data.dpo), name: footerText.dpo }] : [];
  return (
    <footer className={classes(styles.foot, styles.plain)}>
      <Wrap>
        <ToastLog />
        <div className={styles.base}>
          {data ? (
            <p>
              {plainFooterText.ask}{' '}
              <Link className={styles.phone} to={telephoneLink(data.phone)}>
                {data.phone}
              </Link>{' '}
              <Parts of={tiedHours(data.hours)} />
            </p>
          ) : null}
          <ul>
            {[...channels, ...dpo, ...links].map((link) => (
              <li key={link.to}>
                <Link to={link.to}>{link.name}</Link>
              </li>
            ))}
          </ul>
        </div>
      </Wrap>
    </footer>
  );
}
