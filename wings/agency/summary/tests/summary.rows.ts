/** How this room's endpoints answer each kind of caller. */
import { type MatrixRows, november, wrongMonths } from '../../../../tools/endpoints/tests/rows.ts';

/** Nobody was billed then; whose it would be makes no difference. */
const nobodys = { year: '2400', month: '1' };
const wrongGroups = [
  { input: { ...november, group: 'SHARE' }, field: 'group' },
  { input: { ...november, group: 'refund' }, field: 'group' },
];

export const matrixRows: MatrixRows = {
  'agency.summarize_rep': {
    mine: () => ({
      as: 'agency:01011001',
      input: { ...november, group: 'share' },
      status: 200,
      rc: '1',
    }),
    notMine: () => ({ as: 'agency:01011001', input: nobodys, status: 404, code: 'not_found' }),
    malformed: [...wrongMonths, ...wrongGroups],
  },
  'agency.summarize_rep.file': {
    mine: () => ({
      as: 'agency:01011001',
      input: { ...november, format: 'csv' },
      status: 200,
      rc: '1',
    }),
    notMine: () => ({
      as: 'agency:01011001',
      input: { ...nobodys, format: 'csv' },
      status: 404,
      code: 'not_found',
    }),
    malformed: [
      ...[...wrongMonths, ...wrongGroups].map(({ input, field }) => ({
        input: { format: 'csv', ...input },
        field,
      })),
      { input: november, field: 'format' },
      { input: { ...november, format: 'docx' }, field: 'format' },
    ],
  },
};
