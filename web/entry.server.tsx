/** Renders pages on the server, which hands in how to call and what the cooperative is called. */
import manifest from 'virtual:client-manifest';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouter,
  StaticRouterProvider,
} from 'react-router';
import type { Endpoint } from '../api/endpoint.ts';
import type { Site } from '../api/site.ts';
import { feedKey, type KnownAnswer } from '../kit/feed/feed-key.ts';
import { filesFrom } from './head/built-files.ts';
import { type Shell, shellHtml } from './head/shell.ts';
import { factsOf, type PageFacts, type Wanted } from './page.ts';
import { App } from './root/App.tsx';
import { CrashScreen } from './root/CrashScreen.tsx';
import { Waiting } from './root/Waiting.tsx';
import { routes } from './routes.tsx';
import { titleOf, titles } from './titles.text.ts';

export interface RenderRequest {
  /** Path and query. */
  readonly url: string;
  /** Calls a public endpoint; resolves to its envelope, rejects with the problem. */
  readonly call: (endpoint: Endpoint, input: never) => Promise<{ readonly data?: unknown }>;
  readonly config: Site;
}

export interface Rendered {
  readonly status: number;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

const handler = createStaticHandler(routes);
const filesOf = filesFrom(manifest);

/**
 * 200 for a page, 404 for an unknown address, 302 for a redirect, 503 when an answer could not be
 * had (the page stands without it, R089), 500 when the page itself crashed (R067).
 */
export async function render(request: RenderRequest): Promise<Rendered> {
  const context = await handler.query(new Request(new URL(request.url, 'http://site')));
  if (context instanceof Response) {
    return { status: 302, html: '', headers: { location: context.headers.get('location') ?? '/' } };
  }
  const facts = factsOf(context.matches.map((match) => match.route));
  if (facts.some((one) => one.inBrowser)) {
    return send(request, { facts, rendered: 'browser', app: <Waiting />, status: 200 });
  }
  const wanted = facts.flatMap((one) => one.wants ?? []);
  const known = (await Promise.all(wanted.map((one) => ask(request, one)))).filter((one) => !!one);
  const status = known.length < wanted.length ? 503 : (facts.at(-1)?.status ?? 200);
  try {
    return send(request, { facts, rendered: 'server', app: screen(context), status, known });
  } catch {
    // The browser tries once more by itself; so may the person.
    return send(request, { facts: [], rendered: 'browser', app: <CrashScreen />, status: 500 });
  }
}

async function ask(request: RenderRequest, wanted: Wanted): Promise<KnownAnswer | undefined> {
  const { endpoint, input } = wanted;
  try {
    const { data } = await request.call(endpoint, input as never);
    return { key: feedKey(endpoint, input), data };
  } catch {
    return undefined;
  }
}

function screen(context: StaticHandlerContext): ReactNode {
  const router = createStaticRouter(handler.dataRoutes, context);
  return <StaticRouterProvider router={router} context={context} hydrate={false} />;
}

interface Page {
  readonly facts: readonly PageFacts[];
  readonly rendered: Shell['rendered'];
  readonly app: ReactNode;
  readonly status: number;
  readonly known?: readonly KnownAnswer[];
}

function send({ config, call, url }: RenderRequest, page: Page): Rendered {
  const { facts, rendered, app, status, known = [] } = page;
  const inside = rendered === 'server' ? app : <StaticRouter location={url}>{app}</StaticRouter>;
  const html = shellHtml({
    site: config,
    title: titleOf(facts.at(-1)?.title ?? titles.main, config.coopNameTH),
    rendered,
    app: renderToString(
      <App site={config} call={call as never} known={known}>
        {inside}
      </App>,
    ),
    known,
    files: filesOf(facts.map((one) => one.screen).filter((name) => name !== undefined)),
  });
  return { status, html, headers: {} };
}
