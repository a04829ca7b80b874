/** Whatever is published: every address answers, and an earlier publication is shown as it was. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rollback } from '../../intake/rollback.ts';
import { runIntake } from '../../intake/run-intake.ts';
import { copyExtract, emptyFiles } from '../../intake/tests/held-store.ts';
import { openAnswers, reading } from './calls/member-answers.ts';
import { openTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
let answers: Awaited<ReturnType<typeof openAnswers>>;
beforeAll(async () => {
  server = await openTestServer();
  answers = await openAnswers(server);
});
afterAll(() => server.close());

const ofMembers = () => answers.ofMembers();

const statuses = async () => {
  const found: Record<string, number> = {};
  for (const endpoint of reading) found[endpoint.name] = (await answers.call(endpoint)).statusCode;
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
