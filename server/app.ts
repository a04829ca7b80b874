/** Builds the server without listening: the wire, the gates, the pages, the files. */
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { AgencySettings } from '../api/agency/settings.ts';
import type { Handler } from '../api/handler.ts';
import type { Site } from '../api/site.ts';
import { type AuditWriter, openAuditWriter } from '../records/audit.ts';
import type { Valkey } from '../records/budgets/valkey/valkey.ts';
import type { Records } from '../records/database.ts';
import { openCsrfTokens } from './auth/csrf-token.ts';
import { countDenials, type Denials } from './auth/denials.ts';
import { readAddresses, refuseUnplain, withoutHost } from './auth/origin.ts';
import { sharePressure } from './auth/pressure.ts';
import { rememberReads } from './auth/seen-reads.ts';
import { openSessionStore } from './auth/session/session-store.ts';
import { openPublicResponseCache, openResponseCache } from './cache/cached-responses.ts';
import { type ContentVersion, watchContentOf } from './cache/version.ts';
import { serveDocs } from './docs/docs.ts';
import { openApiOf } from './docs/openapi.ts';
import { serveFeeds } from './feeds/feeds.ts';
import { serveArrival } from './health/arrival.ts';
import { closingOf } from './health/closing.ts';
import type { WatchedFolder } from './health/disks.ts';
import { isInsider } from './health/insiders.ts';
import type { Siblings } from './health/siblings.ts';
import { serveSigns } from './health/signs.ts';
import { openTallies, type Tallies } from './health/tallies.ts';
import { callsInside, type OpenCalls } from './http/call-inside.ts';
import { type CallParts, serveCalls } from './http/calls.ts';
import { answerFailures, fail } from './http/failures.ts';
import { openIdempotency } from './http/idempotency/idempotency.ts';
import { readJsonOnly } from './http/input.ts';
import { buildSerializer } from './http/serializers.ts';
import { unavailableLogOf } from './http/unavailable-log.ts';
import { answerSlow, answerUnread } from './http/unread.ts';
import { serveInstall } from './install/serve-install.ts';
import { limits } from './load/limits.ts';
import { boundLoad } from './load/load.ts';
import { openFileQueue, openReadQueue } from './load/queues.ts';
import type { Logo } from './logo/logo.ts';
import { logoSender } from './logo/serve-logo.ts';
import { routeOfficeHost } from './office/office-host.ts';
import { type AppServices, openServices, servicesOf } from './open-services.ts';
import type { OpenOutbox } from './outbox/outbox.ts';
import { serveFiles } from './pages/files.ts';
import { serveFormPosts } from './pages/form-posts.ts';
import { headersFor, putHeaders } from './pages/headers.ts';
import { type PageCache, pageFigures } from './pages/page-cache.ts';
import { isCall, type Render, renderersFor, sendSorry, servePages } from './pages/pages.ts';
import { joinPeers } from './peers/peers.ts';
import { settingsDigests } from './peers/settings-digests.ts';
import { type MismatchReporter, openMismatchReporter } from './reconciliation/mismatches.ts';
import { type LiveSettings, openLiveSettings } from './settings/live/live-settings.ts';
import type { AppSettings } from './settings/settings.ts';
import { countVisits } from './visits/count-visits.ts';
import type { SecuritySettings } from './well-known/security-settings.ts';
import { serveSecurityTxt } from './well-known/security-txt.ts';

export interface AppOptions {
  readonly records: Records;
  readonly settings: AppSettings;
  readonly site: Site;
  /** For agencies and staff: no page and no answer for visitors holds any of it. */
  readonly agency: AgencySettings;
  /** Whom to tell of a weakness; left out: nobody is named. */
  readonly security?: SecuritySettings | undefined;
  readonly handlers: readonly Handler<AppServices>[];
  /** Closed with the app. */
  readonly outbox: OpenOutbox;
  /** Closed with the app; left out: attempts are counted in the store. */
  readonly valkey?: Valkey | undefined;
  /** The built browser files; left out: none are served. */
  readonly clientDir?: string;
  /** Pictures and files of the cooperative; left out: only those that come with the site. */
  readonly mediaDir?: string;
  /** The cooperative's own; left out: the drawing stands in its place. */
  readonly logo?: Logo | undefined;
  /** Left out: pages answer 503. */
  readonly render?: Render;
  /** Whether an address is that of a page; left out: every one may be. */
  readonly isPage?: (url: string) => boolean;
  /** Where the server, and its own PostgreSQL, write; left out: nobody looks how full they are. */
  readonly folders?: readonly WatchedFolder[];
  /** Left out: this process is the only one, and does itself what a machine does once. */
  readonly siblings?: Siblings | undefined;
  /** `false`: silence. */
  readonly log: FastifyBaseLogger | false;
}

declare module 'fastify' {
  interface FastifyInstance {
    denials: Denials;
    auditLog: AuditWriter;
  }
}

/** The app, ready for `listen` or `inject`; `close` waits for the audit log, not `records`. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { records, settings, handlers, log } = options;
  const headers = headersFor({ secure: settings.publicOrigin !== undefined });
  const denials = countDenials();
  const app: FastifyInstance = Fastify({
    ...limits,
    schemaController: { compilersFactory: { buildSerializer } },
    rewriteUrl: withoutHost,
    ...(log !== false && { loggerInstance: log }),
    // A logger for each request costs more than a kept answer; the reference code is in the line.
    childLoggerFactory: (logger) => logger,
    logController: new LogController({ disableRequestLogging: true }),
    // A request that arrives while we close is still answered, on a connection that then ends.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    clientErrorHandler: answerUnread(headers),
    frameworkErrors: (error, request, reply) => {
      // Met before any route, so no hook has run.
      reply.headers(headers);
      void fail(error, request as never, reply as never, failing);
    },
  });
  const auditLog = openAuditWriter(records, {
    lost: (entries) => app.log.error({ entries }, 'audit entries not stored'),
  });
  const mismatches = openMismatches(app, options, auditLog);
  const failing = {
    ...{ denials, auditLog, mismatches, log: app.log, isCall, sendPage: sendSorry },
    ...{ unavailable: unavailableLogOf(app), isClosing: closingOf(app) },
  };
  const isProxy = readAddresses(app, settings.trustedProxies);
  app.decorate('denials', denials);
  app.decorate('auditLog', auditLog);
  answerFailures(app, failing);
  putHeaders(app, headers);
  refuseUnplain(app);
  routeOfficeHost(app, settings.handlers.officeHost);
  boundLoad(app, { ...settings, isProxy }, answerSlow(headers));
  countVisits(app, records);
  const { live, peers, content } = openContent(app, options);
  const responseCache = openResponseCache();
  const publicResponseCache = openPublicResponseCache();
  let pages: PageCache | undefined;
  const caches = () => ({
    ...{ answers: responseCache, public_answers: publicResponseCache },
    ...(pages && { pages: pageFigures(pages) }),
  });
  const tallies = openTallies(sharePressure(app, records));
  serveSigns(app, options, {
    ...{ denials, caches, tallies, peers, isClosing: failing.isClosing },
  });
  serveArrival(app, isProxy, (request) => isInsider(request, settings));
  readJsonOnly(app);
  const callParts = openCallParts(app, options, {
    ...{ auditLog, responseCache, publicResponseCache },
    ...{ content, live, tallies },
  });
  serveCalls(app, handlers, callParts);
  await serveDocs(
    app,
    openApiOf(
      handlers.map(({ endpoint }) => endpoint),
      live,
    ),
  );
  const calls = callsInside(app, handlers, callParts, failing);
  pages = await servePublic(app, options, { content, calls, live });
  app.addHook('onClose', () =>
    auditLog.flush().catch((error: unknown) => {
      app.log.error({ err: error, waiting: auditLog.waiting }, 'audit entries not stored');
    }),
  );
  return app;
}

/** What is public now, at this server and at the others of this store. */
function openContent(app: FastifyInstance, options: AppOptions) {
  const { records, settings } = options;
  const live = openSettings(app, options);
  const { keys } = settings.handlers;
  const peers = joinPeers(app, { records, keys, settings: settingsDigests(options) });
  return { live, peers, content: watchContentOf(app, { records, following: live, peers }) };
}

function openMismatches(
  app: FastifyInstance,
  { records, outbox, settings }: AppOptions,
  auditLog: AuditWriter,
): MismatchReporter {
  return openMismatchReporter({
    ...{ auditLog, outbox, records, to: settings.handlers.alertMail },
    onError: (error) => app.log.warn({ err: error }, 'letter about a mismatch not claimed'),
  });
}

/** Settings that follow the content: no page and no answer is older than the name it is kept by. */
function openSettings(app: FastifyInstance, { records, ...options }: AppOptions): LiveSettings {
  const { site, agency, logo } = options;
  return openLiveSettings({
    records,
    file: { site, agency, logo },
    demo: options.settings.handlers.demo,
    onUnusable: (key) => app.log.warn({ key }, 'a setting of the office cannot be used'),
  });
}

/** What every call is received, answered and put on record with. */
function openCallParts(
  app: FastifyInstance,
  options: AppOptions,
  {
    live,
    tallies,
    ...caches
  }: Pick<
    CallParts<AppServices>,
    'auditLog' | 'responseCache' | 'publicResponseCache' | 'content'
  > & { readonly live: LiveSettings; readonly tallies: Tallies },
): CallParts<AppServices> {
  const { records, settings } = options;
  const { idleSeconds, publicOrigin, handlers } = settings;
  const services = openServices(app, options, live, tallies);
  return {
    ...{ records, idleSeconds, publicOrigin, ...caches },
    csrfTokens: openCsrfTokens(handlers.keys),
    seen: rememberReads(),
    once: openIdempotency({ records, keys: handlers.keys, log: app.log }),
    fileQueue: openFileQueue(),
    readQueue: openReadQueue(),
    ...{ services, servicesAt: servicesOf(services) },
    sessionStore: openSessionStore(records, {
      idleSeconds,
      onError: (error) => app.log.warn({ err: error }, 'sign of life not written'),
    }),
  };
}

/** Everything but the calls and their document: pages, their forms, files, feeds. */
async function servePublic(
  app: FastifyInstance,
  options: AppOptions,
  { content, calls, live }: { content: ContentVersion; calls: OpenCalls; live: LiveSettings },
): Promise<PageCache | undefined> {
  const { records, render, settings } = options;
  serveFeeds(app, { ...settings, records, live, content });
  serveSecurityTxt(app, options.security, settings.publicOrigin);
  serveInstall(app, { ...options, live, content });
  await serveFiles(app, { ...options, content, sendLogo: logoSender(live, content) });
  const renderers =
    render && renderersFor({ ...settings, ...settings.handlers, render, live, calls });
  const pages = servePages(app, renderers?.page, content, options.isPage);
  await serveFormPosts(app, { ...settings, isCall, render: renderers?.posted });
  return pages;
}
