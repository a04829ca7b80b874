/** Renders pages on the server, which hands in how to call and what the cooperative is called. */
import manifest, { inlineFiles } from 'virtual:client-manifest';
import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  type StaticHandlerContext,
  StaticRouter,
  StaticRouterProvider,
} from 'react-router';
import type { HeadFacts, InlineSources, PageLocation } from '../api/page-facts.ts';
import type { Site } from '../api/site.ts';
import { bangkokDay } from '../core/thai-date.ts';
import { DemoBar } from '../shell/demo/DemoBar.tsx';
import type { PostedForm } from '../shell/form/outcome.ts';
import { partsAreHere } from '../shell/lazy/lazy-part.tsx';
import type { InitialAnswer } from '../shell/query/query-key.ts';
import type { SiteFacts } from '../shell/site/site.ts';
import { filesFrom } from './head/built-files.ts';
import { policySources } from './head/first-paint.ts';
import { type Shell, shellHtml } from './head/shell.ts';
import { factsOf, type PageFacts } from './page.ts';
import { App } from './root/App.tsx';
import { CrashScreen } from './root/CrashScreen.tsx';
import { Waiting } from './root/Waiting.tsx';
import { routes } from './routes.tsx';
import { answersFor, type PageFailure, type ServerCall } from './serve/answers.ts';
import { outcomeOf } from './serve/posted.ts';
import { titleOf, titles } from './titles.text.ts';

export interface RenderRequest {
  /** Path and query. */
  readonly url: string;
  /** Calls a public endpoint; resolves to its envelope, rejects with the problem. */
  readonly call: ServerCall;
  readonly config: Site;
  /** Where the site is served, if the settings say so: addresses in the head become whole. */
  readonly origin?: string | undefined;
  /** The visitor has not answered about cookies. */
  readonly asking: boolean;
  /** Everything that the site shows is made up. */
  readonly demo: boolean;
  /** Fields of a form that was sent to this address without script. */
  readonly fields?: URLSearchParams;
}

export interface Rendered {
  readonly status: number;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
  /** What stands in the page itself, for the policy of this page. */
  readonly inline?: InlineSources;
}

const handler = createStaticHandler(routes);

/** Whether an address (path and query) is that of a page, whatever there is to see. */
export function isPage(url: string): boolean {
  const { pathname } = new URL(url, 'http://site');
  const route = matchRoutes(routes, pathname)?.at(-1)?.route;
  return route?.index === true || (route?.path ?? '*') !== '*';
}

const filesOf = filesFrom(manifest);

/**
 * 200 for a page, 404 for an unknown address, 302 for a redirect, 503 when an answer could not be
 * had (the page stands without it, R089), 429 when its visitor asks too often, 500 when the page
 * itself crashed (R067). With a form's fields: 303 when it leads on, else the page with the status
 * of its call, 404 where none is taken.
 */
export async function render(request: RenderRequest): Promise<Rendered> {
  const { url, call, fields } = request;
  const address = new URL(url, 'http://site');
  const context = await handler.query(new Request(address));
  if (context instanceof Response) {
    return { status: 302, html: '', headers: { location: context.headers.get('location') ?? '/' } };
  }
  const facts = factsOf(context.matches.map((match) => match.route));
  if (facts.some((one) => one.inBrowser)) {
    if (fields) return nothing;
    return send(request, {
      facts,
      rendered: 'browser',
      app: <Waiting area={waitingFor(facts)} />,
      status: 200,
    });
  }
  await partsAreHere();
  const own = (await facts.at(-1)?.facts?.())?.facts ?? {};
  const pageLocation: PageLocation = {
    params: context.matches.at(-1)?.params ?? {},
    query: address.searchParams,
  };
  const posted = fields && (await outcomeOf(call, own, fields, pageLocation));
  if (fields && !posted) return nothing;
  if (posted && 'location' in posted) return redirected(posted);
  const layouts = facts.flatMap((one) => one.wants ?? []);
  const answered = await answersFor(call, layouts, own, pageLocation);
  const { status, waitSeconds, ...found } = answered;
  const page = { facts, ...found, wait: waitSeconds, posted: posted?.form };
  try {
    const shown = status === 200 ? (posted?.status ?? facts.at(-1)?.status ?? 200) : status;
    return send(request, { ...page, rendered: 'server', app: screen(context), status: shown });
  } catch {
    // The browser tries once more by itself; so may the person.
    return send(request, { facts: [], rendered: 'browser', app: <CrashScreen />, status: 500 });
  }
}

function waitingFor(facts: readonly PageFacts[]): 'member' | 'agency' | 'office' {
  if (facts.some((one) => one.office)) return 'office';
  return facts.some((one) => one.agency) ? 'agency' : 'member';
}

/** A form was sent where none is taken. */
const nothing: Rendered = { status: 404, html: '', headers: {} };

function redirected({ location, setCookie }: { location: string; setCookie?: string }): Rendered {
  const headers = { location, ...(setCookie && { 'set-cookie': setCookie }) };
  return { status: 303, html: '', headers };
}

function screen(context: StaticHandlerContext): ReactNode {
  const router = createStaticRouter(handler.dataRoutes, context);
  return <StaticRouterProvider router={router} context={context} hydrate={false} />;
}

/** The address that search engines shall keep: the page's, and which leaf of a list. */
function ownAddress(url: string): string {
  const { pathname, searchParams } = new URL(url, 'http://site');
  const pageNumber = searchParams.get('page');
  return pageNumber === null ? pathname : `${pathname}?page=${encodeURIComponent(pageNumber)}`;
}

interface Page {
  readonly facts: readonly PageFacts[];
  readonly rendered: Shell['rendered'];
  readonly app: ReactNode;
  readonly status: number;
  readonly initialAnswers?: readonly InitialAnswer[];
  readonly head?: HeadFacts;
  readonly posted?: PostedForm | undefined;
  readonly failure?: PageFailure | undefined;
  /** Seconds, for a visitor who asks too often. */
  readonly wait?: number | undefined;
}

function send(request: RenderRequest, page: Page): Rendered {
  const { config, call, url, origin, asking, demo } = request;
  const { facts, rendered, app, status, initialAnswers = [], head = {}, posted, failure } = page;
  const today = bangkokDay(new Date());
  const site: SiteFacts & Site = { ...config, today, ...(origin && { origin }) };
  const inside = rendered === 'server' ? app : <StaticRouter location={url}>{app}</StaticRouter>;
  const lost = status === 404 && posted === undefined;
  const title = lost ? titles.notFound : (head.title ?? facts.at(-1)?.title);
  const still = facts.at(-1)?.still ?? false;
  const asks = asking && !still;
  const files = filesOf(
    facts.flatMap(({ table, screen }) => [table, screen]).filter((name) => name !== undefined),
  );
  const html = shellHtml({
    ...{ site, rendered, initialAnswers, head, asking: asks, origin, posted, failure, still },
    installable: !facts.some(({ office }) => office),
    ...(demo && { demo: renderToStaticMarkup(<DemoBar />) }),
    url: status === 200 ? ownAddress(url) : undefined,
    title: titleOf(title ?? titles.main, config.coopNameTH),
    app: renderToString(
      <App
        site={site}
        call={call as never}
        initialAnswers={initialAnswers}
        asking={asks}
        posted={posted}
      >
        {inside}
      </App>,
    ),
    files,
    // Whoever has not answered yet is here for the first time: nothing of the page is at hand.
    ...(asks && { inlineFiles }),
  });
  const headers = page.wait === undefined ? {} : { 'retry-after': String(page.wait) };
  return { status, html, headers, ...(asks && { inline: policySources(files, inlineFiles) }) };
}
