/** Starts the site in the browser: takes over what the server rendered, or renders it. */
import '../kit/base.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import * as z from 'zod/mini';
import type { Wing } from '../api/wing.ts';
import { agencyKey } from '../core/browser/storage-names.ts';
import { began } from '../kit/progress/page-progress.ts';
import { notify } from '../kit/toasts/toasts.ts';
import type { PostedForm } from '../shell/form/outcome.ts';
import type { InitialAnswer } from '../shell/query/query-key.ts';
import { livingSession } from '../shell/session/browser-session.ts';
import { sweepLastSeen } from '../shell/session/last-seen-place.ts';
import { memberSession } from '../shell/session/member-session.ts';
import { officeSession } from '../shell/session/office-session.ts';
import type { SiteFacts } from '../shell/site/site.ts';
import { createClient } from './call.ts';
import { nameOwnStyles } from './head/own-styles.ts';
import { holdLater } from './hold/hold-later.ts';
import type { Surroundings } from './http/page-environment.ts';
import { App } from './root/App.tsx';
import { Started } from './root/Started.tsx';
import { routesInParts } from './routes-in-parts.tsx';
import { bringServiceWorker } from './service-worker/bring-service-worker.ts';

// Checking by generated code would break the content security policy.
z.config({ jitless: true });

/**
 * Visitors' calls know of the member: the board, the election. The agencies' pages bring theirs
 * along, so that no visitor carries it.
 */
const sessionOf = (wing: Wing) => (wing === 'agency' ? livingSession(agencyKey) : memberSession());

const surroundings: Surroundings = {
  fetch: (path, init) => fetch(path, init),
  token: (wing) => (wing === 'office' ? undefined : sessionOf(wing)?.token()),
  forgetSession: (wing) => (wing === 'office' ? officeSession : sessionOf(wing))?.forget(),
  notify,
  began,
  reload: () => location.reload(),
  later: (action, milliseconds) => setTimeout(action, milliseconds),
};

const { call, prepare } = createClient(surroundings);
const isInside = () => /^\/member\//.test(location.pathname) && memberSession().state().loggedIn;

/** A data block of the page. */
function block<T>(id: string): T {
  return JSON.parse(document.getElementById(id)?.textContent ?? 'null') as T;
}

/** A page takes a phone many times longer to wake than a press may wait: it wakes in pieces. */
const nextTask = (milliseconds = 0) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Loads the screens of the address first: what the server rendered must not give way to a wait. */
async function loadScreens(all: RouteObject[]): Promise<void> {
  const matches = matchRoutes(all, location) ?? [];
  await Promise.all(
    matches.map(async ({ route }, place) => {
      if (typeof route.lazy !== 'function') return;
      await nextTask(place);
      Object.assign(route, await route.lazy());
      delete route.lazy;
    }),
  );
}

/** A crash shows the error page; the console stays empty. */
const ignore = () => undefined;

sweepLastSeen();
// The gate asks the server as soon as it is there: what its question bears comes with the script.
if (isInside()) prepare('member');
nameOwnStyles();
await nextTask();
const site = routesInParts();
await site.complete(location.pathname);
await loadScreens(site.routes);
await nextTask();
const container = document.getElementById('app');
const rendered = document.documentElement.dataset.rendered === 'server';
// What the server has rendered is in place: who has begun to scroll is not sent back to the top.
const router = createBrowserRouter(site.routes, {
  ...(rendered && { hydrationData: { loaderData: {} } }),
  async patchRoutesOnNavigation({ path, patch }) {
    const arrived = await site.missing(path);
    if (arrived) patch(arrived.id, [arrived.table]);
  },
});
const app = (
  <App
    site={block<SiteFacts>('config')}
    call={call}
    initialAnswers={block<InitialAnswer[]>('known')}
    asking={document.documentElement.dataset.asking !== undefined}
    posted={block<PostedForm | null>('posted') ?? undefined}
  >
    <Started served={rendered}>
      <RouterProvider router={router} onError={ignore} />
    </Started>
  </App>
);
bringServiceWorker({
  isInside,
  onStep: (act) => void router.subscribe(act),
});
await nextTask();
if (container && rendered) {
  holdLater(router);
  // In slices: whoever touched the page to wake it goes on while it wakes.
  startTransition(() => {
    hydrateRoot(container, app, { onCaughtError: ignore });
  });
} else if (container) {
  createRoot(container, { onCaughtError: ignore }).render(app);
}
