import type { ReactNode } from 'react';
import { PlainBar } from '../frame/bar/PlainBar.tsx';
import { SiteFooter } from '../frame/footer/SiteFooter.tsx';
import { Masthead } from '../frame/Masthead.tsx';
import { Page } from '../frame/Page.tsx';
import { Wrap } from '../frame/Wrap.tsx';
import { useSite } from '../site/site.ts';
import styles from './gate.module.css';
import { gateText as text } from './gate.text.ts';

interface GatePageProps {
  /** Beside the card on wide pages, below it on phones. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A page before the gate: one card on the page's ground, the way home in the bar. */
export function GatePage({ aside, children }: GatePageProps) {
  const site = useSite();
  return (
    <Page>
      <Masthead names={site} />
      <PlainBar label={text.bar} back={{ to: '/home', name: text.home }} />
      <main id="main" tabIndex={-1} className={styles.gate}>
        <Wrap className={styles.grid}>
          <div className={styles.card}>{children}</div>
          {aside}
        </Wrap>
      </main>
      <SiteFooter />
    </Page>
  );
}
