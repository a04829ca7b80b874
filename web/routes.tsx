/** The whole site on one page, in the order member, info, agency (R085). */
import { Outlet, type RouteObject, redirect } from 'react-router';
import { paths } from '../api/paths.ts';
import { ErrorPage } from '../wings/info/fixed/ErrorPage.tsx';
import { readFooter, readMenu } from '../wings/info/frame/frame.api.ts';
import { PlainFrame } from '../wings/info/frame/PlainFrame.tsx';
import { readVisits } from '../wings/info/frame/visits.api.ts';
import { type PageFacts, page } from './page.ts';
import { CrashScreen } from './root/CrashScreen.tsx';
import { Root } from './root/Root.tsx';
import { titles } from './titles.text.ts';

const menu = { endpoint: readMenu, input: {} };
const footer = { endpoint: readFooter, input: {} };
const visits = { endpoint: readVisits, input: {} };

/** A room of a later issue: guarded, in the member layout, and honest about it. */
function unopened(path: string, title: string): RouteObject {
  const load = () => import('../wings/member/frame/UnopenedPage.tsx');
  return page({ screen: 'UnopenedPage', load, path, title });
}

/** Registration and forgotten password share one screen (R038). */
function branchHelp(path: string): RouteObject {
  const load = () => import('../wings/member/sign-in/BranchHelpPage.tsx');
  return page({ screen: 'BranchHelpPage', load, path, title: titles.branchHelp });
}

/** An address that nothing lies under (R068). */
function notFound(path: string): RouteObject {
  const load = () => import('../wings/info/fixed/NotFoundPage.tsx');
  return page({ screen: 'NotFoundPage', load, path, title: titles.notFound, status: 404 });
}

const memberEntering = page({
  screen: 'EnteringFrame',
  load: () => import('../wings/member/frame/EnteringFrame.tsx'),
  children: [
    page({
      path: 'member/welcome',
      title: titles.welcome,
      screen: 'WelcomePage',
      load: () => import('../wings/member/entering/WelcomePage.tsx'),
    }),
    page({
      path: 'member/update-password',
      title: titles.updatePassword,
      screen: 'UpdatePasswordPage',
      load: () => import('../wings/member/entering/UpdatePasswordPage.tsx'),
    }),
  ],
});

const memberRooms = page({
  screen: 'MemberFrame',
  load: () => import('../wings/member/frame/MemberFrame.tsx'),
  children: [
    unopened('member/status', titles.status),
    page({
      path: 'member/share',
      title: titles.share,
      screen: 'SharePage',
      load: () => import('../wings/member/share/SharePage.tsx'),
    }),
    unopened('member/loan', titles.loan),
    unopened('member/loan_statement/:statement', titles.loanStatement),
    page({
      path: 'member/deposit',
      title: titles.deposit,
      screen: 'DepositPage',
      load: () => import('../wings/member/deposit/DepositPage.tsx'),
    }),
    page({
      path: 'member/dep_statement/:statement',
      title: titles.depositStatement,
      screen: 'DepositStatementPage',
      load: () => import('../wings/member/deposit/DepositStatementPage.tsx'),
    }),
    unopened('member/kep', titles.kep),
    unopened('member/kepcrem', titles.kepcrem),
    unopened('member/coll', titles.coll),
    unopened('member/gian', titles.gian),
    unopened('member/welfare', titles.welfare),
    unopened('member/dividend', titles.dividend),
    unopened('member/password', titles.password),
  ],
});

const memberArea: RouteObject = {
  handle: { inBrowser: true } satisfies PageFacts,
  children: [
    page({
      path: 'member/logon/:board?/:topicId?',
      title: titles.signIn,
      screen: 'SignInPage',
      load: () => import('../wings/member/sign-in/SignInPage.tsx'),
    }),
    branchHelp('member/registerauth'),
    branchHelp('member/register'),
    branchHelp('member/forget'),
    page({
      screen: 'MemberGate',
      load: () => import('../wings/member/frame/MemberGate.tsx'),
      children: [memberEntering, memberRooms],
    }),
  ],
};

const infoInLayout = page({
  screen: 'InfoFrame',
  load: () => import('../wings/info/frame/InfoFrame.tsx'),
  wants: [menu, footer, visits],
  children: [
    page({
      path: 'home',
      title: titles.main,
      screen: 'HomePage',
      load: () => import('../wings/info/home/HomePage.tsx'),
      facts: () => import('../wings/info/home/home.facts.ts'),
    }),
    page({
      path: 'list/:topicId',
      title: titles.list,
      screen: 'ListPage',
      load: () => import('../wings/info/topics/list/ListPage.tsx'),
      facts: () => import('../wings/info/topics/list/list.facts.ts'),
    }),
    page({
      path: 'show/:topicId',
      title: titles.show,
      screen: 'ShowPage',
      load: () => import('../wings/info/topics/show/ShowPage.tsx'),
      facts: () => import('../wings/info/topics/show/show.facts.ts'),
    }),
    page({
      path: 'board',
      title: titles.board,
      screen: 'BoardPage',
      load: () => import('../wings/info/board/list/BoardPage.tsx'),
      facts: () => import('../wings/info/board/list/board.facts.ts'),
    }),
    page({
      path: 'boardPost',
      title: titles.boardPost,
      screen: 'BoardPostPage',
      load: () => import('../wings/info/board/write/BoardPostPage.tsx'),
      facts: () => import('../wings/info/board/write/board-post.facts.ts'),
    }),
    page({
      path: 'boardShow/:topicId',
      title: titles.boardShow,
      screen: 'BoardShowPage',
      load: () => import('../wings/info/board/show/BoardShowPage.tsx'),
      facts: () => import('../wings/info/board/show/board-show.facts.ts'),
    }),
    page({
      path: 'demand',
      title: titles.demand,
      screen: 'DemandPage',
      load: () => import('../wings/info/demand/DemandPage.tsx'),
      facts: () => import('../wings/info/demand/demand.facts.ts'),
    }),
    page({
      path: 'showdemand/:topicId',
      title: titles.showDemand,
      screen: 'ShowDemandPage',
      load: () => import('../wings/info/demand/ShowDemandPage.tsx'),
      facts: () => import('../wings/info/demand/show-demand.facts.ts'),
    }),
    page({
      path: 'election',
      title: titles.election,
      screen: 'ElectionPage',
      load: () => import('../wings/info/election/ElectionPage.tsx'),
      facts: () => import('../wings/info/election/election.facts.ts'),
    }),
    notFound('*'),
  ],
});

const infoWithoutLayout: RouteObject = {
  Component: PlainFrame,
  handle: { wants: [footer, visits] } satisfies PageFacts,
  children: [
    page({
      path: 'auth/notFoundUser/*',
      title: titles.notFoundUser,
      screen: 'NotFoundUserPage',
      load: () => import('../wings/info/fixed/NotFoundUserPage.tsx'),
    }),
    {
      path: 'auth/Error/*',
      Component: ErrorPage,
      handle: { title: titles.error } satisfies PageFacts,
    },
    page({
      path: 'loancal',
      title: titles.loanCalculator,
      screen: 'LoanCalculatorPage',
      load: () => import('../wings/info/loancal/LoanCalculatorPage.tsx'),
    }),
    page({
      path: 'caldividend',
      title: titles.dividendCalculator,
      screen: 'DividendCalculatorPage',
      load: () => import('../wings/info/caldividend/DividendCalculatorPage.tsx'),
    }),
    page({
      path: 'cookie/cookies',
      title: titles.cookies,
      screen: 'CookiesPage',
      load: () => import('../wings/info/cookie/CookiesPage.tsx'),
      facts: () => import('../wings/info/cookie/cookies.facts.ts'),
    }),
    page({
      path: 'cookie/policy',
      title: titles.policy,
      screen: 'PolicyPage',
      load: () => import('../wings/info/cookie/PolicyPage.tsx'),
      facts: () => import('../wings/info/cookie/policy.facts.ts'),
    }),
    notFound('cookie/*'),
  ],
};

const infoArea: RouteObject = {
  children: [
    { index: true, loader: () => redirect(paths.home) },
    infoInLayout,
    infoWithoutLayout,
    page({
      path: 'load',
      title: titles.load,
      screen: 'LoadPage',
      load: () => import('../wings/info/fixed/LoadPage.tsx'),
    }),
    page({
      path: 'colors',
      title: titles.colors,
      screen: 'ColorsPage',
      load: () => import('../wings/info/colors/ColorsPage.tsx'),
    }),
  ],
};

/** Opens with the agency portal; until then its addresses are not found (R069). */
const agencyArea: RouteObject = { children: [] };

export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: CrashScreen,
    children: [
      {
        Component: Outlet,
        ErrorBoundary: CrashScreen,
        children: [memberArea, infoArea, agencyArea],
      },
    ],
  },
];
