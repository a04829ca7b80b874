import { useMatches } from 'react-router';
import { Masthead } from '../../shell/frame/Masthead.tsx';
import { Page } from '../../shell/frame/Page.tsx';
import { PageHeading } from '../../shell/frame/PageHeading.tsx';
import { Wrap } from '../../shell/frame/Wrap.tsx';
import { signalText } from '../../shell/signal/signal.text.ts';
import { Unreached } from '../../shell/signal/Unreached.tsx';
import { useSite } from '../../shell/site/site.ts';
import styles from './unreached.module.css';

const content = (
  <>
    <PageHeading title={signalText.page.title} />
    <Unreached />
  </>
);

/** In the place of a page whose file could not be had; the frame around it stays. */
export function UnreachedPage() {
  const above = useMatches().slice(0, -1);
  const facts = above.map(({ handle }) => Object(handle));
  // A sign-in stands by itself.
  if (!facts.some(({ screen, wants }) => screen || wants)) return <UnreachedScreen />;
  // A portal's frame has margins of its own, a public page sets them itself.
  return facts.some(({ inBrowser }) => inBrowser) ? (
    content
  ) : (
    <Wrap className={styles.page}>{content}</Wrap>
  );
}

/** The same where the frame itself could not be had. */
export function UnreachedScreen() {
  return (
    <Page>
      <Masthead names={useSite()} />
      <main id="main" tabIndex={-1}>
        <Wrap className={styles.page}>{content}</Wrap>
      </main>
    </Page>
  );
}
