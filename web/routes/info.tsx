/** Addresses of the public site. */
import { type RouteObject, redirect } from 'react-router';
import { readMenu } from '../../api/menu/menu.api.ts';
import { paths } from '../../api/paths.ts';
import { ErrorPage } from '../../wings/info/error-pages/ErrorPage.tsx';
import { readFooter } from '../../wings/info/frame/frame.api.ts';
import { BarFrame } from '../../wings/info/frame/PlainFrame.tsx';
import { readVisits } from '../../wings/info/frame/visits.api.ts';
import { type PageFacts, page } from '../page.ts';
import { titles } from '../titles.text.ts';

const menu = { endpoint: readMenu, input: {} };
const footer = { endpoint: readFooter, input: {} };
const visits = { endpoint: readVisits, input: {} };

/** An address that nothing lies under (R068). */
function notFound(path: string): RouteObject {
  const load = () => import('../../wings/info/error-pages/NotFoundPage.tsx');
  return page({ screen: 'NotFoundPage', load, path, title: titles.notFound, status: 404 });
}

const infoInLayout = page({
  screen: 'InfoFrame',
  load: () => import('../../wings/info/frame/InfoFrame.tsx'),
  wants: [menu, footer, visits],
  children: [
    page({
      path: 'home',
      title: titles.main,
      screen: 'HomePage',
      load: () => import('../../wings/info/home/HomePage.tsx'),
      facts: () => import('../../wings/info/home/home.facts.ts'),
    }),
    page({
      path: 'list/rates',
      title: titles.rates,
      screen: 'RatesPage',
      load: () => import('../../wings/info/rates/RatesPage.tsx'),
      facts: () => import('../../wings/info/rates/rates.facts.ts'),
    }),
    page({
      path: 'list/calendar',
      title: titles.calendar,
      screen: 'CalendarPage',
      load: () => import('../../wings/info/calendar/CalendarPage.tsx'),
      facts: () => import('../../wings/info/calendar/calendar.facts.ts'),
    }),
    page({
      path: 'list/:topicId',
      title: titles.list,
      screen: 'ListPage',
      load: () => import('../../wings/info/topics/list/ListPage.tsx'),
      facts: () => import('../../wings/info/topics/list/list.facts.ts'),
    }),
    page({
      path: 'show/:topicId',
      title: titles.show,
      screen: 'ShowPage',
      load: () => import('../../wings/info/topics/ShowPage.tsx'),
      facts: () => import('../../wings/info/topics/show.facts.ts'),
    }),
    page({
      path: 'preview',
      title: titles.preview,
      screen: 'PreviewPage',
      load: () => import('../../wings/info/topics/preview/PreviewPage.tsx'),
      facts: () => import('../../wings/info/topics/preview/preview.facts.ts'),
    }),
    page({
      path: 'board',
      title: titles.board,
      screen: 'BoardPage',
      load: () => import('../../wings/info/board/list/BoardPage.tsx'),
      facts: () => import('../../wings/info/board/list/board.facts.ts'),
    }),
    page({
      path: 'boardPost',
      title: titles.boardPost,
      screen: 'BoardPostPage',
      load: () => import('../../wings/info/board/write/BoardPostPage.tsx'),
      facts: () => import('../../wings/info/board/write/board-post.facts.ts'),
    }),
    page({
      path: 'boardShow/:topicId',
      title: titles.boardShow,
      screen: 'BoardShowPage',
      load: () => import('../../wings/info/board/BoardShowPage.tsx'),
      facts: () => import('../../wings/info/board/board-show.facts.ts'),
    }),
    page({
      path: 'demand',
      title: titles.demand,
      screen: 'ComplaintsPage',
      load: () => import('../../wings/info/complaints/ComplaintsPage.tsx'),
      facts: () => import('../../wings/info/complaints/complaints.facts.ts'),
    }),
    page({
      path: 'showdemand/:topicId',
      title: titles.showDemand,
      screen: 'CasePage',
      load: () => import('../../wings/info/complaints/CasePage.tsx'),
      facts: () => import('../../wings/info/complaints/case.facts.ts'),
    }),
    page({
      path: 'election',
      title: titles.election,
      screen: 'ElectionPage',
      load: () => import('../../wings/info/election/ElectionPage.tsx'),
      facts: () => import('../../wings/info/election/election.facts.ts'),
    }),
    page({
      path: 'glossary',
      title: titles.glossary,
      screen: 'GlossaryPage',
      load: () => import('../../wings/info/glossary/GlossaryPage.tsx'),
      facts: () => import('../../wings/info/glossary/glossary.facts.ts'),
    }),
    notFound('*'),
  ],
});

const infoWithoutLayout: RouteObject = {
  Component: BarFrame,
  handle: { wants: [footer, visits] } satisfies PageFacts,
  children: [
    page({
      path: 'auth/notFoundUser/*',
      title: titles.notFoundUser,
      screen: 'NotFoundUserPage',
      load: () => import('../../wings/info/error-pages/NotFoundUserPage.tsx'),
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
      load: () => import('../../wings/info/loan-calculator/LoanCalculatorPage.tsx'),
    }),
    page({
      path: 'caldividend',
      title: titles.dividendCalculator,
      screen: 'DividendCalculatorPage',
      load: () => import('../../wings/info/dividend-calculator/DividendCalculatorPage.tsx'),
    }),
    page({
      path: 'cookie/cookies',
      title: titles.cookies,
      screen: 'CookiesPage',
      load: () => import('../../wings/info/cookie/CookiesPage.tsx'),
      facts: () => import('../../wings/info/cookie/cookies.facts.ts'),
    }),
    page({
      path: 'cookie/policy',
      title: titles.policy,
      screen: 'PolicyPage',
      load: () => import('../../wings/info/cookie/PolicyPage.tsx'),
      facts: () => import('../../wings/info/cookie/policy.facts.ts'),
    }),
    notFound('cookie/*'),
    page({
      path: 'verify/:code?',
      title: titles.verify,
      screen: 'VerifyPage',
      load: () => import('../../wings/info/verify/VerifyPage.tsx'),
      facts: () => import('../../wings/info/verify/verify.facts.ts'),
    }),
  ],
};

export const infoArea: RouteObject = {
  children: [
    { index: true, loader: () => redirect(paths.home) },
    // The portals' gates lead on to their sign-ins; nothing of the address goes along.
    { path: 'member', loader: () => redirect(paths.memberStatus) },
    { path: 'membergroup', loader: () => redirect(paths.agencyDashboard) },
    infoInLayout,
    infoWithoutLayout,
    page({
      path: 'load',
      title: titles.load,
      screen: 'LoadPage',
      load: () => import('../../wings/info/error-pages/LoadPage.tsx'),
    }),
    page({
      path: 'offline',
      title: titles.offline,
      screen: 'OfflinePage',
      load: () => import('../../wings/info/offline/OfflinePage.tsx'),
      facts: () => import('../../wings/info/offline/offline.facts.ts'),
      still: true,
    }),
    page({
      path: 'colors',
      title: titles.colors,
      screen: 'ColorsPage',
      load: () => import('../../wings/info/colors/ColorsPage.tsx'),
    }),
  ],
};
