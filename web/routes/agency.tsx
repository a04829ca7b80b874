/** Addresses of the agencies' portal, all exact (R071–R077). */
import type { RouteObject } from 'react-router';
import { type PageFacts, page } from '../page.ts';
import { agencyTitles as titles } from './agency.text.ts';
import { inBrowser } from './in-browser.ts';

const rooms = page({
  screen: 'AgencyFrame',
  load: () => import('../../wings/agency/frame/AgencyFrame.tsx'),
  children: [
    page({
      path: 'membergroup/keeprep',
      title: titles.cover,
      screen: 'AgencyMonthPage',
      load: () => import('../agency-month/AgencyMonthPage.tsx'),
    }),
    page({
      path: 'membergroup/delivery_book',
      title: titles.letters,
      screen: 'LetterEntryPage',
      load: () => import('../../wings/agency/letters/LetterEntryPage.tsx'),
    }),
    page({
      path: 'membergroup/dashboard',
      title: titles.dashboard,
      screen: 'DashboardPage',
      load: () => import('../../wings/agency/dashboard/DashboardPage.tsx'),
    }),
    page({
      path: 'membergroup/summarize_rep',
      title: titles.summary,
      screen: 'SummaryPage',
      load: () => import('../../wings/agency/summary/SummaryPage.tsx'),
    }),
    page({
      path: 'membergroup/guide_group',
      title: titles.guide,
      screen: 'GuidePage',
      load: () => import('../../wings/agency/guide/GuidePage.tsx'),
    }),
    page({
      path: 'membergroup/password',
      title: titles.password,
      screen: 'AgencyPasswordPage',
      load: () => import('../../wings/agency/password/AgencyPasswordPage.tsx'),
    }),
    page({
      path: 'membergroup/security',
      title: titles.security,
      screen: 'AgencySecurityPage',
      load: () => import('../../wings/agency/security/AgencySecurityPage.tsx'),
    }),
  ],
});

export const agencyArea: RouteObject = {
  handle: { table: 'routes/agency', agency: true } satisfies PageFacts,
  children: [
    // The form is in the page as served; script sends it.
    page({
      path: 'membergroup/logon',
      title: titles.signIn,
      screen: 'AgencySignInPage',
      load: () => import('../../wings/agency/sign-in/AgencySignInPage.tsx'),
    }),
    inBrowser([
      page({
        screen: 'AgencyGate',
        load: () => import('../../wings/agency/frame/AgencyGate.tsx'),
        children: [rooms],
      }),
    ]),
  ],
};
