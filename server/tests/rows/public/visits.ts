import type { Row } from '../row.ts';

export const visitRows: Readonly<Record<string, Row>> = {
  'info.visits': {
    mine: () => ({ as: 'visitor', input: {}, status: 200, rc: '1' }),
    notMine: 'the input names nobody',
    malformed: [{ input: { day: '2025-11-28' }, field: 'day' }],
  },
};
