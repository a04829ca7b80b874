/** How this room's endpoints answer each kind of caller. */
import {
  type MatrixRows,
  noSuchMonth,
  november,
  wrongMonths,
  wrongVersions,
} from '../../../../tools/endpoints/tests/rows.ts';

const line = { membership_no: '000123', seq: 1, outcome: 'FULL', collected: '1.00' };
const ofLine = (change: object, field: string) => ({
  input: { ...november, version: 0, lines: [{ ...line, ...change }] },
  field: `lines.0.${field}`,
});

export const matrixRows: MatrixRows = {
  'agency.report': {
    mine: () => ({ as: 'agency:01011001-2', input: november, status: 200, rc: '1' }),
    notMine: noSuchMonth({}),
    malformed: wrongMonths,
  },
  'agency.report.save': {
    mine: () => ({
      as: 'agency:01011001',
      input: { ...november, version: 0, lines: [], explanation: 'ยังไม่ครบ' },
      status: 200,
      rc: '1',
    }),
    notMine: noSuchMonth({ version: 0, lines: [] }),
    malformed: [
      ...wrongVersions({ lines: [] }),
      { input: { ...november, version: 0 }, field: 'lines' },
      { input: { ...november, version: 0, lines: 'x' }, field: 'lines' },
      { input: { ...november, version: 0, lines: [], explanation: 7 }, field: 'explanation' },
      ofLine({ membership_no: '123' }, 'membership_no'),
      ofLine({ seq: 0 }, 'seq'),
      ofLine({ outcome: 'SOME' }, 'outcome'),
      ofLine({ collected: '1' }, 'collected'),
      ofLine({ collected: '-1.00' }, 'collected'),
      ofLine({ collected: 1 }, 'collected'),
      ofLine({ reason: 'LAZY' }, 'reason'),
      ofLine({ new_agency: 'x'.repeat(121) }, 'new_agency'),
      ofLine({ note: 'x'.repeat(201) }, 'note'),
      ofLine({ posted: true }, 'posted'),
    ],
  },
};
