import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DataOf } from '../../api/endpoint.ts';
import { openTestApp } from '../../tools/test-app.ts';
import { readShare } from '../../wings/member/shares/shares.api.ts';
import { allHandlers } from '../handlers.ts';

type Shown = (typeof allHandlers)[number];

/** Stands where an amount of the head belongs. */
let spoilt: string | undefined;

/** The share page's own handler, whose answer bears the spoilt amount. */
const spoiling = (handler: Shown): Shown => ({
  ...handler,
  run: async (call) => {
    const reply = await handler.run(call);
    if (spoilt === undefined) return reply;
    const data = reply.data as DataOf<typeof readShare>;
    return { ...reply, data: { ...data, head: { ...data.head, share_value_total: spoilt } } };
  },
});

let app: Awaited<ReturnType<typeof openTestApp>>;
beforeAll(async () => {
  const handlers = allHandlers.map((one) => (one.endpoint === readShare ? spoiling(one) : one));
  app = await openTestApp({ handlers });
});
afterAll(() => app.close());

test.each([
  ['', '2021'],
  ['NaN', '2022'],
  ['1,000.00', '2023'],
])(
  'R182 an answer with "%s" for an amount fails with its reference, and is not kept',
  async (wrong, year) => {
    const url = `/api/member/share?from=${year}-01-01`;
    const me = await app.signIn('000123');
    spoilt = wrong;
    const { status, body } = await app.get(url, me);
    expect([status, body.rc_code, body.data.code]).toEqual([500, '0', 'failed']);
    expect(body.data.ref).toMatch(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/);
    expect(JSON.stringify(body)).not.toContain('428500');
    spoilt = undefined;
    const again = await app.get(url, me);
    expect([again.status, again.body.data.head.share_value_total]).toEqual([200, '428500.00']);
  },
);
