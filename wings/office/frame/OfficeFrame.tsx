import { LogOut } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { Button } from '../../../kit/button/Button.tsx';
import { useSecondsLeft } from '../../../kit/countdown/use-seconds-left.ts';
import { BackLink } from '../../../kit/link/BackLink.tsx';
import { PlainBar } from '../../../shell/frame/bar/PlainBar.tsx';
import { SiteFooter } from '../../../shell/frame/footer/SiteFooter.tsx';
import { Masthead } from '../../../shell/frame/Masthead.tsx';
import { Page } from '../../../shell/frame/Page.tsx';
import { Wrap } from '../../../shell/frame/Wrap.tsx';
import { IdleWarning } from '../../../shell/idle/IdleWarning.tsx';
import { useOffice } from '../../../shell/office/office-context.ts';
import { useSite } from '../../../shell/site/site.ts';
import styles from './frame.module.css';
import { text } from './frame.text.ts';

const officeHome = '/office';

/** After the sign-in the form that had the focus is gone: the page takes it. */
function useFocusOnEntry(): void {
  useEffect(() => {
    const { activeElement, body } = document;
    if (activeElement !== null && activeElement !== body) return;
    document.getElementById('main')?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, []);
}

/** Around every page of the office: who works here, and the way out. */
export function OfficeFrame() {
  const { officer, deadline, stay, look, signOut } = useOffice();
  const { pathname } = useLocation();
  const [leaving, setLeaving] = useState(false);
  useFocusOnEntry();

  async function leave() {
    setLeaving(true);
    // What went wrong is told; they are still in then.
    await signOut().catch(() => setLeaving(false));
  }

  const roles = officer.roles.map((role) => text.roles[role] ?? role).join(' · ');
  return (
    <>
      <Page>
        <Masthead names={useSite()} home={officeHome} />
        <PlainBar
          label={text.bar}
          who={{ name: officer.name, line: roles || text.noRole }}
          end={
            <Button
              look="quiet"
              small
              icon={LogOut}
              busy={leaving}
              busyText={text.signingOut}
              onClick={leave}
            >
              {text.signOut}
            </Button>
          }
        />
        <main id="main" tabIndex={-1} className={styles.main}>
          <Wrap>
            {pathname === officeHome ? null : (
              <p className={styles.back}>
                <BackLink to={officeHome}>{text.toOffice}</BackLink>
              </p>
            )}
            <Outlet />
          </Wrap>
        </main>
        <SiteFooter office />
      </Page>
      <IdleWatch deadline={deadline} onStay={stay} onLook={look} onLeave={leave} />
    </>
  );
}

interface IdleWatchProps {
  /** Milliseconds of this browser's clock. */
  readonly deadline: number;
  /** A sign of life: the deadline moves on. */
  readonly onStay: () => void;
  /** Asks the server without being one: another tab may be in use. */
  readonly onLook: () => void;
  readonly onLeave: () => void;
}

const warnSeconds = 60;
/** How often the server is asked while the warning stands. */
const lookEverySeconds = 10;

/** Warns a minute before the session ends for want of use; one key goes on (2.2.1, 2.2.6). */
function IdleWatch({ deadline, onStay, onLook, onLeave }: IdleWatchProps) {
  const left = useSecondsLeft(deadline);
  const near = left <= warnSeconds;
  const due = near && left % lookEverySeconds === 0;
  useEffect(() => {
    if (due) onLook();
  }, [due, onLook]);
  return <IdleWarning open={near} left={left} onStay={onStay} onLeave={onLeave} />;
}
