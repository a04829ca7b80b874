/** Handlers that open every kind of session, for tests of the gate alone. */
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { endpoint } from '../../../api/endpoint.ts';
import { type Handler, handlersOn } from '../../../api/handler.ts';
import { asUpkeep } from '../../../records/driver/owner.ts';
import type { AppServices } from '../../open-services.ts';

const handle = handlersOn<AppServices>();
const nothing = z.strictObject({});
const audit = { noneBecause: 'a trial' };
const plain = { audit, summary: 'trial', data: z.undefined(), example: undefined } as const;

const officeIn = endpoint({
  ...{ ...plain, name: 'kinds.office_in', method: 'POST', path: '/api/office/trial/in' },
  wing: 'office',
  who: 'visitor',
  audit: { entry: 'kinds.office_in' },
  input: z.strictObject({ staff: z.string().check(z.maxLength(36)) }),
});
const officeOut = endpoint({
  ...{ ...plain, name: 'kinds.office_out', method: 'POST', path: '/api/office/trial/out' },
  wing: 'office',
  who: 'office',
  input: nothing,
});
const officeWho = endpoint({
  ...{ name: 'kinds.office_who', method: 'GET', path: '/api/office/trial/who', summary: 'trial' },
  wing: 'office',
  who: 'office',
  audit: { entry: 'kinds.office_who' },
  input: nothing,
  data: z.object({ login: z.string(), roles: z.array(z.string()), csrf: z.string() }),
  example: { login: 'a', roles: [], csrf: '' },
});
const officeRole = endpoint({
  ...{ ...plain, name: 'kinds.office_role', method: 'POST', path: '/admin/trial/role' },
  wing: 'office',
  who: 'office',
  audit: { entry: 'kinds.office_role' },
  roles: ['service'],
  input: nothing,
});
const help = endpoint({
  ...{ name: 'kinds.help', method: 'GET', path: '/admin/trial/help', summary: 'trial', audit },
  wing: 'info',
  who: 'visitor',
  scriptOnly: true,
  header: { field: 'ticket', name: 'x-impersonation-ticket' },
  input: z.strictObject({ ticket: z.string(), member: z.string().check(z.regex(/^\d{6}$/)) }),
  data: z.undefined(),
  top: z.object({ token: z.string(), expires_in: z.number() }),
  example: undefined,
});
const writes = endpoint({
  ...{ ...plain, name: 'kinds.write', method: 'POST', path: '/api/trial/write' },
  wing: 'info',
  who: 'member',
  audit: { entry: 'kinds.write' },
  input: nothing,
});
const asks = endpoint({
  ...{ ...plain, name: 'kinds.ask', method: 'POST', path: '/api/trial/ask' },
  wing: 'info',
  who: 'member',
  audit: { entry: 'kinds.ask' },
  helped: 'open',
  input: nothing,
});
const device = endpoint({
  ...{ name: 'kinds.device', method: 'GET', path: '/api/trial/device', summary: 'trial', audit },
  wing: 'info',
  who: 'visitor',
  input: nothing,
  data: z.object({ before: z.nullable(z.string()), now: z.string() }),
  example: { before: null, now: '' },
});

const nobodySignedIn = async () => ({});

export const kindHandlers: readonly Handler<AppServices>[] = [
  handle(officeIn, {
    async run({ input, session }) {
      await session.openOffice({ staffId: input.staff, passwordHash: undefined });
      return {};
    },
  }),
  handle(officeOut, {
    async run({ session }) {
      await session.endOffice();
      return {};
    },
  }),
  handle(officeWho, {
    run: async ({ who, session }) => {
      const { login, roles } = who;
      return { data: { login, roles: [...roles], csrf: session.csrfToken() } };
    },
  }),
  handle(officeRole, { run: nobodySignedIn }),
  handle(help, {
    async run({ input, session }) {
      const made = await session.openHelp({ memberNo: input.member, staffId: input.ticket });
      return { token: made.token, expires_in: made.expiresInSeconds };
    },
  }),
  handle(writes, { run: nobodySignedIn }),
  handle(asks, { run: nobodySignedIn }),
  handle(device, {
    run: async ({ device: browser }) => {
      const hex = (hash: Uint8Array) => Buffer.from(hash).toString('hex');
      const before = browser.hash === undefined ? null : hex(browser.hash);
      return { data: { before, now: hex(browser.keep()) } };
    },
  }),
];

/** Adds a member of staff whose password opens nothing; gives the id. */
export async function addStaff(ownerUrl: string, login: string, roles: string[]): Promise<string> {
  const id = randomUUID();
  await asUpkeep(ownerUrl, 'sahakon_owner', (store) =>
    store.query(
      `INSERT INTO portal.staff (id, login, name, roles, password_hash, totp_sealed)
       VALUES ($1, $2, $2, $3, 'none', '\\x00')`,
      [id, login, roles],
    ),
  );
  return id;
}
