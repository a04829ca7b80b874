/** Addresses of the members' portal. */
import type { RouteObject } from 'react-router';
import { readFooter } from '../../wings/info/frame/frame.api.ts';
import { BarFrame } from '../../wings/info/frame/PlainFrame.tsx';
import { readVisits } from '../../wings/info/frame/visits.api.ts';
import { type PageFacts, page } from '../page.ts';
import { inBrowser } from './in-browser.ts';
import { memberTitles as titles } from './member.text.ts';

/** Registration and forgotten password share one screen (R038). */
function registering(path: string, title: string): RouteObject {
  const load = () => import('../../wings/member/registration/RegistrationPage.tsx');
  return page({ screen: 'RegistrationPage', load, path, title });
}

const memberEntering = page({
  screen: 'RequiredChangeFrame',
  load: () => import('../../wings/member/frame/RequiredChangeFrame.tsx'),
  children: [
    page({
      path: 'member/welcome',
      title: titles.welcome,
      screen: 'WelcomePage',
      load: () => import('../../wings/member/terms/WelcomePage.tsx'),
    }),
    page({
      path: 'member/update-password',
      title: titles.updatePassword,
      screen: 'UpdatePasswordPage',
      load: () => import('../../wings/member/required-change/UpdatePasswordPage.tsx'),
    }),
  ],
});

const memberRooms = page({
  screen: 'MemberFrame',
  load: () => import('../../wings/member/frame/MemberFrame.tsx'),
  children: [
    page({
      path: 'member/status',
      title: titles.status,
      screen: 'OverviewPage',
      load: () => import('../../wings/member/overview/OverviewPage.tsx'),
    }),
    page({
      path: 'member/share',
      title: titles.share,
      screen: 'SharesPage',
      load: () => import('../../wings/member/shares/SharesPage.tsx'),
    }),
    page({
      path: 'member/loan',
      title: titles.loan,
      screen: 'LoansPage',
      load: () => import('../../wings/member/loans/LoansPage.tsx'),
    }),
    page({
      path: 'member/loan_statement/:statement',
      title: titles.loanStatement,
      screen: 'LoanStatementPage',
      load: () => import('../../wings/member/loans/LoanStatementPage.tsx'),
    }),
    page({
      path: 'member/deposit',
      title: titles.deposit,
      screen: 'DepositsPage',
      load: () => import('../../wings/member/deposits/DepositsPage.tsx'),
    }),
    page({
      path: 'member/dep_statement/:statement',
      title: titles.depositStatement,
      screen: 'DepositStatementPage',
      load: () => import('../../wings/member/deposits/DepositStatementPage.tsx'),
    }),
    page({
      path: 'member/kep',
      title: titles.kep,
      screen: 'CollectionsPage',
      load: () => import('../../wings/member/collections/CollectionsPage.tsx'),
    }),
    page({
      path: 'member/kep/:year/:month/:seq',
      title: titles.kep,
      screen: 'CollectionPage',
      load: () => import('../../wings/member/collections/CollectionPage.tsx'),
    }),
    page({
      path: 'member/kepcrem',
      title: titles.kepcrem,
      screen: 'CremationPage',
      load: () => import('../../wings/member/cremation/CremationPage.tsx'),
    }),
    page({
      path: 'member/coll',
      title: titles.coll,
      screen: 'GuaranteesPage',
      load: () => import('../../wings/member/guarantees/GuaranteesPage.tsx'),
    }),
    page({
      path: 'member/gian',
      title: titles.gian,
      screen: 'BeneficiariesPage',
      load: () => import('../../wings/member/beneficiaries/BeneficiariesPage.tsx'),
    }),
    page({
      path: 'member/welfare',
      title: titles.welfare,
      screen: 'WelfarePage',
      load: () => import('../../wings/member/welfare/WelfarePage.tsx'),
    }),
    page({
      path: 'member/dividend',
      title: titles.dividend,
      screen: 'DividendsPage',
      load: () => import('../../wings/member/dividends/DividendsPage.tsx'),
    }),
    page({
      path: 'member/certificate',
      title: titles.certificate,
      screen: 'CertificatePage',
      load: () => import('../../wings/member/certificate/CertificatePage.tsx'),
    }),
    page({
      path: 'member/password',
      title: titles.password,
      screen: 'PasswordPage',
      load: () => import('../../wings/member/password/PasswordPage.tsx'),
    }),
    page({
      path: 'member/security',
      title: titles.security,
      screen: 'SecurityPage',
      load: () => import('../../wings/member/security/SecurityPage.tsx'),
    }),
  ],
});

/** What anybody may read without signing in, in the page as served (R039). */
const memberPublic: RouteObject = {
  Component: BarFrame,
  handle: {
    wants: [
      { endpoint: readFooter, input: {} },
      { endpoint: readVisits, input: {} },
    ],
  } satisfies PageFacts,
  children: [
    page({
      path: 'member/termofconditional',
      title: titles.terms,
      screen: 'TermsPage',
      load: () => import('../../wings/member/terms/TermsPage.tsx'),
      facts: () => import('../../wings/member/terms/terms.facts.ts'),
    }),
  ],
};

/** The form is in the page as served; script sends it. */
const memberSignIn = page({
  path: 'member/logon/:board?/:topicId?',
  title: titles.signIn,
  screen: 'SignInPage',
  load: () => import('../../wings/member/sign-in/SignInPage.tsx'),
});

const memberInBrowser = inBrowser([
  page({
    path: 'member/impersonate',
    title: titles.impersonate,
    screen: 'ImpersonatePage',
    load: () => import('../../wings/member/impersonation/ImpersonatePage.tsx'),
  }),
  registering('member/registerauth', titles.register),
  registering('member/register', titles.register),
  registering('member/forget', titles.forget),
  page({
    screen: 'MemberGate',
    load: () => import('../../wings/member/frame/MemberGate.tsx'),
    children: [memberEntering, memberRooms],
  }),
]);

export const memberArea: RouteObject = {
  handle: { table: 'routes/member' } satisfies PageFacts,
  children: [memberPublic, memberSignIn, memberInBrowser],
};
