/** Binds the built site's renderer to this server: how to call, whose site it is, who sends. */
import type { FastifyInstance } from 'fastify';
import type { Site } from '../../api/site.ts';
import type { Forgery } from '../auth/csrf-token.ts';
import type { PublicOrigin } from '../auth/origin.ts';
import { type Asker, type CallInside, callFor, callFrom } from '../http/call-inside.ts';
import type { RenderedPage } from './compressed-page.ts';
import type { RenderPosted } from './form-posts.ts';

/** The built site's renderer (`dist/server/entry.js`). */
export type Render = (request: {
  readonly url: string;
  readonly call: CallInside;
  readonly config: Site & { readonly idle_minutes: number };
  readonly origin: string | undefined;
  /** The visitor has not answered about cookies. */
  readonly asking: boolean;
  /** The store is a demo: every page says so. */
  readonly demo: boolean;
  /** Of a form that was sent without script. */
  readonly fields?: URLSearchParams;
}) => Promise<RenderedPage>;

export interface Renderers {
  /** A page as it is kept for everybody who gave the same answer about cookies. */
  page(url: string, variant: { readonly asking: boolean }, asker: Asker): Promise<RenderedPage>;
  /** A page that answers one form. */
  posted: RenderPosted;
}

interface Parts {
  readonly render: Render;
  readonly site: Site;
  readonly forgery: Forgery;
  readonly publicOrigin: PublicOrigin;
  readonly idleSeconds: number;
  readonly demo: boolean;
}

export function renderersFor(app: FastifyInstance, parts: Parts): Renderers {
  const { render, site, forgery, publicOrigin, idleSeconds, demo } = parts;
  const config = { ...site, idle_minutes: Math.round(idleSeconds / 60) };
  const facts = { config, origin: publicOrigin, demo };
  return {
    page: (url, { asking }, asker) => render({ ...facts, url, asking, call: callFrom(app, asker) }),
    posted: (url, fields, sender) =>
      render({ ...facts, url, fields, asking: false, call: callFor(app, forgery, sender) }),
  };
}
