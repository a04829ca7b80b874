/** A running server looks at its own figures. */
import { Registry } from 'prom-client';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { asUpkeep } from '../../records/driver/owner.ts';
import { testHandlerSettings } from '../../tools/store/cast-settings.ts';
import { openTestApp } from '../../tools/test-app.ts';
import { addWorkerFigures } from '../health/metrics/worker-figures.ts';
import { conditions } from './conditions.ts';

const to = 'manager@coop.example';
let app: Awaited<ReturnType<typeof openTestApp>>;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

test('a running server looks by itself each minute and writes to ALERT_MAIL', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    await asUpkeep(app.ownerUrl, 'sahakon_owner', (client) =>
      client.query('UPDATE portal.audit_checks SET broken_seq = 1, checked_at = now()'),
    );
    const handlers = { ...testHandlerSettings, alertMail: to };
    const server = await openTestApp({ on: app, settings: { handlers } });
    await server.app.ready();
    vi.advanceTimersByTime(60_000);
    await vi.waitFor(() => expect(server.outbox.messages).toHaveLength(1), 5_000);
    expect(server.outbox.messages[0]).toMatchObject({
      ...{ to, subject: 'แจ้งเตือน: บันทึกการใช้งานถูกแก้หรือขาดหาย' },
    });
    await server.close();
  } finally {
    vi.useRealTimers();
  }
});

test('what conditions ask for is in /metrics, of one process or above workers', async () => {
  const needed = conditions.flatMap(({ measure }) => [
    measure.of,
    ...('over' in measure ? [measure.over].flat() : []),
  ]);
  const { payload } = await app.app.inject({ url: '/metrics', headers: { host: 'localhost' } });
  // Only a supervisor has these; its page shows them beside the others.
  const ofSupervisor = new Registry();
  addWorkerFigures(ofSupervisor, () => ({ serving: 2, wanted: 2, deaths: 0 }));
  const pages = payload + (await ofSupervisor.metrics());
  const missing = needed.filter(({ metric }) => !pages.includes(`# TYPE ${metric} `));
  expect(needed.length).toBeGreaterThan(conditions.length);
  expect(missing).toEqual([]);
});
