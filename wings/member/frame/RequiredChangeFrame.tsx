import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { Outlet } from 'react-router';
import { Button } from '../../../kit/button/Button.tsx';
import { BarWho } from '../../../shell/frame/bar/BarWho.tsx';
import { PlainBar } from '../../../shell/frame/bar/PlainBar.tsx';
import { SiteFooter } from '../../../shell/frame/footer/SiteFooter.tsx';
import { Masthead } from '../../../shell/frame/Masthead.tsx';
import { Page } from '../../../shell/frame/Page.tsx';
import { Wrap } from '../../../shell/frame/Wrap.tsx';
import { guardText } from '../../../shell/guard/guard.text.ts';
import { SignOutDialog } from '../../../shell/guard/SignOutDialog.tsx';
import { useSite } from '../../../shell/site/site.ts';
import styles from './frame.module.css';
import { text } from './frame.text.ts';
import { useInside } from './MemberGate.tsx';

/** Around the screens on the way in: no menu yet, only who it is and the way out (R055, R056). */
export function RequiredChangeFrame() {
  const site = useSite();
  const { person, signOut } = useInside();
  const [leaving, setLeaving] = useState(false);
  return (
    <>
      <Page>
        <Masthead names={site} />
        <PlainBar
          label={text.entering}
          who={
            <BarWho
              who={{
                name: `${person.prefix}${person.firstName} ${person.lastName}`,
                line: text.memberNo,
                number: person.memberNo,
              }}
            />
          }
          end={
            <Button look="quiet" small icon={LogOut} onClick={() => setLeaving(true)}>
              {guardText.leave.title}
            </Button>
          }
        />
        <main id="main" tabIndex={-1} className={styles.entering}>
          <Wrap>
            <Outlet />
          </Wrap>
        </main>
        <SiteFooter />
      </Page>
      <SignOutDialog open={leaving} onClose={() => setLeaving(false)} signOut={signOut} />
    </>
  );
}
