/** How this room's endpoints answer each kind of caller. */
import { uploadIn } from '../../../core/media-address.ts';
import {
  type AuditRows,
  plain,
  type Ready,
  type Scene,
} from '../../../tools/endpoints/tests/audit-rows.ts';
import { type RaceRows, readingAlone } from '../../../tools/endpoints/tests/race-rows.ts';
import {
  greyPixel,
  type MatrixRows,
  namesNobody,
  withInput,
} from '../../../tools/endpoints/tests/rows.ts';

/** `ประกาศ` as a text file. */
const textFile = `data:text/plain;base64,${Buffer.from('ประกาศ').toString('base64')}`;
const other = 'staff:service';
const unknown = { name: '0'.repeat(32), reason: 'มีเลขประจำตัวประชาชน' };

export const matrixRows: MatrixRows = {
  'office.media.picture': {
    mine: () => ({ as: 'staff:content', input: { file: greyPixel }, status: 200, rc: '1' }),
    notMine: () => ({ as: other, input: { file: greyPixel }, status: 404, code: 'not_found' }),
    malformed: [
      { input: {}, field: 'file' },
      { input: { file: textFile }, field: 'file' },
      { input: { file: 'https://example.com/a.png' }, field: 'file' },
      { input: { file: greyPixel, name: 'a.png' }, field: 'name' },
    ],
  },
  'office.media.file': {
    mine: () => ({
      as: 'staff:finance',
      input: { file: textFile, name: 'ประกาศ.txt' },
      status: 200,
      rc: '1',
    }),
    notMine: () => ({
      as: other,
      input: { file: textFile, name: 'ประกาศ.txt' },
      status: 404,
      code: 'not_found',
    }),
    malformed: [
      { input: { file: textFile }, field: 'name' },
      { input: { name: 'ประกาศ.txt' }, field: 'file' },
      { input: { file: greyPixel, name: 'ประกาศ.txt' }, field: 'file' },
      { input: { file: textFile, name: '///' }, field: 'file' },
      { input: { file: textFile, name: '<>.txt' }, field: 'name' },
    ],
  },
  'office.media.pictures': {
    mine: () => ({ as: 'staff:registry', input: {}, status: 200, rc: '1' }),
    notMine: namesNobody,
    malformed: [
      { input: { page: '0' }, field: 'page' },
      { input: { page: '-1' }, field: 'page' },
      { input: { q: 'x' }, field: 'q' },
    ],
  },
  'office.media': {
    mine: () => ({
      as: 'staff:admin',
      input: { show: 'files', q: 'ประกาศ' },
      status: 200,
      rc: '1',
    }),
    notMine: () => ({ as: 'staff:finance', input: {}, status: 404, code: 'not_found' }),
    malformed: [
      { input: { show: 'x' }, field: 'show' },
      { input: { page: '0' }, field: 'page' },
      { input: { q: 'ก'.repeat(301) }, field: 'q' },
      { input: { staff: 'x' }, field: 'staff' },
    ],
  },
  'office.media.withdraw': {
    // Nothing was uploaded where this row comes first.
    mine: () => ({ as: 'staff:content', input: unknown, status: 404, rc: '0' }),
    notMine: () => ({ as: 'staff:registry', input: unknown, status: 404, code: 'not_found' }),
    malformed: withInput(unknown, [
      { input: { name: '../a' }, field: 'name' },
      { input: { reason: 'สั้น' }, field: 'reason' },
      { input: { reason: 'ก'.repeat(301) }, field: 'reason' },
      { input: { by: 'x' }, field: 'by' },
    ]),
  },
};

const as = 'staff:content';

/** One that was uploaded for it. */
async function withdrawing(scene: Scene): Promise<Ready> {
  const session = await scene.holder(scene.endpoint('office.media.withdraw'), as);
  const file = `data:text/plain;base64,${Buffer.from(`ฉบับ ${Date.now()}`).toString('base64')}`;
  const answer = await scene.send(
    scene.endpoint('office.media.file'),
    { file, name: 'ฉบับที่ถอน.txt' },
    session,
  );
  const name = uploadIn(answer.json().data.url) ?? '';
  return { as, session, input: { ...unknown, name } };
}

export const auditRows: AuditRows = {
  ...plain({
    'office.media.picture': 'office.media.picture',
    'office.media.file': 'office.media.file',
  }),
  'office.media.withdraw': {
    ready: withdrawing,
    leaves: [{ entry: 'office.media.withdraw', target: (_, input) => String(Object(input).name) }],
  },
};

const uploads = 'SELECT count(*) FROM portal.media';

export const raceRows: RaceRows = {
  // The same content has one address, however often it is uploaded at once.
  'office.media.picture': { wins: 'some', leaves: [[uploads, 1]], mayBeBusy: true },
  'office.media.file': { wins: 'some', leaves: [[uploads, 1]], mayBeBusy: true },
  ...readingAlone('office.media.pictures', 'office.media'),
  'office.media.withdraw': {
    ...{ ready: withdrawing, holds: 'SELECT FROM portal.media FOR UPDATE', wins: 1 },
    leaves: [['SELECT count(*) FROM portal.media WHERE withdrawn_at IS NOT NULL', 1]],
  },
};
