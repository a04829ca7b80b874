/** Addresses of the office, where staff work. */
import type { RouteObject } from 'react-router';
import { type PageFacts, page } from '../page.ts';
import { inBrowser } from './in-browser.ts';
import { officeTitles as titles } from './office.text.ts';
import { siteRooms } from './office-site.ts';

const rooms = page({
  screen: 'OfficeFrame',
  load: () => import('../../wings/office/frame/OfficeFrame.tsx'),
  children: [
    ...siteRooms,
    page({
      path: 'office',
      title: titles.home,
      screen: 'OfficePage',
      load: () => import('../../wings/office/home/OfficePage.tsx'),
    }),
    page({
      path: 'office/search',
      title: titles.search,
      screen: 'SearchPage',
      load: () => import('../../wings/office/search/SearchPage.tsx'),
    }),
    page({
      path: 'office/help',
      title: titles.help,
      screen: 'ImpersonationPage',
      load: () => import('../../wings/office/impersonation/ImpersonationPage.tsx'),
    }),
    page({
      path: 'office/activation',
      title: titles.activation,
      screen: 'ActivationPage',
      load: () => import('../../wings/office/activation/ActivationPage.tsx'),
    }),
    page({
      path: 'office/board',
      title: titles.board,
      screen: 'BoardPage',
      load: () => import('../../wings/office/board/BoardPage.tsx'),
    }),
    page({
      path: 'office/board/words',
      title: titles.boardWords,
      screen: 'WordsPage',
      load: () => import('../../wings/office/board/WordsPage.tsx'),
    }),
    page({
      path: 'office/board/:id',
      title: titles.board,
      screen: 'TopicPage',
      load: () => import('../../wings/office/board/TopicPage.tsx'),
    }),
    page({
      path: 'office/media',
      title: titles.media,
      screen: 'MediaPage',
      load: () => import('../../wings/office/media/MediaPage.tsx'),
    }),
    page({
      path: 'office/complaints',
      title: titles.complaints,
      screen: 'ComplaintsPage',
      load: () => import('../../wings/office/complaints/ComplaintsPage.tsx'),
    }),
    page({
      path: 'office/complaints/:id',
      title: titles.complaints,
      screen: 'ComplaintPage',
      load: () => import('../../wings/office/complaints/ComplaintPage.tsx'),
    }),
    page({
      path: 'office/complaint_targets',
      title: titles.complaintTargets,
      screen: 'ComplaintTargetsPage',
      load: () => import('../../wings/office/complaint-targets/ComplaintTargetsPage.tsx'),
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
    page({
      path: 'office/intake',
      title: titles.intake,
      screen: 'IntakeRunsPage',
      load: () => import('../../wings/office/intake/IntakeRunsPage.tsx'),
    }),
    page({
      path: 'office/intake/:id',
      title: titles.intake,
      screen: 'IntakeRunPage',
      load: () => import('../../wings/office/intake/IntakeRunPage.tsx'),
    }),
    page({
      path: 'office/backups',
      title: titles.backups,
      screen: 'BackupsPage',
      load: () => import('../../wings/office/backups/BackupsPage.tsx'),
    }),
    page({
      path: 'office/staff',
      title: titles.staff,
      screen: 'StaffPage',
      load: () => import('../../wings/office/staff/StaffPage.tsx'),
    }),
    page({
      path: 'office/staff/_new',
      title: titles.newStaff,
      screen: 'NewStaffPage',
      load: () => import('../../wings/office/staff/NewStaffPage.tsx'),
    }),
    page({
      path: 'office/staff/:login',
      title: titles.staff,
      screen: 'OneStaffPage',
      load: () => import('../../wings/office/staff/OneStaffPage.tsx'),
    }),
    page({
      path: 'office/security',
      title: titles.security,
      screen: 'SecurityPage',
      load: () => import('../../wings/office/security/SecurityPage.tsx'),
    }),
    page({
      path: 'office/first_steps',
      title: titles.firstSteps,
      screen: 'FirstStepsPage',
      load: () => import('../../wings/office/first-steps/FirstStepsPage.tsx'),
    }),
    page({
      path: 'office/particulars',
      title: titles.particulars,
      screen: 'ParticularsPage',
      load: () => import('../../wings/office/particulars/ParticularsPage.tsx'),
    }),
  ],
});

export const officeArea: RouteObject = {
  handle: { table: 'routes/office', office: true } satisfies PageFacts,
  children: [
    inBrowser([
      // Whoever enrols has no session yet.
      page({
        path: 'office/enrol',
        title: titles.enrol,
        screen: 'EnrolPage',
        load: () => import('../../wings/office/enrol/EnrolPage.tsx'),
      }),
      page({
        path: 'office/begin',
        title: titles.begin,
        screen: 'BeginPage',
        load: () => import('../../wings/office/begin/BeginPage.tsx'),
      }),
      page({
        screen: 'OfficeGate',
        load: () => import('../../wings/office/sign-in/OfficeGate.tsx'),
        children: [rooms],
      }),
    ]),
  ],
};
