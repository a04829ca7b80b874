import { type ReactNode, useMemo } from 'react';
import { Outlet, useLocation } from 'react-router';
import { Failed } from '../../../kit/empty-state/Failed.tsx';
import { Panel } from '../../../kit/panel/Panel.tsx';
import { PlainBar } from '../../../shell/frame/bar/PlainBar.tsx';
import { SiteFooter } from '../../../shell/frame/footer/SiteFooter.tsx';
import { Masthead } from '../../../shell/frame/Masthead.tsx';
import { Page } from '../../../shell/frame/Page.tsx';
import { Wrap } from '../../../shell/frame/Wrap.tsx';
import { OfficeContext } from '../../../shell/office/office-context.ts';
import { useCall } from '../../../shell/query/use-call.ts';
import { useFreshOnReturn } from '../../../shell/session/use-fresh-on-return.ts';
import { useSite } from '../../../shell/site/site.ts';
import { Splash } from '../../../shell/splash/Splash.tsx';
import { ConfirmedCalls } from './confirm/ConfirmedCalls.tsx';
import { SignInCard } from './SignInCard.tsx';
import { officeSignOut } from './sign-in.api.ts';
import styles from './sign-in.module.css';
import { text } from './sign-in.text.ts';
import { useOfficerCheck } from './use-officer-check.ts';

/**
 * The gate of every page of the office: the sign-in stands in the page's place until the server
 * knows who is there (D-37). The address stays, so that the page asked for follows.
 */
export function OfficeGate() {
  const { logo } = useSite();
  const call = useCall();
  const { pathname } = useLocation();
  const { gate, check, leave } = useOfficerCheck(pathname);
  useFreshOnReturn();

  const office = useMemo(() => {
    if (gate.state !== 'in') return undefined;
    return {
      officer: gate.officer,
      deadline: gate.deadline,
      stay: () => void check(),
      look: () => void check({ background: true }),
      async signOut() {
        await call(officeSignOut, {}, { manner: 'action' });
        leave('left');
      },
    };
  }, [gate, call, check, leave]);

  if (office) {
    return (
      <OfficeContext value={office}>
        <ConfirmedCalls>
          <Outlet />
        </ConfirmedCalls>
      </OfficeContext>
    );
  }
  if (gate.state === 'out') {
    return (
      <Before>
        <SignInCard why={gate.why} onIn={() => check()} />
      </Before>
    );
  }
  if (gate.state === 'failed') {
    return (
      <Before>
        <Panel>
          <Failed title={text.away} onRetry={() => void check()} home="/office">
            {text.awayHint}
          </Failed>
        </Panel>
      </Before>
    );
  }
  return <Splash text={text.splash} logo={logo} />;
}

/** The page before the office: one card, and at its foot whom to ask. */
function Before({ children }: { readonly children: ReactNode }) {
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
