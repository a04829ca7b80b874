/** The proxies' files of deploy/, before a real server, by Debian's own nginx and Caddy. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { freePort } from '../../records/postgres/free-port.ts';
import { type RunningApp, startApp, temporaryFolder } from '../../tools/app.ts';
import { needs } from '../../tools/check/needs.mjs';
import { changed, makeCertificate, type Neighbour, startNeighbour, visit } from './neighbour.ts';

let home: Awaited<ReturnType<typeof temporaryFolder>>;
let app: RunningApp;
let pem: Awaited<ReturnType<typeof makeCertificate>>;
const origin = 'https://portal.example';
const office = 'office.portal.example';

beforeAll(async () => {
  if (!needs.nginx.isMet() && !needs.caddy.isMet()) return;
  home = await temporaryFolder();
  const env = {
    DEMO_MEMBERS: '20',
    PUBLIC_ORIGIN: origin,
    OFFICE_HOST: office,
    TRUSTED_PROXIES: '127.0.0.1',
  };
  [app, pem] = await Promise.all([
    startApp({ dataDir: join(home.path, 'data'), env }),
    makeCertificate(home.path, 'portal.example'),
  ]);
});
afterAll(async () => {
  await app?.stop();
  await home?.remove();
});

/** What the port without TLS says. */
async function visitPlain(port: number, path: string) {
  const sent = request({ host: '127.0.0.1', port, path, headers: { host: 'portal.example' } });
  const answer = await new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
    sent.on('response', resolve).on('error', reject).end();
  });
  answer.resume();
  return [answer.statusCode, answer.headers.location];
}

interface Ports {
  readonly plain: number;
  readonly tls: number;
}

const upstream = () => new URL(app.baseUrl).host;

async function startNginx({ plain, tls }: Ports): Promise<Neighbour> {
  const folder = join(home.path, 'nginx');
  await mkdir(folder);
  const site = await changed('nginx/sahakon.conf', [
    ['  listen [::]:80;\n', ''],
    ['  listen [::]:443 ssl http2 default_server;\n', ''],
    ['  listen [::]:443 ssl http2;\n', ''],
    ['listen 80;', `listen 127.0.0.1:${plain};`],
    ['listen 443 ', `listen 127.0.0.1:${tls} `],
    ['server_name portal.example;', `server_name portal.example ${office};`],
    ['/etc/letsencrypt/live/portal.example/fullchain.pem', pem.certificate],
    ['/etc/letsencrypt/live/portal.example/privkey.pem', pem.key],
    ['/var/log/nginx/sahakon', folder],
    ['127.0.0.1:3000', upstream()],
  ]);
  await writeFile(join(folder, 'site.conf'), site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const lines = temporary.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n');
  const whole = `pid ${folder}/pid; daemon off; events {} http { access_log off;
    ${lines}
    include ${folder}/site.conf; }`;
  await writeFile(join(folder, 'nginx.conf'), whole);
  const args = ['-e', join(folder, 'start.log'), '-c', join(folder, 'nginx.conf')];
  return startNeighbour({ program: 'nginx', args, port: tls });
}

async function startCaddy({ plain, tls }: Ports): Promise<Neighbour> {
  const folder = join(home.path, 'caddy');
  await mkdir(folder);
  const site = await changed('caddy/Caddyfile', [
    [
      '  admin off\n',
      `  admin off\n  http_port ${plain}\n  https_port ${tls}\n  default_bind 127.0.0.1\n`,
    ],
    ['http://portal.example {', `http://portal.example, http://${office} {`],
    [
      'https://portal.example {\n',
      `https://portal.example, https://${office} {\n  tls ${pem.certificate} ${pem.key}\n`,
    ],
    ['127.0.0.1:3000', upstream()],
  ]);
  const path = join(folder, 'Caddyfile');
  await writeFile(path, site);
  const env = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const args = ['run', '--adapter', 'caddyfile', '--config', path];
  return startNeighbour({ program: 'caddy', args, port: tls, env });
}

/** All that is asked of a proxy, whichever it is. */
function describeProxy(
  start: (ports: Ports) => Promise<Neighbour>,
  readLog: () => Promise<string>,
) {
  let ports: Ports;
  let proxy: Neighbour | undefined;
  beforeAll(async () => {
    ports = { plain: await freePort(), tls: await freePort() };
    proxy = await start(ports);
  });
  afterAll(() => proxy?.stop());

  test('pages come over https, and browsers are told to stay there', async () => {
    const { status, headers, text } = await visit(ports.tls, { path: '/home' });
    expect(status).toBe(200);
    expect(headers['strict-transport-security']).toMatch(/max-age=\d{8}/);
    expect(text).toContain('</html>');
    expect((await visit(ports.tls, { path: '/readyz' })).text).toBe('ready\n');
    // What arrives here is no visitor's to know, whatever the proxy says of itself.
    expect((await visit(ports.tls, { path: '/healthz/arrival' })).status).toBe(404);
  });

  test('the host that was asked for reaches the server', async () => {
    const path = '/office';
    expect((await visit(ports.tls, { path })).status).toBe(404);
    expect((await visit(ports.tls, { path, name: office })).status).toBe(200);
    const headers = { 'x-forwarded-host': office };
    expect((await visit(ports.tls, { path, headers })).status).toBe(404);
  });

  test('S2 the address is the visitor’s own, whatever they write', async () => {
    const before = app.output().length;
    const headers = { 'x-forwarded-for': '203.0.113.9', 'content-type': 'application/json' };
    const ask = { path: '/api/member/auth/login?who=somebody', method: 'POST', headers };
    const body = Buffer.from('{}');
    // The second visitor has the proxy's own address, whose word about others would be believed.
    for (const from of ['127.0.0.7', '127.0.0.1']) {
      expect((await visit(ports.tls, { ...ask, body, from })).status).toBe(403);
      const address = `"address":"${from}"`;
      await vi.waitFor(() => expect(app.output().slice(before)).toContain(address));
    }
    expect(app.output().slice(before)).not.toContain('203.0.113.9');
  });

  test('T27 a body of 16 MB is refused by the proxy', async () => {
    const [body, before] = [Buffer.alloc(16_000_000, 'a'), app.output().length];
    const headers = { 'content-type': 'application/json' };
    const ask = { path: '/api/member/wwwupload', method: 'POST', headers, body };
    expect((await visit(ports.tls, ask)).status).toBe(413);
    expect(app.output().slice(before)).not.toContain('wwwupload');
  });

  test('without TLS pages are led on, and calls fail where they are seen', async () => {
    expect(await visitPlain(ports.plain, '/home?a=1')).toEqual([301, `${origin}/home?a=1`]);
    expect(await visitPlain(ports.plain, '/api/member/share')).toEqual([403, undefined]);
    expect(await visitPlain(ports.plain, '/admin/impersonate')).toEqual([403, undefined]);
  });

  test('a name that is not ours gets no page', async () => {
    await expect(visit(ports.tls, { path: '/home', name: 'other.example' })).rejects.toThrow();
  });

  test('its log says who came when, and no query and no header', async () => {
    const headers = { authorization: 'Bearer secret-of-somebody', referer: 'https://from.example' };
    await visit(ports.tls, { path: '/home?code=kept-quiet', headers, from: '127.0.0.9' });
    await vi.waitFor(async () => expect(await readLog()).toContain('127.0.0.9'));
    const log = await readLog();
    expect(log).toContain('/home');
    for (const word of ['kept-quiet', 'secret-of-somebody', 'from.example', 'who=somebody']) {
      expect(log).not.toContain(word);
    }
  });
}

describe.runIf(needs.nginx.isMet())('nginx with deploy/nginx/sahakon.conf [needs nginx]', () => {
  describeProxy(startNginx, () => readFile(join(home.path, 'nginx/access.log'), 'utf8'));
});

describe.runIf(needs.caddy.isMet())('Caddy with deploy/caddy/Caddyfile [needs caddy]', () => {
  let caddy: Neighbour;
  const start = async (ports: Ports) => {
    caddy = await startCaddy(ports);
    return caddy;
  };
  describeProxy(start, async () => caddy.output());
});
