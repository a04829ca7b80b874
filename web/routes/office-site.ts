/** Addresses of the office's rooms in which staff run the public site. */
import type { RouteObject } from 'react-router';
import { page } from '../page.ts';
import { officeTitles as titles } from './office.text.ts';

export const siteRooms: readonly RouteObject[] = [
  page({
    path: 'office/menu',
    title: titles.menu,
    screen: 'MenuPage',
    load: () => import('../../wings/office/site/menu/MenuPage.tsx'),
  }),
  page({
    path: 'office/marquee',
    title: titles.marquee,
    screen: 'MarqueePage',
    load: () => import('../../wings/office/site/marquee/MarqueePage.tsx'),
  }),
  page({
    path: 'office/slides',
    title: titles.slides,
    screen: 'SlidesPage',
    load: () => import('../../wings/office/site/slides/SlidesPage.tsx'),
  }),
  page({
    path: 'office/rates',
    title: titles.rates,
    screen: 'RatesPage',
    load: () => import('../../wings/office/site/rates/RatesPage.tsx'),
  }),
  page({
    path: 'office/calendar',
    title: titles.calendar,
    screen: 'CalendarPage',
    load: () => import('../../wings/office/site/calendar/CalendarPage.tsx'),
  }),
  page({
    path: 'office/bank_accounts',
    title: titles.bankAccounts,
    screen: 'BankAccountsPage',
    load: () => import('../../wings/office/site/bank-accounts/BankAccountsPage.tsx'),
  }),
  page({
    path: 'office/links',
    title: titles.links,
    screen: 'LinksPage',
    load: () => import('../../wings/office/site/links/LinksPage.tsx'),
  }),
  page({
    path: 'office/documents',
    title: titles.documents,
    screen: 'DocumentsPage',
    load: () => import('../../wings/office/documents/DocumentsPage.tsx'),
  }),
  page({
    path: 'office/documents/:document',
    title: titles.documents,
    screen: 'DocumentPage',
    load: () => import('../../wings/office/documents/versions/DocumentPage.tsx'),
  }),
  page({
    path: 'office/documents/:document/write',
    title: titles.documents,
    screen: 'WriteDocumentPage',
    load: () => import('../../wings/office/documents/write/WriteDocumentPage.tsx'),
  }),
  page({
    path: 'office/documents/:document/versions/:version',
    title: titles.documents,
    screen: 'DocumentVersionPage',
    load: () => import('../../wings/office/documents/versions/DocumentVersionPage.tsx'),
  }),
  page({
    path: 'office/elections',
    title: titles.elections,
    screen: 'ElectionsPage',
    load: () => import('../../wings/office/elections/ElectionsPage.tsx'),
  }),
  page({
    path: 'office/elections/:year',
    title: titles.elections,
    screen: 'EditElectionPage',
    load: () => import('../../wings/office/elections/EditElectionPage.tsx'),
  }),
  page({
    path: 'office/topics',
    title: titles.topics,
    screen: 'TopicsPage',
    load: () => import('../../wings/office/topics/list/TopicsPage.tsx'),
  }),
  page({
    path: 'office/topics/new',
    title: titles.topics,
    screen: 'NewTopicPage',
    load: () => import('../../wings/office/topics/list/NewTopicPage.tsx'),
  }),
  page({
    path: 'office/topics/:id',
    title: titles.topics,
    screen: 'EditTopicPage',
    load: () => import('../../wings/office/topics/editor/EditTopicPage.tsx'),
  }),
  page({
    path: 'office/topics/:id/versions',
    title: titles.topics,
    screen: 'VersionsPage',
    load: () => import('../../wings/office/topics/versions/VersionsPage.tsx'),
  }),
  page({
    path: 'office/categories',
    title: titles.categories,
    screen: 'CategoriesPage',
    load: () => import('../../wings/office/categories/CategoriesPage.tsx'),
  }),
  page({
    path: 'office/committee',
    title: titles.committee,
    screen: 'PeoplePage',
    load: () => import('../../wings/office/topics/people/PeoplePage.tsx'),
  }),
];
