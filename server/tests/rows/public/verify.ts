import type { Row } from '../row.ts';

export const verifyRows: Readonly<Record<string, Row>> = {
  'info.verify': {
    mine: ({ paperCode }) => ({
      as: 'visitor',
      input: { code: paperCode },
      status: 200,
      rc: '1',
    }),
    notMine: ({ paperCode }) => ({
      as: 'visitor',
      input: { code: [...paperCode].toReversed().join('') },
      status: 404,
      code: 'not_found',
    }),
    malformed: [
      { input: { code: 'x'.repeat(113) }, field: 'code' },
      { input: { code: 'x', membership_no: '000456' }, field: 'membership_no' },
    ],
  },
};
