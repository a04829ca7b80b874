import { useEffect, useLayoutEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router';
import { scrollKey } from '../../core/browser/storage-names.ts';
import { ProgressBar } from '../../kit/progress/ProgressBar.tsx';
import { Toasts } from '../../kit/toasts/Toasts.tsx';
import { refreshView } from '../../kit/view-preferences/view-store.ts';
import { OfflineNote } from '../../shell/signal/OfflineNote.tsx';
import { useCurrentPageTitle } from '../../shell/site/page-title.ts';
import { useSite } from '../../shell/site/site.ts';
import { ConsentBanner } from '../../wings/info/cookie/consent/ConsentBanner.tsx';
import { factsOf } from '../page.ts';
import { titleOf, titles } from '../titles.text.ts';
import { locationKey } from './location-key.ts';

/** What stands beside every page: progress, notices, the question about cookies. */
export function Root() {
  // Nothing optional is kept in the office, and staff have no choice to make.
  const office = factsOf(useMatches()).some((facts) => facts.office);
  return (
    <>
      <Arrival />
      <ProgressBar />
      {office ? null : <ConsentBanner />}
      <Outlet />
      <OfflineNote />
      <Toasts />
      <ScrollRestoration getKey={locationKey} storageKey={scrollKey} />
    </>
  );
}

/**
 * On another page: its title, and the focus on its content unless the page has placed it. Another
 * part of the same page leaves the focus where it is; what held it may have gone with the old part.
 * A component of its own: when a page names itself, nothing of the page is rendered again.
 */
function Arrival() {
  const site = useSite();
  const { pathname, search } = useLocation();
  const matches = useMatches();
  const pageTitle = useCurrentPageTitle();
  const title = pageTitle ?? factsOf(matches).at(-1)?.title ?? titles.main;
  const shown = useRef({ pathname, search });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another wing may have another view
  useLayoutEffect(refreshView, [pathname]);
  useEffect(() => {
    document.title = titleOf(title, site.coopNameTH);
  }, [title, site.coopNameTH]);
  useEffect(() => {
    const before = shown.current;
    shown.current = { pathname, search };
    if (before.pathname === pathname && before.search === search) return;
    const { activeElement, body } = document;
    const main = document.getElementById('main');
    const isPlaced =
      before.pathname === pathname ? activeElement !== body : main?.contains(activeElement);
    if (!isPlaced) main?.focus({ preventScroll: true });
  }, [pathname, search]);
  return null;
}
