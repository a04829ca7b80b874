/** What the files of deploy/ state holds for the program that they stand around. */
import { readdir, readFile } from 'node:fs/promises';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { allHandlers } from '../../server/handlers.ts';
import { usualConnections } from '../../server/load/connections.ts';
import { readOutbox } from '../../server/outbox/outbox-settings.ts';

const textOf = (path: string) => readFile(`deploy/${path}`, 'utf8');
const numberIn = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1] ?? Number.NaN);

test('T5 both proxies let the largest upload through, and little more', async () => {
  const largest = Math.max(...allHandlers.map(({ endpoint }) => endpoint.largestBody ?? 0));
  expect(largest).toBeGreaterThan(10_000_000);
  const nginx = numberIn(await textOf('nginx/sahakon.conf'), /client_max_body_size (\d+)m/);
  const caddy = numberIn(await textOf('caddy/Caddyfile'), /max_size (\d+)MB/);
  for (const most of [nginx * 1024 ** 2, caddy * 1000 ** 2]) {
    expect(most).toBeGreaterThanOrEqual(largest);
    expect(most).toBeLessThan(16_000_000);
  }
});

test('the book’s lines for SMS and e-mail are settings as the server reads them', async () => {
  const [, lines = ''] =
    /```ini\n(OUTBOX=.*?)```/s.exec(await readFile('docs/operations.md', 'utf8')) ?? [];
  const set = parseEnv(lines);
  const { files, mail, sms } = readOutbox((name) => set[name]);
  expect(files).toBe(false);
  expect(mail?.from).toBe('portal@coop.example');
  expect(decodeURIComponent(new URL(mail?.url ?? '').username)).toBe('portal@coop.example');
  expect(JSON.parse(sms?.body ?? '')).toEqual({ to: '{to}', message: '{text}' });
  expect(sms?.headers).toMatchObject({ authorization: 'Bearer KEY' });
  expect(sms?.ok).toBe('"status":"success"');
});

test('Caddy refuses at once what names a size that it would not let through', async () => {
  const [, written = '^$'] = /Content-Length (\S+)/.exec(await textOf('caddy/Caddyfile')) ?? [];
  const large = new RegExp(written);
  const refused = [15_000_000, 15_000_001, 16_000_000, 20_000_000, 99_999_999, 100_000_000, 1e12];
  expect(refused.filter((size) => !large.test(String(size)))).toEqual([]);
  expect([0, 2, 9_999_999, 14_999_999].filter((size) => large.test(String(size)))).toEqual([]);
});

test('the server may open as many files as its connections ask for', async () => {
  const most = numberIn(await textOf('systemd/sahakon.service'), /LimitNOFILE=(\d+)/);
  expect(most).toBeGreaterThanOrEqual(2 * usualConnections.all + 2_000);
});

test('a unit runs what a command of the program runs', async () => {
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8'));
  const commands = Object.values<string>(scripts).map((command) => command.replace(/^exec /, ''));
  const units = (await readdir('deploy/systemd')).filter((name) => name.endsWith('.service'));
  expect(units.length).toBeGreaterThan(1);
  for (const unit of units) {
    const [, line = ''] =
      /^ExecStart=\/usr\/bin\/(.*)$/m.exec(await textOf(`systemd/${unit}`)) ?? [];
    expect(
      commands.some((command) => line === command || line.startsWith(`${command} `)),
      unit,
    ).toBe(true);
  }
});
