/** Builds the server without listening: the wire, the gates, the pages, the files. */
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { AgencySettings } from '../api/agency/settings.ts';
import { type AuditLabels, auditLabelsOf } from '../api/audit.ts';
import type { Captcha } from '../api/captcha/captcha.ts';
import type { Codes } from '../api/codes/codes.ts';
import type { Handler } from '../api/handler.ts';
import type { Outbox } from '../api/outbox/outbox.ts';
import { paths } from '../api/paths.ts';
import type { Site } from '../api/site.ts';
import { openPapers } from '../papers/papers.ts';
import { type AuditWriter, openAuditWriter } from '../records/audit.ts';
import type { Records } from '../records/database.ts';
import type { Services } from '../records/services.ts';
import { openCaptcha } from './auth/captcha.ts';
import { openCsrfTokens } from './auth/csrf-token.ts';
import { countDenials, type Denials } from './auth/denials.ts';
import { readAddresses, refuseUnplain, withoutHost } from './auth/origin.ts';
import { rememberReads } from './auth/seen-reads.ts';
import { openSessionStore } from './auth/session/session-store.ts';
import { openPublicResponseCache, openResponseCache } from './cache/cached-responses.ts';
import type { ContentVersion } from './cache/version.ts';
import { watchContentOf } from './cache/version.ts';
import { openCodes } from './codes/codes.ts';
import { serveDocs } from './docs/docs.ts';
import { openApiOf } from './docs/openapi.ts';
import { serveFeeds } from './feeds/feeds.ts';
import { serveHealth } from './health/health.ts';
import { serveMetrics } from './health/metrics.ts';
import { callsInside, type OpenCalls } from './http/call-inside.ts';
import { type CallParts, serveCalls } from './http/calls.ts';
import { answerFailures, fail } from './http/failures.ts';
import { readJsonOnly } from './http/input.ts';
import { answerSlow, answerUnread } from './http/unread.ts';
import { sendDigests } from './impersonation/impersonation-digest.ts';
import { limits } from './load/limits.ts';
import { boundLoad } from './load/load.ts';
import { openFileQueue, openReadQueue } from './load/queues.ts';
import type { Logo } from './logo/logo.ts';
import { logoAddresses, serveLogo } from './logo/serve-logo.ts';
import { routeOfficeHost } from './office/office-host.ts';
import type { OpenOutbox } from './outbox/outbox.ts';
import { serveFiles } from './pages/files.ts';
import { serveFormPosts } from './pages/form-posts.ts';
import { headersFor, putHeaders } from './pages/headers.ts';
import type { PageCache } from './pages/page-cache.ts';
import { isCall, type Render, renderersFor, sendSorry, servePages } from './pages/pages.ts';
import { openMismatchReporter } from './reconciliation/mismatches.ts';
import { watchSecretFile } from './settings/secret/file-ring.ts';
import type { AppSettings } from './settings/settings.ts';
import { countVisits } from './visits/count-visits.ts';
import type { SecuritySettings } from './well-known/security-settings.ts';
import { serveSecurityTxt } from './well-known/security-txt.ts';

/** What handlers work with in this server. */
export type AppServices = Services & {
  readonly site: Site;
  readonly agency: AgencySettings;
  readonly auditLabels: AuditLabels;
  readonly captcha: Captcha;
  readonly codes: Codes;
  readonly outbox: Outbox;
};

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
export async function buildApp(appOptions: AppOptions): Promise<FastifyInstance> {
  const options = withLogo(appOptions);
  const { records, settings, site, handlers, log } = options;
  const headers = headersFor({ secure: settings.publicOrigin !== undefined });
  const denials = countDenials();
  const app: FastifyInstance = Fastify({
    ...limits,
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
  const mismatches = openMismatchReporter({
    auditLog,
    outbox: options.outbox,
    to: settings.handlers.alertMail,
  });
  const failing = { denials, auditLog, mismatches, log: app.log, isCall, sendPage: sendSorry };
  const isProxy = readAddresses(app, settings.trustedProxies);
  app.decorate('denials', denials);
  app.decorate('auditLog', auditLog);
  answerFailures(app, failing);
  putHeaders(app, headers);
  refuseUnplain(app);
  routeOfficeHost(app, settings.handlers.officeHost);
  boundLoad(app, { ...settings, isProxy }, answerSlow(headers));
  countVisits(app, records);
  const content = watchContentOf(app, records);
  const responseCache = openResponseCache();
  const publicResponseCache = openPublicResponseCache();
  let pages: PageCache | undefined;
  const readCacheCounts = () => ({
    ...{ answers: responseCache.counts, public_answers: publicResponseCache.counts },
    ...(pages && { pages: pages.counts }),
  });
  serveMetrics(app, { records, denials, cacheCounts: readCacheCounts }, settings);
  serveHealth(app, { records, keys: settings.handlers.keys, built: options.render !== undefined });
  readJsonOnly(app);
  const callParts = openCallParts(app, options, {
    auditLog,
    responseCache,
    publicResponseCache,
    content,
  });
  serveCalls(app, handlers, callParts);
  await serveDocs(
    app,
    openApiOf(
      handlers.map(({ endpoint }) => endpoint),
      site,
    ),
  );
  const calls = callsInside(app, handlers, callParts, failing);
  pages = await servePublic(app, options, { content, calls });
  app.addHook('onClose', () =>
    auditLog.flush().catch((error: unknown) => {
      app.log.error({ err: error, waiting: auditLog.waiting }, 'audit entries not stored');
    }),
  );
  return app;
}

/** With the addresses of the logo among what every page knows of the cooperative. */
function withLogo(options: AppOptions): AppOptions {
  const { logo, site } = options;
  return logo === undefined ? options : { ...options, site: { ...site, ...logoAddresses(logo) } };
}

/** What every call is received, answered and put on record with. */
function openCallParts(
  app: FastifyInstance,
  options: AppOptions,
  caches: Pick<
    CallParts<AppServices>,
    'auditLog' | 'responseCache' | 'publicResponseCache' | 'content'
  >,
): CallParts<AppServices> {
  const { records, settings } = options;
  const { idleSeconds, publicOrigin, handlers } = settings;
  return {
    ...{ records, idleSeconds, publicOrigin, ...caches },
    csrfTokens: openCsrfTokens(handlers.keys),
    seen: rememberReads(),
    fileQueue: openFileQueue(),
    readQueue: openReadQueue(),
    services: openServices(app, options),
    sessionStore: openSessionStore(records, {
      idleSeconds,
      onError: (error) => app.log.warn({ err: error }, 'sign of life not written'),
    }),
  };
}

function openServices(
  app: FastifyInstance,
  { records, settings, site, agency, handlers: all, outbox, logo }: AppOptions,
): AppServices {
  const { handlers, publicOrigin } = settings;
  const papers = openPapers({
    house: { coop: site.coopNameTH, address: site.coop_address },
    logo: logo?.png,
    lookup: { origin: publicOrigin, page: paths.verify, ofCode: paths.verifyCode },
  });
  app.addHook('onClose', () => Promise.all([outbox.close(), papers.close()]).then(() => {}));
  watchSecretFile(app, records, handlers.keys);
  sendDigests(app, { records, outbox, to: handlers.alertMail });
  return {
    ...{ records, site, agency, settings: handlers, outbox, papers },
    auditLabels: auditLabelsOf(all.map(({ endpoint }) => endpoint)),
    captcha: openCaptcha(records, handlers.keys),
    codes: openCodes({
      ...{ records, outbox, keys: handlers.keys },
      host: publicOrigin && new URL(publicOrigin).host,
      onError: (error) => app.log.warn({ err: error }, 'a lost message was not noted'),
    }),
  };
}

/** Everything but the calls and their document: pages, their forms, files, feeds. */
async function servePublic(
  app: FastifyInstance,
  options: AppOptions,
  { content, calls }: { content: ContentVersion; calls: OpenCalls },
): Promise<PageCache | undefined> {
  const { records, render, site, logo } = options;
  const { publicOrigin, idleSeconds, handlers } = options.settings;
  const { demo } = handlers;
  serveFeeds(app, { records, site, content, publicOrigin });
  if (logo) serveLogo(app, logo);
  serveSecurityTxt(app, options.security, publicOrigin);
  await serveFiles(app, options);
  const renderers =
    render && renderersFor({ render, site, calls, publicOrigin, idleSeconds, demo });
  const pages = servePages(app, renderers?.page, content, options.isPage);
  await serveFormPosts(app, { publicOrigin, isCall, sendSorry, render: renderers?.posted });
  return pages;
}
