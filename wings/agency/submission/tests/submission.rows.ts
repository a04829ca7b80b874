/** How this room's endpoints answer each kind of caller. */
import { type MatrixRows, november, type Row } from '../../../../tools/endpoints/tests/rows.ts';

const noSuchMonth = (input: object) => () => ({
  as: 'agency:01011001',
  input: { ...november, ...input, year: '2400' },
  status: 404,
  code: 'not_found',
});
const wrongVersions = (input: object): Row['malformed'] => [
  { input: { ...november, ...input }, field: 'version' },
  { input: { ...november, ...input, version: '1' }, field: 'version' },
  { input: { ...november, ...input, version: -1 }, field: 'version' },
  { input: { ...november, ...input, version: 1.5 }, field: 'version' },
  { input: { month: '11', version: 0, ...input }, field: 'year' },
  { input: { ...november, month: '13', version: 0, ...input }, field: 'month' },
  { input: { ...november, version: 0, ...input, state: 'ACCEPTED' }, field: 'state' },
];

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
