import { House, LogOut, Search, ShieldCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { officePaths } from '../../../api/office/office-paths.ts';
import { officeSearchName, staffRoleNames } from '../../../api/office/office-rooms.text.ts';
import { roomAt, roomsOf } from '../../../api/office/office-rooms.ts';
import type { StaffRole } from '../../../api/office/staff-roles.ts';
import { useSecondsLeft } from '../../../kit/countdown/use-seconds-left.ts';
import { Icon } from '../../../kit/icon/Icon.tsx';
import { ScrollTop } from '../../../kit/scroll-top/ScrollTop.tsx';
import { UnsavedForms } from '../../../parts/edit-form/UnsavedForms.tsx';
import { SiteFooter } from '../../../shell/frame/footer/SiteFooter.tsx';
import { focusMainIfLost } from '../../../shell/frame/portal/focus-main.ts';
import { PortalFrame } from '../../../shell/frame/portal/PortalFrame.tsx';
import type { SideEntry } from '../../../shell/frame/portal/side-entry.ts';
import { SignOutDialog } from '../../../shell/guard/SignOutDialog.tsx';
import { IdleWarning } from '../../../shell/idle/IdleWarning.tsx';
import { useOffice } from '../../../shell/office/office-context.ts';
import { useSite } from '../../../shell/site/site.ts';
import { text } from './frame.text.ts';
import { groupsFor } from './menu.tsx';
import { ShutRoom } from './ShutRoom.tsx';

const homeEntry: SideEntry = {
  ...{ link: officePaths.home, id: 'home', key: 0, name: text.home },
  icon: <Icon of={House} />,
};

const searchEntry: SideEntry = {
  ...{ link: officePaths.search, id: 'search', key: 0, name: officeSearchName },
  icon: <Icon of={Search} />,
};

/** Pages that everybody has, whatever their roles. */
const ownPages: Readonly<Record<string, string>> = {
  [officePaths.home]: 'home',
  [officePaths.search]: 'search',
  [officePaths.security]: 'security',
};

/** Around every page of the office: who works here, the rooms of their roles, the way out. */
export function OfficeFrame() {
  const { officer, deadline, stay, look, signOut } = useOffice();
  const { pathname } = useLocation();
  const [leaving, setLeaving] = useState(false);
  useEffect(focusMainIfLost, []);
  const room = roomAt(pathname);
  const isOpen = room === undefined || roomsOf(officer.roles).includes(room);
  const roles = officer.roles.map((role) => staffRoleNames[role as StaffRole] ?? role).join(' · ');
  const security: SideEntry = {
    ...{ link: officePaths.security, id: 'security', key: 0, name: text.security },
    icon: <Icon of={ShieldCheck} />,
  };
  const leave: SideEntry = {
    ...{ link: undefined, id: 'leave', key: 0, name: text.signOut },
    icon: <Icon of={LogOut} />,
    onPress: () => setLeaving(true),
  };
  return (
    <>
      <PortalFrame
        names={useSite()}
        home={officePaths.home}
        who={{ name: officer.name, line: roles || text.noRole }}
        menuName={text.menu}
        entries={[homeEntry, searchEntry]}
        groups={groupsFor(officer.roles)}
        after={[security, leave]}
        current={ownPages[pathname] ?? room}
        toHome={{ to: officer.site_address, name: text.site }}
        foot={<SiteFooter office />}
      >
        <UnsavedForms>{isOpen ? <Outlet /> : <ShutRoom room={room} />}</UnsavedForms>
      </PortalFrame>
      <ScrollTop />
      <SignOutDialog open={leaving} onClose={() => setLeaving(false)} signOut={signOut} />
      <IdleWatch deadline={deadline} onStay={stay} onLook={look} onLeave={signOut} />
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
  readonly onLeave: () => Promise<void>;
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
  // What went wrong is told; they are still in then.
  const leave = () => void onLeave().catch(() => {});
  return <IdleWarning open={near} left={left} onStay={onStay} onLeave={leave} />;
}
