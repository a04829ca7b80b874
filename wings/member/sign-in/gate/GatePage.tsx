import type { ReactNode } from 'react';
import { PlainBar } from '../../../../kit/frame/bar/PlainBar.tsx';
import { SiteFooter } from '../../../../kit/frame/footer/SiteFooter.tsx';
import { Masthead } from '../../../../kit/frame/masthead/Masthead.tsx';
import { Page } from '../../../../kit/frame/Page.tsx';
import { Wrap } from '../../../../kit/frame/Wrap.tsx';
import { useSite } from '../../../../kit/site/site.ts';
import styles from '../sign-in.module.css';
import { text } from '../sign-in.text.ts';

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
