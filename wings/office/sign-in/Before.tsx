import type { ReactNode } from 'react';
import { PlainBar } from '../../../kit/frame/bar/PlainBar.tsx';
import { SiteFooter } from '../../../kit/frame/footer/SiteFooter.tsx';
import { Masthead } from '../../../kit/frame/masthead/Masthead.tsx';
import { Page } from '../../../kit/frame/Page.tsx';
import { Wrap } from '../../../kit/frame/Wrap.tsx';
import { useSite } from '../../../kit/site/site.ts';
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
