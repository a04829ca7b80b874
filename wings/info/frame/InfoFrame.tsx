import { Outlet, useLocation } from 'react-router';
import { useFeed } from '../../../kit/feed/use-feed.ts';
import { PublicBar } from '../../../kit/frame/bar/PublicBar.tsx';
import { Marquee } from '../../../kit/frame/marquee/Marquee.tsx';
import { Masthead } from '../../../kit/frame/masthead/Masthead.tsx';
import { Page } from '../../../kit/frame/Page.tsx';
import { ScrollTop } from '../../../kit/scroll-top/ScrollTop.tsx';
import { useSite } from '../../../kit/site/site.ts';
import { readMenu } from './frame.api.ts';
import { SiteFooter } from './SiteFooter.tsx';

/** Layout of the public site: names, menu, announcement, page, footer (R012, R029, R112). */
export function InfoFrame() {
  const { pathname } = useLocation();
  const menu = useFeed(readMenu, {}, { keep: true });
  const note = menu.data?.marquee[0]?.Note;
  return (
    <>
      <Page>
        <Masthead names={useSite()} />
        <PublicBar menu={menu.data} current={pathname} />
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
