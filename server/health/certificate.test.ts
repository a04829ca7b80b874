/** The certificate's end as a figure, seen on a server of our own name. */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createServer } from 'node:tls';
import { Registry } from 'prom-client';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../tools/app.ts';
import { addCertificateGauge } from './certificate.ts';

const figureOf = async (registry: Registry) =>
  /^sahakon_certificate_seconds (\S+)$/m.exec(await registry.metrics())?.[1];

test('a certificate that ends in five days says so; a name that is not reached says nothing', async () => {
  const folder = await temporaryFolder();
  const [key, cert] = ['key.pem', 'cert.pem'].map((name) => join(folder.path, name));
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const words = ['req', '-x509', ...curve, '-subj', '/CN=localhost', '-days', '5'];
  execFileSync('openssl', [...words, '-keyout', `${key}`, '-out', `${cert}`], { stdio: 'ignore' });
  const server = createServer({
    key: await readFile(`${key}`),
    cert: await readFile(`${cert}`),
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    const seen = new Registry();
    addCertificateGauge(seen, `https://localhost:${port}`);
    await vi.waitFor(async () => expect(await figureOf(seen)).toBeDefined());
    const days = Number(await figureOf(seen)) / 86_400;
    expect(days).toBeGreaterThan(4.9);
    expect(days).toBeLessThan(5.1);
    const away = new Registry();
    addCertificateGauge(away, 'https://localhost:1');
    expect(await figureOf(away)).toBeUndefined();
    const local = new Registry();
    addCertificateGauge(local, undefined);
    expect(await local.metrics()).not.toContain('certificate');
  } finally {
    server.close();
    await folder.remove();
  }
});
