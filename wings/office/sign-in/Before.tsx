import type { ReactNode } from 'react';
import { PlainBar } from '../../../shell/frame/bar/PlainBar.tsx';
import { SiteFooter } from '../../../shell/frame/footer/SiteFooter.tsx';
import { Masthead } from '../../../shell/frame/Masthead.tsx';
import { Page } from '../../../shell/frame/Page.tsx';
import { Wrap } from '../../../shell/frame/Wrap.tsx';
import { useSite } from '../../../shell/site/site.ts';
import styles from './sign-in.module.css';
import { text } from './sign-in.text.ts';

/** The page before the office: one card, and at its foot whom to ask. */
export function Before({ children }: { readonly children: ReactNode }) {
  return (
    <Page>
      <Masthead names={useSite()} home="/office" />
      <PlainBar label={text.bar} name={text.bar} />
      <main id="main" tabIndex={-1} className={styles.gate}>
        <Wrap>{children}</Wrap>
      </main>
      <SiteFooter office />
    </Page>
  );
}
