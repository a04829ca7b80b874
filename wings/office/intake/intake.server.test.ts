/** What the office is told of the intake: each run, its report, and files of it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runIntake } from '../../../intake/run-intake.ts';
import { copyExtract, emptyFiles } from '../../../intake/tests/held-store.ts';
import { signInStaff } from '../../../tools/office.ts';
import { openTestApp } from '../../../tools/test-app.ts';

type Headers = Awaited<ReturnType<typeof signInStaff>>;
let app: Awaited<ReturnType<typeof openTestApp>>;
const signed = new Map<string, Headers>();
beforeAll(async () => {
  app = await openTestApp();
  for (const login of ['registry', 'finance', 'content']) {
    signed.set(login, await signInStaff(app, login));
  }
});
afterAll(() => app.close());

const get = (login: string, path: string) => app.get(path, signed.get(login) as Headers);

test('F11 staff see what was refused; it waits for them until a good extract comes', async () => {
  const copy = await copyExtract(app.extractFolder);
  const made = { folder: copy.folder, ownerUrl: app.ownerUrl, madeUp: true };
  try {
    await emptyFiles(copy, ['beneficiaries']);
    await runIntake({ ...made, source: 'คืนวันศุกร์', dryRun: true });
    expect(await waiting()).toBe(0);
    await runIntake({ ...made, source: 'คืนวันศุกร์' });
  } finally {
    await copy.remove();
  }
  const { data } = (await get('registry', '/api/office/intake')).body;
  expect(data.shown).toMatchObject({ as_of: '2025-11-28' });
  const [run] = data.runs;
  expect(run).toMatchObject({
    ...{ outcome: 'differs', dry_run: false, forced: false, source: 'คืนวันศุกร์' },
    ...{ publication: null, fault_count: 1 },
  });
  expect(await waiting()).toBe(1);
  const report = (await get('finance', `/api/office/intake/${run.id}`)).body.data;
  expect(report.faults[0].reason).toMatch(/^ผู้รับโอนประโยชน์.*หายไปทั้งหมด/);
  const gone = report.subjects.find(({ file }: { file: string }) => file === 'beneficiaries.csv');
  expect(gone).toMatchObject({ after: 0, added: 0, changed: 0, missing: gone.before, refused: 1 });
  const file = await get('finance', `/api/office/intake/${run.id}/file?format=csv`);
  expect(file.body).toContain('หายไปทั้งหมด');
  const { extractFolder: folder, ownerUrl } = app;
  expect((await runIntake({ folder, ownerUrl, madeUp: true })).outcome).toBe('unchanged');
  expect(await waiting()).toBe(0);
});

async function waiting(): Promise<number> {
  const { data } = (await get('registry', '/api/office/home')).body;
  const found = data.waiting.find(({ kind }: { kind: string }) => kind === 'intake');
  return found?.count ?? 0;
}

test('D-37 of another role nobody is told that there is such a room', async () => {
  for (const path of ['', '/1', '/1/file?format=csv']) {
    expect((await get('content', `/api/office/intake${path}`)).status).toBe(404);
  }
});
