/** The real app over a database of its own, for tests of handlers and of the wire. */
import type { FastifyInstance } from 'fastify';
import { openRecords, type Records } from '../records/database.ts';
import { type AppOptions, buildApp } from '../server/app.ts';
import { allHandlers } from '../server/handlers.ts';
import { readAgencySettings, readSite } from '../server/settings/site-file.ts';
import { updateLetters } from '../server/start/update-letters.ts';
import { headersInAgency } from './agency/in-agency.ts';
import { makeKnownBrowser } from './remembered-browser.ts';
import { type Ask, type Headers, signIn, withCsrfToken } from './sign-in.ts';
import { demoPassword, testHandlerSettings } from './store/cast-settings.ts';
import { openTestOutbox } from './test-outbox.ts';
import { openTestStore } from './test-store.ts';

/** Asks the app without a network. */
export function askInside(app: FastifyInstance): Ask {
  return async ({ method, url, headers, body }) => {
    const answer = await app.inject({
      method,
      url,
      headers: { host: 'localhost', ...headers },
      ...(body !== undefined && { payload: body as object }),
    });
    const cookies = [answer.headers['set-cookie'] ?? []].flat();
    const isJson = /json/.test(String(answer.headers['content-type']));
    return { status: answer.statusCode, cookies, body: isJson ? answer.json() : answer.body };
  };
}

type Changes = Partial<Omit<AppOptions, 'records' | 'settings' | 'outbox'>> & {
  readonly settings?: Partial<AppOptions['settings']>;
  /** Stands between app and store, for tests of what happens when the store fails. */
  readonly wrap?: (records: Records) => Records;
  /** A server that starts anew on the store of another one, which closes it. */
  readonly on?: Awaited<ReturnType<typeof openTestStore>>;
};

/**
 * Opens database and app; close it in `afterAll`. `changes` replace options of the app.
 * `get` and `post` take headers as `signIn` gives them; without headers a visitor asks.
 */
export async function openTestApp({ settings, wrap, on, ...changes }: Changes = {}) {
  const store = on ?? (await openTestStore());
  const opened = await openRecords(store.appUrl);
  const records = wrap ? wrap(opened) : opened;
  const outbox = openTestOutbox();
  const { site = await readSite('site.config.json'), publicOrigin } = { ...changes, ...settings };
  const agency = changes.agency ?? (await readAgencySettings('site.config.json'));
  const { demo } = settings?.handlers ?? testHandlerSettings;
  await updateLetters(opened, { site, agency, publicOrigin, demo });
  const app = await buildApp({
    handlers: allHandlers,
    log: false,
    ...changes,
    ...{ site, agency },
    outbox,
    records,
    settings: {
      handlers: testHandlerSettings,
      idleSeconds: 900,
      publicOrigin: undefined,
      trustedProxies: [],
      ...settings,
    },
  });
  const ask = askInside(app);
  return {
    ...store,
    app,
    records,
    outbox,
    ask,
    /** Headers of a signed-in member of the demo cooperative, on a browser that is known. */
    signIn: async (memberNo: string, password = demoPassword) => {
      if (!testHandlerSettings.newDeviceOtp.includes(memberNo)) {
        return signIn(ask, memberNo, password);
      }
      const { name, value } = await makeKnownBrowser(store.ownerUrl, memberNo);
      return signIn(ask, memberNo, password, `${name}=${value}`);
    },
    /** Headers of an agency's person: `01011001`, or `01011001-2` for the second. */
    signInAgency: (login: string) => headersInAgency({ app, records: opened }, login),
    get: (url: string, headers: Headers = {}) => ask({ method: 'GET', url, headers }),
    /** Fetches a forgery value first when `headers` hold none. */
    post: async (url: string, body?: unknown, headers?: Headers) => {
      const full =
        headers?.['x-csrf-token'] === undefined ? await withCsrfToken(ask, headers) : headers;
      return ask({ method: 'POST', url, headers: full, body });
    },
    close: async () => {
      await app.close();
      await opened.close();
      if (on === undefined) await store.close();
    },
  };
}
