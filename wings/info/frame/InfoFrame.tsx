import { Outlet, useLocation } from 'react-router';
import { readMenu } from '../../../api/menu/menu.api.ts';
import { ScrollTop } from '../../../kit/scroll-top/ScrollTop.tsx';
import { PublicBar } from '../../../shell/frame/bar/PublicBar.tsx';
import { Marquee } from '../../../shell/frame/Marquee.tsx';
import { Masthead } from '../../../shell/frame/Masthead.tsx';
import { Page } from '../../../shell/frame/Page.tsx';
import { useApiQuery } from '../../../shell/query/use-api-query.ts';
import { useSite } from '../../../shell/site/site.ts';
import { nearOf } from './near.ts';
import { SignedIn } from './SignedIn.tsx';
import { SiteFooter } from './SiteFooter.tsx';

/** Layout of the public site: names, menu, announcement, page, footer (R012, R029, R112). */
export function InfoFrame() {
  const site = useSite();
  const { pathname } = useLocation();
  const menu = useApiQuery(readMenu, {}, { keep: true });
  const note = menu.data?.marquee[0]?.Note;
  return (
    <>
      <Page>
        <Masthead names={site} who={<SignedIn />} />
        <PublicBar
          menu={menu.data}
          reports={site.menureport}
          current={pathname}
          near={nearOf(pathname)}
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
