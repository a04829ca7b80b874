import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { readMenu } from '../../../api/menu/menu.api.ts';
import { paths } from '../../../api/paths.ts';
import type { Day } from '../../../core/days.ts';
import { thaiDateShort } from '../../../core/thai-date.ts';
import { Alert } from '../../../kit/alert/Alert.tsx';
import { ThaiDate } from '../../../kit/date/ThaiDate.tsx';
import { Failed } from '../../../kit/empty-state/Failed.tsx';
import { PhoneLink } from '../../../kit/link/PhoneLink.tsx';
import { ScrollTop } from '../../../kit/scroll-top/ScrollTop.tsx';
import { Nowrap } from '../../../kit/text/Nowrap.tsx';
import { OwnPictureContext } from '../../../parts/picture/own-picture.ts';
import { SiteFooter } from '../../../shell/frame/footer/SiteFooter.tsx';
import { Note } from '../../../shell/frame/Note.tsx';
import { PortalFrame } from '../../../shell/frame/portal/PortalFrame.tsx';
import type { SideEntry } from '../../../shell/frame/portal/side-entry.ts';
import { sideEntries } from '../../../shell/frame/side-entries.tsx';
import { GatePage } from '../../../shell/gate/GatePage.tsx';
import { SignOutDialog } from '../../../shell/guard/SignOutDialog.tsx';
import { useApiQuery } from '../../../shell/query/use-api-query.ts';
import { NoSignal } from '../../../shell/signal/NoSignal.tsx';
import { useSite } from '../../../shell/site/site.ts';
import { BackRow } from './BackRow.tsx';
import { readLastUpdate } from './frame.api.ts';
import styles from './frame.module.css';
import { text } from './frame.text.ts';
import { MemberSplash } from './gate/MemberSplash.tsx';
import { useVerdict } from './gate/use-verdict.ts';
import { verdictPaths } from './gate/verdict.ts';
import { useInside } from './MemberGate.tsx';
import { MenuIcon } from './MenuIcon.tsx';
import {
  currentItem,
  hasUpdateNote,
  type MenuItem,
  menuItems,
  moreItems,
  sidebarAt,
} from './menu.ts';
import { PictureHead } from './picture/PictureHead.tsx';
import { useOwnPicture } from './picture/use-own-picture.ts';

const entryOf = ({ icon, ...item }: MenuItem): SideEntry => ({
  ...item,
  icon: <MenuIcon of={icon} />,
});

const screens: readonly SideEntry[] = menuItems.slice(0, -1).map(entryOf);
const groups = [{ heading: text.more, entries: moreItems.map(entryOf), folds: true }];

/** Log out, set off by a line, and the way to the main site (R059, R060). */
function endEntries(leave: () => void): readonly SideEntry[] {
  const logout = menuItems.slice(-1).map((item) => ({ ...entryOf(item), onPress: leave }));
  const home = { link: paths.home, id: 'home', key: 0, name: text.home };
  return [...logout, { ...home, icon: <MenuIcon of="home" /> }];
}

/**
 * Layout of the signed-in screens (R054–R066). Asks about terms and password first: any answer but
 * a clear yes leads to the screen that mends it, with the page asked for in its luggage; without an
 * answer nobody is asked to agree again.
 */
export function MemberFrame() {
  const { unchecked, takeTerms } = useInside();
  const { verdict, failed, retry } = useVerdict(takeTerms);
  const { pathname, search } = useLocation();
  // Whoever saw the overview had agreed to what there was to agree to.
  if (unchecked) return <OpenFrame />;
  if (failed)
    return <TermsUnknown refCode={failed.ref} noAnswer={failed.noAnswer} onRetry={retry} />;
  if (verdict === undefined) return <MemberSplash />;
  if (verdict === 'page') return <OpenFrame />;
  return <Navigate to={verdictPaths[verdict]} state={{ returnTo: pathname + search }} replace />;
}

function OpenFrame() {
  const site = useSite();
  const { person, signOut } = useInside();
  const { pathname } = useLocation();
  const [leaving, setLeaving] = useState(false);
  const { src, change, Dialog, dialog } = useOwnPicture();
  const menu = useApiQuery(readMenu, {}, { keep: true });
  const changePicture = () => void change(() => {});
  return (
    <>
      <PortalFrame
        names={site}
        who={{
          name: `${person.prefix}${person.firstName} ${person.lastName}`,
          line: text.memberNo,
          number: person.memberNo,
          account: {
            ...{ to: paths.memberSecurity, name: text.account },
            here: pathname === paths.memberSecurity,
          },
        }}
        menuName={text.menu}
        entries={screens}
        groups={groups}
        after={[...endEntries(() => setLeaving(true)), ...sideEntries(menu.data, 'member')]}
        head={(close) => (
          <PictureHead src={src} onChange={person.helper ? undefined : () => change(close)} />
        )}
        current={currentItem(pathname)?.id}
        side={sidebarAt(pathname)}
        toHome={{ to: paths.home, name: text.coopHome }}
        foot={<SiteFooter />}
      >
        <BackRow pathname={pathname} />
        <QuarantineNotice asOf={person.quarantineAsOf} />
        <OwnPictureContext value={{ src, change: person.helper ? undefined : changePicture }}>
          <Outlet />
        </OwnPictureContext>
        <LastUpdate pathname={pathname} />
      </PortalFrame>
      <ScrollTop />
      {Dialog ? <Dialog {...dialog} /> : null}
      <SignOutDialog open={leaving} onClose={() => setLeaving(false)} signOut={signOut} />
    </>
  );
}

/** The member's rows of the last night did not tie: what is shown is of the night before. */
function QuarantineNotice({ asOf }: { readonly asOf: Day | null }) {
  const { phone } = useSite();
  if (asOf === null) return null;
  return (
    <div className={styles.quarantine}>
      <Alert kind="warn" title={text.quarantine.title(thaiDateShort(asOf))}>
        {text.quarantine.message}{' '}
        <Nowrap>
          <PhoneLink of={phone} />
        </Nowrap>
      </Alert>
    </div>
  );
}

/** When the figures above were last brought up to date; nothing where nobody knows (R007, R151). */
function LastUpdate({ pathname }: { readonly pathname: string }) {
  const { data } = useApiQuery(readLastUpdate, hasUpdateNote(pathname) ? {} : undefined, {
    unseen: true,
  });
  if (!data) return null;
  return (
    <Note>
      {text.updatedOn} <ThaiDate day={data} long />
    </Note>
  );
}

interface TermsUnknownProps {
  readonly refCode: string | undefined;
  readonly noAnswer: boolean;
  readonly onRetry: () => void;
}

/** Stands where nobody could say whether the member has agreed to the terms (R063). */
function TermsUnknown({ refCode, noAnswer, onRetry }: TermsUnknownProps) {
  const shared = { title: text.termsUnknown.title, onRetry, phone: useSite().phone };
  return (
    <GatePage>
      <h1>{text.splash}</h1>
      {noAnswer ? (
        <NoSignal {...shared} />
      ) : (
        <Failed {...shared} refCode={refCode}>
          {text.termsUnknown.message}
        </Failed>
      )}
    </GatePage>
  );
}
