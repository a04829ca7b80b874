import { ArrowUp, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../../kit/icon/Icon.tsx';
import { SpriteIcon } from '../../../kit/icon/SpriteIcon.tsx';
import { Link } from '../../../kit/link/Link.tsx';
import { Parts } from '../../../kit/text/Parts.tsx';
import { ToastLog } from '../../../kit/toasts/ToastLog.tsx';
import { words } from '../../../kit/words.text.ts';
import { Emblem } from '../../emblem/Emblem.tsx';
import { type CoopNames, tied } from '../names.ts';
import { Wrap } from '../Wrap.tsx';
import { Contact } from './Contact.tsx';
import styles from './footer.module.css';
import { footerText } from './footer.text.ts';
import { dpoLink, type FooterData } from './footer-data.ts';

export interface FooterLink {
  readonly to: string;
  readonly name: string;
}

interface FooterProps {
  readonly names: CoopNames;
  /** Blank while undefined (R111). */
  readonly data: FooterData | undefined;
  readonly services: readonly (FooterLink & { readonly icon: LucideIcon })[];
  /** Links of the reports menu (D-02); without one there is no column. */
  readonly reports?: readonly { readonly name: string; readonly url: string }[];
  /** Policies and the like, in the last line. */
  readonly links: readonly FooterLink[];
  /** A remark in the last line, such as the visitor counters. */
  readonly remark?: ReactNode;
}

/** Foot of the public site: names, address, contact, channels, services (R002). */
export function Footer({ names, data, services, reports = [], links, remark }: FooterProps) {
  return (
    <footer className={styles.foot}>
      <Wrap>
        <div className={styles.grid}>
          <div>
            <div className={styles.id}>
              <Emblem src={names.logo} onDark className={styles.emblem} />
              <p>
                <b>{tied(names.coopNameTH)}</b>
                <span lang="en">{names.coopNameEN}</span>
              </p>
            </div>
            <address>{data ? <Parts of={data.address} /> : null}</address>
          </div>
          <Contact data={data} />
          <Column
            title={footerText.services}
            links={services}
            drawing={({ icon }) => <Icon of={icon} />}
          />
          {reports.length > 0 ? (
            <Column
              title={footerText.reports}
              links={reports.map(({ name, url }) => ({ name, to: url }))}
              drawing={() => <SpriteIcon of="file-text" />}
            />
          ) : null}
        </div>
        <ToastLog />
        <div className={styles.base}>
          <p>{remark}</p>
          <ul>
            {data?.dpo ? (
              <li>
                <Link to={dpoLink(data.dpo)}>{footerText.dpo}</Link>
              </li>
            ) : null}
            {links.map((link) => (
              <li key={link.to}>
                <Link to={link.to}>{link.name}</Link>
              </li>
            ))}
            <li>
              <a href="#top">
                <Icon of={ArrowUp} size="s" />
                {words.toTop}
              </a>
            </li>
          </ul>
        </div>
      </Wrap>
    </footer>
  );
}

interface ColumnProps<Link extends FooterLink> {
  readonly title: string;
  readonly links: readonly Link[];
  readonly drawing: (link: Link) => ReactNode;
}

function Column<Link extends FooterLink>({ title, links, drawing }: ColumnProps<Link>) {
  return (
    <div>
      <h2>{title}</h2>
      <ul className={styles.list}>
        {links.map((link) => (
          <li key={link.to}>
            <Link to={link.to}>
              {drawing(link)}
              <div>{link.name}</div>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
