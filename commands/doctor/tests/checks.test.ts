/** Single looks of the doctor, at what a test can make by itself. */
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { type AddressInfo, createServer as createSocketServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import Fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { readAddresses } from '../../../server/auth/origin.ts';
import { serveArrival } from '../../../server/health/arrival.ts';
import { ringOf } from '../../../server/settings/secret/file-ring.ts';
import { ofCertificate } from '../checks/certificate.ts';
import { ofArrival } from '../checks/proxy.ts';
import { judge } from '../checks/secret.ts';
import { checks } from '../checks.ts';
import { examine, stateOf } from '../examine.ts';
import { NotExamined, ok, warn } from '../finding.ts';
import { placeOf } from '../place.ts';
import { exitCodes, jsonOf, linesOf } from '../print-findings.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'sahakon-look-'));
  closing.push(() => rm(path, { recursive: true }));
  return path;
}

const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port;

/** What one check finds with these settings. */
async function look(name: string, environment: Readonly<Record<string, string>> = {}) {
  const check = checks.filter((one) => one.name === name);
  const usual = { SITE_CONFIG: resolve('site.config.json'), DEMO: '1', PORT: '1' };
  const examined = await examine(check, placeOf({ ...usual, ...environment }));
  const text = linesOf(examined).join('\n');
  return { state: stateOf(examined), text };
}

test('a look that throws, or never ends, is a finding; the others go on', async () => {
  const found = (name: string, look: () => Promise<never>) => ({ name, title: name, look });
  const examined = await examine(
    [
      found('throws', () => Promise.reject(new Error('broken'))),
      found('throws at once', () => {
        throw Object.assign(new Error('x'), { code: 'EACCES', path: '/secret' });
      }),
      found('waits', () => new Promise(() => {})),
      found('depends', () => Promise.reject(new NotExamined('later'))),
    ],
    placeOf({}),
    50,
  );
  expect(examined.map(({ findings }) => findings[0]?.state)).toEqual([
    ...['fault', 'fault', 'warn', 'warn'],
  ]);
  expect(linesOf(examined).join()).toMatch(/broken.*\/secret/s);
});

test('the worst finding is the exit code; scripts read names and states', () => {
  const one = { name: 'disk', title: 'ดิสก์', findings: [ok('a'), warn('b', 'do c')] };
  expect(exitCodes[stateOf([one])]).toBe(1);
  expect(linesOf([one]).slice(0, 3)).toEqual(['✓ ดิสก์: a', '! ดิสก์: b', '    → do c']);
  const json = JSON.parse(jsonOf([one], new Date(0)));
  expect(json).toMatchObject({ state: 'warn', checks: [{ name: 'disk' }] });
  expect(json.checks[0].findings[1]).toEqual({ state: 'warn', says: 'b', mend: 'do c' });
});

test('a secret is judged as the store judges it', () => {
  const [a, b] = ['a'.repeat(43), 'b'.repeat(43)];
  const until = '2999-01-31';
  const ring = (versions: Parameters<typeof ringOf>[0]) => ringOf(versions);
  const known = (versions: Parameters<typeof ringOf>[0]) => ring(versions).live();
  const [first, second] = [
    { version: 1, secret: a },
    { version: 2, secret: b },
  ];
  const both = [second, { ...first, until }];
  expect(judge(ring([first]), [])).toBe('first');
  expect(judge(ring([first]), known([first]))).toBe('known');
  expect(judge(ring(both), known(both))).toBe('known');
  expect(judge(ring([first]), known(both))).toBe('older');
  expect(judge(ring([{ version: 1, secret: b }]), known([first]))).toBe('foreign');
  expect(judge(ring([{ version: 3, secret: a }]), known([first]))).toBe('foreign');
});

test('a certificate is told by its name, its days and who vouches for it', () => {
  const now = Date.parse('2026-01-01T00:00:00Z');
  const made = (valid_to: string, subjectaltname = 'DNS:portal.example') =>
    ({ valid_to, subjectaltname, subject: { CN: 'x' } }) as Parameters<typeof ofCertificate>[1];
  const states = (...args: Parameters<typeof ofCertificate>) =>
    ofCertificate(...args).map(({ state }) => state);
  const host = 'portal.example';
  expect(states(host, made('Mar  1 00:00:00 2026 GMT'), null, now)).toEqual(['ok']);
  expect(states(host, made('Jan 15 00:00:00 2026 GMT'), null, now)).toEqual(['warn']);
  expect(states(host, made('Jan  3 00:00:00 2026 GMT'), null, now)).toEqual(['fault']);
  expect(states(host, made('Dec  3 00:00:00 2025 GMT'), null, now)).toEqual(['fault']);
  expect(states('other.example', made('Mar  1 00:00:00 2026 GMT'), null, now)).toEqual(['fault']);
  const unknown = new Error('self-signed certificate');
  expect(states(host, made('Mar  1 00:00:00 2026 GMT'), unknown, now)).toEqual(['ok', 'fault']);
});

/** The server's own reading of a request behind a proxy that hands on what `headers` makes. */
async function behindProxy(
  trusted: readonly string[],
  headers: (given: Readonly<Record<string, unknown>>) => Record<string, string | undefined>,
) {
  const app = Fastify();
  serveArrival(app, readAddresses(app, trusted), () => true);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const proxy = createServer((incoming, outgoing) => {
    const onward = {
      port: portOf(app.server),
      path: incoming.url,
      headers: headers(incoming.headers),
    };
    request(onward, (answer) => answer.pipe(outgoing)).end();
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  closing.push(
    () => proxy.close(),
    () => app.close(),
  );
  const findings = await ofArrival(`http://127.0.0.1:${portOf(proxy)}`, () => ({}));
  return findings.map(({ mend }) => mend).join();
}

test('of a proxy is told which header it forgets, and which setting does not know it', async () => {
  const whole = ({ host }: Readonly<Record<string, unknown>>) => ({
    host: String(host),
    'x-forwarded-for': '192.0.2.7',
  });
  expect(await behindProxy(['127.0.0.1'], whole)).toBe('');
  expect(await behindProxy([], whole)).toMatch(/127\.0\.0\.1.*TRUSTED_PROXIES/);
  const other = await behindProxy(['127.0.0.1'], (given) => ({ ...whole(given), host: 'inner' }));
  expect(other).toContain('proxy_set_header Host');
  const bare = await behindProxy(['127.0.0.1'], ({ host }) => ({ host: String(host) }));
  expect(bare).toContain('X-Forwarded-For $remote_addr');
  const open = await behindProxy(['127.0.0.1'], ({ host, ...given }) => ({
    host: String(host),
    'x-forwarded-for': String(given['x-forwarded-for'] ?? '192.0.2.7'),
  }));
  expect(open).toContain('X-Forwarded-For $remote_addr');
});

test('mail that is only written to a folder reaches nobody, and that is told', async () => {
  const real = { DEMO: '0', DATA_DIR: await folder(), OUTBOX: 'file' };
  const unsent = await look('mail', { ...real, ALERT_MAIL: 'manager@coop.example' });
  expect(unsent.state).toBe('warn');
  expect(unsent.text).toMatch(/ALERT_MAIL, INTAKE_MAIL.*ไม่ถึงใคร.*smtps:.*MAIL_FROM/s);
  expect(await look('mail', real)).toMatchObject({ state: 'ok' });
  const demo = { ...real, DEMO: '1', ALERT_MAIL: 'manager@coop.example' };
  expect(await look('mail', demo)).toMatchObject({ state: 'ok' });
});

test('a mail server and a gateway are reached, nothing is sent; one away is told', async () => {
  const lines: string[] = [];
  const server = createSocketServer((socket) => {
    socket.on('error', () => {}).write('220 test\r\n');
    socket.on('data', (chunk) => {
      lines.push(String(chunk).trim());
      socket.write(/^QUIT/.test(String(chunk)) ? '221 bye\r\n' : '250 test\r\n');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => server.close());
  const at = `127.0.0.1:${portOf(server)}`;
  const mail = { OUTBOX: `file smtp://${at}`, MAIL_FROM: 'a@coop.example' };
  expect(await look('mail', mail)).toMatchObject({ state: 'ok' });
  expect(lines.join()).toMatch(/^EHLO/);
  expect(lines.join()).not.toMatch(/MAIL FROM|RCPT|DATA/);
  const away = await look('mail', { ...mail, OUTBOX: 'file smtp://127.0.0.1:1' });
  expect(away).toMatchObject({ state: 'fault', text: expect.stringContaining('OUTBOX') });
  const sms = (port: number) => ({
    OUTBOX: 'sms-http:',
    SMS_HTTP_URL: `http://127.0.0.1:${port}/?to={to}&text={text}`,
  });
  expect(await look('sms', sms(portOf(server)))).toMatchObject({ state: 'ok' });
  expect(await look('sms', sms(1))).toMatchObject({ state: 'fault' });
});

test('a folder that is a file, and drops that others may read, are told', async () => {
  const place = await folder();
  await writeFile(join(place, 'file'), '');
  expect(await look('disk', { DATA_DIR: join(place, 'file') })).toMatchObject({ state: 'fault' });
  expect((await look('disk', { DATA_DIR: place })).text).toContain(`${place} เหลือ`);
  const drops = join(place, 'drops');
  const intake = { DATA_DIR: place, INTAKE_FOLDER: drops };
  expect(await look('intake', intake)).toMatchObject({ state: 'fault' });
  await mkdir(drops);
  await chmod(drops, 0o755);
  expect((await look('intake', intake)).text).toContain(`chmod 700 ${drops}`);
});

test('a port that another program has is told, and a server that is not there', async () => {
  const stranger = createServer((_, answer) => answer.end('hello')).listen(0, '127.0.0.1');
  await once(stranger, 'listening');
  closing.push(() => stranger.close());
  expect(await look('server', { PORT: String(portOf(stranger)) })).toMatchObject({
    state: 'fault',
    text: expect.stringContaining('PORT'),
  });
});
