import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router';
import { ProgressBar } from '../../kit/progress/ProgressBar.tsx';
import { useSite } from '../../kit/site/site.ts';
import { Toasts } from '../../kit/toasts/Toasts.tsx';
import { ConsentBanner } from '../../wings/info/cookie/consent/ConsentBanner.tsx';
import { factsOf } from '../page.ts';
import { titleOf, titles } from '../titles.text.ts';

/** What stands beside every page: progress, notices, the question about cookies. */
export function Root() {
  useArrival();
  return (
    <>
      <ProgressBar />
      <Outlet />
      <ConsentBanner />
      <Toasts />
      <ScrollRestoration />
    </>
  );
}

/** On another page: its title, and the focus on its content unless the page has placed it. */
function useArrival(): void {
  const site = useSite();
  const { pathname } = useLocation();
  const title = factsOf(useMatches()).at(-1)?.title ?? titles.main;
  const shown = useRef(pathname);
  useEffect(() => {
    document.title = titleOf(title, site.coopNameTH);
  }, [title, site.coopNameTH]);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = document.getElementById('main');
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
  }, [pathname]);
}
