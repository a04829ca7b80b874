/** The server as `server/main.ts` starts it, with two more addresses that show its top speed. */

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import { type AppOptions, buildApp } from '../server/app.ts';
import { allHandlers } from '../server/handlers.ts';
import { openOutbox } from '../server/outbox/outbox.ts';
import { transportsOf } from '../server/outbox/transports.ts';
import { readKeys } from '../server/settings/secret/read-keys.ts';
import { readSettings } from '../server/settings/settings.ts';
import { readAgencySettings, readSite } from '../server/settings/site-file.ts';
import { leavePidFile } from '../server/start/alive.mjs';
import { openLog } from '../server/start/log.ts';
import { openStore } from '../server/start/open-store.ts';
import { stopInOrder } from '../server/start/stop.ts';
import { updateLetters } from '../server/start/update-letters.ts';
import { readShare } from '../wings/member/shares/shares.api.ts';
import { publicPages } from './public-pages.ts';

const dist = resolve(import.meta.dirname, '../dist');
const print = (line: string) => process.stdout.write(`${line}\n`);
leavePidFile();
const settings = readSettings(process.env);
const [site, agency, keys, { render, isPage }] = await Promise.all([
  readSite(settings.siteConfig),
  readAgencySettings(settings.siteConfig),
  readKeys(settings.dataDir, settings.secrets),
  import(join(dist, 'server/entry.js')) as Promise<Required<AppOptions>>,
]);
const { argonMemoryKib, argonPasses } = settings;
const passwords = { argonMemoryKib, argonPasses, keys };
const store = await openStore(settings, passwords, print);
const { publicOrigin } = settings;
await updateLetters(store.records, { agency, site, publicOrigin, demo: store.demo });
const log = openLog();
const app = await buildApp({
  outbox: openOutbox({ transports: transportsOf(settings.outbox, settings.dataDir), log }),
  records: store.records,
  site,
  agency,
  handlers: allHandlers,
  clientDir: join(dist, 'client'),
  mediaDir: join(settings.dataDir, 'mediafiles'),
  render,
  isPage,
  log,
  settings: {
    ...settings,
    // What is measured is the sign-in of a known device: no telephone is at hand.
    handlers: { ...passwords, demo: store.demo, newDeviceOtp: [] },
  },
});

const constant = { rc_code: '1', data: readShare.example };
app.get('/bench/constant', async () => constant);
const folder = await mkdtemp(join(tmpdir(), 'sahakon-bench-'));
await app.register(fastifyStatic, { root: folder, prefix: '/bench/', decorateReply: false });
app.addHook('onClose', () => rm(folder, { recursive: true }));
stopInOrder(app, store, { log, print });
const pages = await publicPages(async () => (await app.inject('/rss.xml')).payload);
for (const { name, path } of pages) {
  const { rawPayload } = await app.inject(path);
  await writeFile(join(folder, `${name}.html`), rawPayload);
}
await app.listen({ host: settings.host, port: settings.port });
