import { Building2, LogIn, UserRound } from 'lucide-react';
import { Outlet, useLocation } from 'react-router';
import { readMenu } from '../../../api/menu/menu.api.ts';
import { paths } from '../../../api/paths.ts';
import { ScrollTop } from '../../../kit/scroll-top/ScrollTop.tsx';
import { PublicBar } from '../../../shell/frame/bar/PublicBar.tsx';
import { Marquee } from '../../../shell/frame/Marquee.tsx';
import { Masthead } from '../../../shell/frame/Masthead.tsx';
import { joinedNotes } from '../../../shell/frame/marquee.ts';
import { Page } from '../../../shell/frame/Page.tsx';
import { useApiQuery } from '../../../shell/query/use-api-query.ts';
import { useMemberSession } from '../../../shell/session/member-session.ts';
import { useSite } from '../../../shell/site/site.ts';
import { frameText as text } from './frame.text.ts';
import { nearOf } from './near.ts';
import { SignedIn } from './SignedIn.tsx';
import { SiteFooter } from './SiteFooter.tsx';

const signIn = { to: paths.memberLogon, name: text.signIn, icon: LogIn };
const account = { to: paths.memberStatus, name: text.account, icon: UserRound };
const agency = { to: paths.agencyLogon, name: text.agency, icon: Building2 };

/** Layout of the public site: names, menu, announcement, page, footer (R012, R029, R112). */
export function InfoFrame() {
  const site = useSite();
  const { pathname } = useLocation();
  const { user } = useMemberSession();
  const menu = useApiQuery(readMenu, {}, { keep: true });
  const note = joinedNotes((menu.data?.marquee ?? []).map(({ Note }) => Note));
  return (
    <>
      <Page>
        <Masthead names={site} search who={<SignedIn />} />
        <PublicBar
          menu={menu.data}
          reports={site.menureport}
          current={pathname}
          near={nearOf(pathname)}
          member={user ? account : signIn}
          agency={agency}
        />
        {note ? <Marquee html={note} /> : null}
        <main id="main" tabIndex={-1}>
          <Outlet />
        </main>
        <SiteFooter />
      </Page>
      <ScrollTop />
    </>
  );
}
