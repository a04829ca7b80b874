/** Lines that staff write are what the public reads at once, at every server. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readMenu } from '../../../../api/menu/menu.api.ts';
import { type Data, openTwoServers } from '../tests/two-servers.ts';
import { readMarquee } from './marquee.api.ts';

let servers: Awaited<ReturnType<typeof openTwoServers>>;
let staff: Awaited<ReturnType<typeof servers.staff>>;
beforeAll(async () => {
  servers = await openTwoServers();
  staff = await servers.staff('content');
});
afterAll(() => servers.close());

describe('lines of the announcement bar', () => {
  const line = (note_html: string, more = {}) => ({
    ...{ id: null, note_html, shown: true, from_on: null, until_on: null },
    ...more,
  });
  const notes = (data: Data) => data.marquee.map((one: Data) => one.Note);

  test('R030 are shown between their days, in their order, without foreign markup', async () => {
    const { version } = await staff.read(readMarquee.path);
    const { status } = await staff.post(readMarquee.path, {
      version,
      rows: [
        line('สอง <b>หนา</b><script>alert(1)</script>'),
        line('เลยไปแล้ว', { until_on: '2020-01-01' }),
        line('ยังไม่ถึง', { from_on: '2199-01-01' }),
        line('วันนี้', { from_on: '2020-01-01', until_on: '2199-01-01' }),
        line('ซ่อน', { shown: false }),
      ],
    });
    expect(status).toBe(200);
    await servers.toldEverywhere(readMenu.path, (data) =>
      expect(notes(data)).toEqual(['สอง <b>หนา</b>', 'วันนี้']),
    );
    const moments = await servers.stored<{ at: string }>(
      `SELECT to_char(at AT TIME ZONE 'Asia/Bangkok', 'YYYY-MM-DD HH24:MI') AS at
       FROM portal.content_moments WHERE at > '2190-01-01'::timestamptz ORDER BY at`,
    );
    expect(moments.map(({ at }) => at)).toEqual(['2199-01-01 00:00', '2199-01-02 00:00']);
  });

  test('what ends before it begins, and what is nothing but markup, is refused', async () => {
    const { version } = await staff.read(readMarquee.path);
    const bad = line('x', { from_on: '2025-12-02', until_on: '2025-12-01' });
    const rows = [bad, line('<p> </p>')];
    const { status, body } = await staff.post(readMarquee.path, { version, rows });
    expect(status).toBe(400);
    expect(body.data.fields.map((fault: Data) => fault.field)).toEqual([
      'rows.0.until_on',
      'rows.1.note_html',
    ]);
  });

  test('who comes second is told by whom they were overtaken, and nothing is written', async () => {
    const { version, rows } = await staff.read(readMarquee.path);
    const mine = await staff.post(readMarquee.path, { version, rows: [line('แรก')] });
    expect(mine.status).toBe(200);
    const late = await staff.post(readMarquee.path, { version, rows });
    expect([late.status, late.body.data.code]).toEqual([409, 'conflict']);
    expect(late.body.messages).toMatch(/^\S+.* บันทึกรายการนี้ไปก่อนแล้ว/);
    await servers.toldEverywhere(readMenu.path, (data) => expect(notes(data)).toEqual(['แรก']));
  });

  test('nobody gives a row a number that none ever had', async () => {
    const { version } = await staff.read(readMarquee.path);
    const rows = [line('เลขที่เลือกเอง', { id: '777777' })];
    const { status } = await staff.post(readMarquee.path, { version, rows });
    expect(status).toBe(409);
    await servers.toldEverywhere(readMenu.path, (data) => expect(notes(data)).toEqual(['แรก']));
  });
});
