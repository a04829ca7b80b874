import { afterAll, beforeAll, expect, test } from 'vitest';
import { leaveNotice } from '../../intake/drops/notice.ts';
import { openTestApp } from '../../tools/test-app.ts';
import { openLog } from '../start/log.ts';
import { sendNotices } from './notices.ts';

let app: Awaited<ReturnType<typeof openTestApp>>;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const notice = { subject: 'นำเข้าแล้ว', body: 'สมาชิก 3 คน' };

/** Sends to these, and gives what the log says and who was written to. */
async function sendTo(...to: string[]) {
  const lines: string[] = [];
  const log = openLog({ write: (line) => lines.push(line) });
  const before = app.outbox.messages.length;
  await sendNotices({ log }, { records: app.records, outbox: app.outbox, to });
  return { lines, written: app.outbox.messages.slice(before) };
}

test('each notice goes once to each address, also when two servers look at a time', async () => {
  await leaveNotice(app.ownerUrl, notice);
  const mail = { channel: 'mail', subject: notice.subject, text: notice.body };
  const both = await Promise.all([sendTo('a@x.example', 'b@x.example'), sendTo('c@x.example')]);
  const written = new Set(both.flatMap((one) => one.written));
  const addresses = [...written].map(({ to }) => to).sort();
  expect([['a@x.example', 'b@x.example'], ['c@x.example']]).toContainEqual(addresses);
  for (const one of written) expect(one).toMatchObject(mail);
  expect((await sendTo('a@x.example')).written).toEqual([]);
});

test('as long as mail does not get through it waits', async () => {
  await leaveNotice(app.ownerUrl, notice);
  app.outbox.setOpen('mail', false);
  expect((await sendTo('a@x.example')).written).toEqual([]);
  app.outbox.setOpen('mail', true);
  expect((await sendTo('a@x.example')).written).toHaveLength(1);
});

test('without an address the log says that nobody was told, and not of what', async () => {
  await leaveNotice(app.ownerUrl, notice);
  const { lines, written } = await sendTo();
  expect(written).toEqual([]);
  expect(JSON.parse(lines.join(''))).toMatchObject({
    ...{ notices: 1, msg: 'nobody to tell of extracts: no INTAKE_MAIL' },
  });
  expect(lines.join('')).not.toContain(notice.body);
});
