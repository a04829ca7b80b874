import { Outlet } from 'react-router';
import { Masthead } from '../../../kit/frame/masthead/Masthead.tsx';
import { Page } from '../../../kit/frame/Page.tsx';
import { useSite } from '../../../kit/site/site.ts';
import { SiteFooter } from './SiteFooter.tsx';

/** Public pages without the layout: no menu, no announcement, but whose site it is (R002). */
export function PlainFrame() {
  return (
    <Page>
      <Masthead names={useSite()} />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter />
    </Page>
  );
}
