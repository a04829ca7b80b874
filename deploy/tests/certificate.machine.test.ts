/** The certificate's end as a figure, seen on a server of our own name. */
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer as createPlainServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:tls';
import { Registry } from 'prom-client';
import { describe, expect, test, vi } from 'vitest';
import { addCertificateGauges } from '../../server/health/metrics/certificate-gauges.ts';
import { temporaryFolder } from '../../tools/app.ts';
import { needs } from '../../tools/check/needs.mjs';
import { makeCertificate } from './neighbour.ts';

const none = { tlsHosts: () => [] };

const figureOf = async (registry: Registry) =>
  /^sahakon_certificate_seconds (\S+)$/m.exec(await registry.metrics())?.[1];

describe.runIf(needs.nginx.isMet())('its certificate [needs nginx]', () => {
  test('one that ends in two days says so; a name that is not reached says nothing', async () => {
    const folder = await temporaryFolder();
    const made = await makeCertificate(folder.path, 'localhost');
    const [key, cert] = await Promise.all([readFile(made.key), readFile(made.certificate)]);
    const server = createServer({ key, cert }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    try {
      const seen = new Registry();
      addCertificateGauges(seen, `https://localhost:${port}`, none);
      await vi.waitFor(async () => expect(await figureOf(seen)).toBeDefined(), { timeout: 10_000 });
      const days = Number(await figureOf(seen)) / 86_400;
      expect(days).toBeGreaterThan(1.9);
      expect(days).toBeLessThan(2.1);
      const local = new Registry();
      addCertificateGauges(local, undefined, none);
      expect(await figureOf(local)).toBeUndefined();
      server.close();
      const away = new Registry();
      addCertificateGauges(away, `https://localhost:${port}`, none);
      await figureOf(away);
      await new Promise((resolve) => setTimeout(resolve, 500));
      expect(await figureOf(away)).toBeUndefined();
    } finally {
      server.close();
      await folder.remove();
    }
  });

  test('a name that answers without one is an alarm, and not silent', async () => {
    const server = createPlainServer((_, answer) => answer.end()).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    try {
      const seen = new Registry();
      addCertificateGauges(seen, `https://localhost:${port}`, none);
      await vi.waitFor(async () => expect(await figureOf(seen)).toBeDefined(), { timeout: 10_000 });
      expect(Number(await figureOf(seen))).toBeLessThan(0);
    } finally {
      server.close();
    }
  });
});
