/** The real app on a real store, with a few handlers of its own that show what the wire does. */
import { resolve } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import pg from 'pg';
import * as z from 'zod/mini';
import { endpoint } from '../../api/endpoint.ts';
import { type Handler, handlersOn } from '../../api/handler.ts';
import { Problem } from '../../api/problem.ts';
import { PaperCrowded, PaperSlow } from '../../core/sheet/papers.ts';
import { openRecords, type Records } from '../../records/database.ts';
import { testHandlerSettings } from '../../tools/store/cast-settings.ts';
import { openTestOutbox } from '../../tools/test-outbox.ts';
import { openTestStore } from '../../tools/test-store.ts';
import { type AppOptions, buildApp } from '../app.ts';
import { allHandlers } from '../handlers.ts';
import type { AppServices } from '../open-services.ts';
import type { AppSettings } from '../settings/settings.ts';
import { readAgencySettings, readSite } from '../settings/site-file.ts';
import { updateLetters } from '../start/update-letters.ts';

const handle = handlersOn<AppServices>();

const enter = endpoint({
  name: 'trial.enter',
  method: 'POST',
  path: '/api/trial/enter',
  wing: 'info',
  who: 'visitor',
  audit: { entry: 'trial.enter', target: 'member' },
  summary: 'trial',
  input: z.strictObject({
    member: z.string().check(z.regex(/^\d{6}$/)),
    remember: z._default(z.boolean(), false),
    entering: z._default(z.boolean(), false),
  }),
  data: z.undefined(),
  top: z.object({ token: z.string(), expires_in: z.number() }),
  example: undefined,
});

const rise = endpoint({
  name: 'trial.rise',
  method: 'POST',
  path: '/api/trial/rise',
  wing: 'info',
  who: 'member_entering',
  audit: { noneBecause: 'a trial' },
  summary: 'trial',
  input: z.strictObject({}),
  data: z.undefined(),
  example: undefined,
});

const mine = endpoint({
  name: 'trial.mine',
  method: 'GET',
  path: '/api/trial/mine/:number',
  wing: 'info',
  who: 'member',
  audit: { entry: 'trial.read', target: 'number' },
  summary: 'trial',
  input: z.strictObject({
    number: z.string().check(z.maxLength(20)),
    from: z.optional(z.string().check(z.maxLength(10))),
  }),
  data: z.object({
    member: z.string(),
    turn: z.number(),
    inner: z.nullable(z.object({ kept: z.string() })),
  }),
  example: { member: '000123', turn: 1, inner: null },
});

const fails = endpoint({
  name: 'trial.fails',
  method: 'POST',
  path: '/api/trial/fails',
  wing: 'info',
  who: 'visitor',
  audit: { entry: 'trial.fails' },
  summary: 'trial',
  input: z.strictObject({
    how: z.enum(['crash', 'busy', 'refused', 'papers_crowded', 'paper_slow']),
  }),
  data: z.undefined(),
  example: undefined,
});

let turn = 0;

/** `mine` gives more than it declares, so that a test can see the rest fall away. */
export const testHandlers: readonly Handler<AppServices>[] = [
  handle(enter, {
    run: async ({ input, session }) => {
      const { token, expiresInSeconds } = await session.open({
        memberNo: input.member,
        remember: input.remember,
        entering: input.entering,
        passwordHash: undefined,
      });
      return { messages: 'เข้าแล้ว', token, expires_in: expiresInSeconds };
    },
  }),
  handle(rise, {
    run: async ({ session }) => {
      await session.enter();
      await session.endOthers();
      return {};
    },
  }),
  handle(mine, {
    keep: 'publication',
    run: async ({ input, who }) => {
      if (input.number === '404') throw new Problem('not_found');
      turn += 1;
      const inner = { kept: 'yes', secret: 'no' };
      return { data: { member: who.memberNo, turn, inner, secret: 'no' } };
    },
  }),
  handle(fails, {
    run: async ({ input }) => {
      if (input.how === 'crash') throw new Error('SELECT secret FROM kitchen');
      if (input.how === 'busy') throw new Problem('too_many', { retryAfterSeconds: 42 });
      if (input.how === 'papers_crowded') throw new PaperCrowded();
      if (input.how === 'paper_slow') throw new PaperSlow();
      return { rc_code: '0' as const, rc_des: 'ยังไม่ได้' };
    },
  }),
];

export const settings: AppSettings = {
  handlers: testHandlerSettings,
  idleSeconds: 900,
  publicOrigin: undefined,
  trustedProxies: [],
};

export interface TestSession {
  readonly token: string;
  readonly cookie: string;
  readonly csrf: string;
}

export interface TestServer {
  readonly app: FastifyInstance;
  readonly records: Records;
  readonly store: Awaited<ReturnType<typeof openTestStore>>;
  /** A value for the anti-forgery header, of the session if one is given. */
  csrf(session?: Pick<TestSession, 'token' | 'cookie'>): Promise<string>;
  /** Opens a session without a password. */
  signIn(member: string, how?: { remember?: boolean; entering?: boolean }): Promise<TestSession>;
  close(): Promise<void>;
}

/** Whatever has a store of its own. */
export interface OnStore {
  readonly store: { readonly ownerUrl: string };
}

/** Asks the store as its owner. */
export async function ask<Row extends object>(server: OnStore, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: server.store.ownerUrl });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Headers of a call as our own page sends it. */
export function headersOf(session: Partial<TestSession>): Record<string, string> {
  return {
    'sec-fetch-site': 'same-origin',
    'x-requested-with': 'XMLHttpRequest',
    ...(session.token !== undefined && { authorization: `Bearer ${session.token}` }),
    ...(session.cookie !== undefined && { cookie: session.cookie }),
    ...(session.csrf !== undefined && { 'x-csrf-token': session.csrf }),
  };
}

/** A POST as our own page sends it. */
export function post(
  url: string,
  session: Partial<TestSession>,
  payload: object = {},
): InjectOptions {
  return { method: 'POST', url, headers: headersOf(session), payload };
}

/** `detour`: where the app finds the store, given its address. */
export async function openTestServer(
  more: Partial<AppOptions> = {},
  detour = (appUrl: string) => appUrl,
): Promise<TestServer> {
  const store = await openTestStore();
  const records = await openRecords(detour(store.appUrl));
  const site = await readSite(resolve('site.config.json'));
  const agency = await readAgencySettings(resolve('site.config.json'));
  await updateLetters(records, { site, agency, publicOrigin: undefined, demo: true });
  const app = await buildApp({
    ...{ outbox: openTestOutbox(), records, settings, site, agency },
    handlers: [...allHandlers, ...testHandlers],
    log: false,
    ...more,
  });
  const csrf: TestServer['csrf'] = async (session = {} as TestSession) => {
    const { csrf: _, ...tokens } = session as TestSession;
    const answer = await app.inject({ url: '/api/info/config', headers: headersOf(tokens) });
    return answer.json().data.csrf_token;
  };
  return {
    app,
    records,
    store,
    csrf,
    async signIn(member, how = {}) {
      const value = await csrf();
      const answer = await app.inject(
        post('/api/trial/enter', { csrf: value }, { member, ...how }),
      );
      const [cookie = ''] = String(answer.headers['set-cookie']).split(';');
      const { token } = answer.json();
      return { token, cookie, csrf: await csrf({ token, cookie }) };
    },
    async close() {
      await app.close();
      await records.close();
      await store.close();
    },
  };
}
