/** Addresses of the office, where staff work. */
import type { RouteObject } from 'react-router';
import { type PageFacts, page } from '../page.ts';
import { officeTitles as titles } from './office.text.ts';

const rooms = page({
  screen: 'OfficeFrame',
  load: () => import('../../wings/office/frame/OfficeFrame.tsx'),
  children: [
    page({
      path: 'office',
      title: titles.home,
      screen: 'OfficePage',
      load: () => import('../../wings/office/home/OfficePage.tsx'),
    }),
    page({
      path: 'office/help',
      title: titles.help,
      screen: 'ImpersonationPage',
      load: () => import('../../wings/office/impersonation/ImpersonationPage.tsx'),
    }),
    page({
      path: 'office/agency_reports',
      title: titles.agencyReports,
      screen: 'AgencyReportsPage',
      load: () => import('../../wings/office/agency-reports/AgencyReportsPage.tsx'),
    }),
    page({
      path: 'office/agency_reports/:unit/:year/:month',
      title: titles.agencyReports,
      screen: 'AgencyReportPage',
      load: () => import('../../wings/office/agency-reports/AgencyReportPage.tsx'),
    }),
  ],
});

export const officeArea: RouteObject = {
  handle: { table: 'routes/office', inBrowser: true, office: true } satisfies PageFacts,
  children: [
    page({
      screen: 'OfficeGate',
      load: () => import('../../wings/office/sign-in/OfficeGate.tsx'),
      children: [rooms],
    }),
  ],
};
