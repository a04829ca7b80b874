/** Whatever is published: every address answers, and an earlier publication is shown as it was. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '../../api/endpoint.ts';
import { rollback } from '../../intake/rollback.ts';
import { runIntake } from '../../intake/run-intake.ts';
import { copyExtract, emptyFiles } from '../../intake/tests/held-store.ts';
import type { Facts } from '../../tools/endpoints/tests/facts.ts';
import { allHandlers } from '../handlers.ts';
import { factsOf } from './calls/facts.ts';
import { type Caller, openCaller } from './calls/send.ts';
import { matrix } from './matrix.ts';
import { openTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
let facts: Facts;
let caller: Caller;
beforeAll(async () => {
  server = await openTestServer();
  facts = await factsOf(server);
  caller = openCaller(server);
});
afterAll(() => server.close());

/** A good call of an endpoint as the matrix makes it. */
async function call(endpoint: Endpoint) {
  const row = matrix[endpoint.name]?.mine(facts);
  if (!row) throw new Error(`no row for ${endpoint.name}`);
  return caller.send(endpoint, row.input, await caller.holder(endpoint, row.as));
}

const reading = allHandlers
  .map(({ endpoint }) => endpoint)
  .filter(({ method }) => method === 'GET');

const statuses = async () => {
  const found: Record<string, number> = {};
  for (const endpoint of reading) found[endpoint.name] = (await call(endpoint)).statusCode;
  return found;
};

/** They tell of sign-ins and of papers that were made meanwhile. */
const ofPortal = ['member.security', 'member.papers'];

/** What members are answered of records; files hold the moment in which they were made. */
const ofMembers = async () => {
  const found: Record<string, string> = {};
  for (const endpoint of reading) {
    const { who, files, name } = endpoint;
    if (who !== 'member' || files || ofPortal.includes(name)) continue;
    // The reference of a refusal is another each time.
    found[name] = (await call(endpoint)).body.replace(/"ref":"[^"]*"/, '');
  }
  return found;
};

test('F11 an extract without bills and benefits: no address fails, and it rolls back', async () => {
  const { ownerUrl, extractFolder } = server.store;
  const before = await ofMembers();
  expect(Object.keys(before).length).toBeGreaterThan(20);
  const copy = await copyExtract(extractFolder);
  let forced: number | undefined;
  try {
    await emptyFiles(copy, [
      ...(['agency_months', 'collections', 'collection_items'] as const),
      ...(['cremation_enrolments', 'cremation_months', 'guarantees'] as const),
      ...(['beneficiaries', 'welfare_claims', 'welfare_types'] as const),
    ]);
    const made = { folder: copy.folder, ownerUrl, madeUp: true };
    expect((await runIntake(made)).outcome).toBe('differs');
    const report = await runIntake({ ...made, force: true });
    expect(report.faults).toEqual([]);
    forced = report.publicationId;
    expect(report.outcome).toBe('published');
  } finally {
    await copy.remove();
  }
  const failed = Object.entries(await statuses()).filter(([, status]) => status >= 500);
  expect(failed).toEqual([]);
  const without = await ofMembers();
  expect(without).not.toEqual(before);

  expect((await rollback({ ownerUrl })).outcome).toBe('rolled_back');
  expect(await ofMembers()).toEqual(before);
  expect((await rollback({ ownerUrl, to: forced ?? 0 })).outcome).toBe('rolled_back');
  expect(await ofMembers()).toEqual(without);
});
