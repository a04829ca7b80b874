/** How this room's endpoints answer each kind of caller. */
import {
  type MatrixRows,
  noSuchMonth,
  november,
  wrongVersions,
} from '../../../../tools/endpoints/tests/rows.ts';

export const matrixRows: MatrixRows = {
  'agency.report.submit': {
    mine: () => ({
      as: 'agency:01012002',
      input: { ...november, version: 0 },
      // Nothing is reported yet.
      status: 400,
      rc: '-1',
    }),
    notMine: noSuchMonth({ version: 0 }),
    malformed: wrongVersions({}),
  },
  'agency.report.recall': {
    mine: () => ({
      as: 'agency:01012002',
      input: { ...november, version: 1 },
      // Nothing was handed in yet.
      status: 409,
      rc: '0',
    }),
    notMine: noSuchMonth({ version: 1 }),
    malformed: wrongVersions({}),
  },
};
