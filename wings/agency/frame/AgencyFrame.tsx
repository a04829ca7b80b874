import { Building2 } from 'lucide-react';
import { useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { readMenu } from '../../../api/menu/menu.api.ts';
import { paths } from '../../../api/paths.ts';
import { ScrollTop } from '../../../kit/scroll-top/ScrollTop.tsx';
import { useAgency } from '../../../parts/agency-month/agency-context.ts';
import { SiteFooter } from '../../../shell/frame/footer/SiteFooter.tsx';
import { PortalFrame } from '../../../shell/frame/portal/PortalFrame.tsx';
import type { SideEntry } from '../../../shell/frame/portal/side-entry.ts';
import { sideEntries } from '../../../shell/frame/side-entries.tsx';
import { SignOutDialog } from '../../../shell/guard/SignOutDialog.tsx';
import { useApiQuery } from '../../../shell/query/use-api-query.ts';
import { useSite } from '../../../shell/site/site.ts';
import { useInside } from './AgencyGate.tsx';
import styles from './frame.module.css';
import { text } from './frame.text.ts';
import { MenuIcon } from './MenuIcon.tsx';
import { currentItem, type MenuItem, menuItems } from './menu.ts';

const entryOf = ({ icon, ...item }: MenuItem): SideEntry => ({
  ...item,
  icon: <MenuIcon of={icon} />,
});

const screens: readonly SideEntry[] = menuItems.slice(0, -1).map(entryOf);
/** Before the password of staff is changed nothing else opens. */
const passwordScreens = screens.filter(({ link }) => link === paths.agencyPassword);

/** Log out, set off by a line, and the way to the main site (R079, R080). */
function endEntries(leave: () => void): readonly SideEntry[] {
  const logout = menuItems.slice(-1).map((item) => ({ ...entryOf(item), onPress: leave }));
  const home = { link: paths.home, id: 'home', key: 0, name: text.home };
  return [...logout, { ...home, icon: <MenuIcon of="home" /> }];
}

/** Layout of the agencies' signed-in screens (R009, R078–R082). */
export function AgencyFrame() {
  const site = useSite();
  const { agencyName, displayNo, contactName, mustChange } = useAgency();
  const { signOut } = useInside();
  const { pathname } = useLocation();
  const menu = useApiQuery(readMenu, {}, { keep: true });
  const here = pathname === paths.agencyDashboard;
  const overview = { to: paths.agencyDashboard, name: text.dashboard, here };
  const own = mustChange ? [] : sideEntries(menu.data, 'agency');
  const [leaving, setLeaving] = useState(false);
  return (
    <>
      <PortalFrame
        names={site}
        who={{
          icon: Building2,
          name: agencyName,
          line: text.agencyNo,
          number: displayNo,
          more: contactName,
          ...(mustChange ? {} : { account: overview }),
        }}
        menuName={text.menu}
        entries={mustChange ? passwordScreens : screens}
        head={() => (
          <p className={styles.names}>
            <b>{agencyName}</b>
            {text.contact(contactName)}
          </p>
        )}
        after={[...endEntries(() => setLeaving(true)), ...own]}
        current={currentItem(pathname)?.id}
        toHome={{ to: paths.home, name: text.coopHome }}
        foot={<SiteFooter />}
      >
        <Outlet />
      </PortalFrame>
      <ScrollTop />
      <SignOutDialog open={leaving} onClose={() => setLeaving(false)} signOut={signOut} />
    </>
  );
}
