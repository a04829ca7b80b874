import type { Row } from '../row.ts';

export const homeRows: Readonly<Record<string, Row>> = {
  'info.home': {
    mine: () => ({ as: 'visitor', input: {}, status: 200, rc: '1' }),
    notMine: 'the input names nobody',
    malformed: [{ input: { page: '2' }, field: 'page' }],
  },
};
