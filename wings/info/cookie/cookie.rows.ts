/** How this room's endpoints answer each kind of caller. */
import { type MatrixRows, namesNobody } from '../../../tools/endpoints/tests/rows.ts';

export const matrixRows: MatrixRows = {
  'info.policy': {
    mine: () => ({ as: 'visitor', input: { kind: 'cookies' }, status: 200, rc: '1' }),
    notMine: () => ({
      as: 'visitor',
      input: { kind: 'privacy', version: '999' },
      status: 404,
      code: 'not_found',
    }),
    malformed: [
      { input: { kind: 'TERMS' }, field: 'kind' },
      { input: { kind: 'cookies', version: '0' }, field: 'version' },
      { input: { kind: 'cookies', version: "1' OR '1'='1" }, field: 'version' },
      { input: { kind: 'cookies', page: '2' }, field: 'page' },
    ],
  },
  'info.consent': {
    mine: () => ({ as: 'visitor', input: { choice: 'Y' }, status: 200, rc: '1' }),
    notMine: namesNobody,
    malformed: [
      { input: {}, field: 'choice' },
      { input: { choice: 'maybe' }, field: 'choice' },
      { input: { choice: 'Y', channel: 'telephone' }, field: 'channel' },
      { input: { choice: 'Y', membership_no: '000123' }, field: 'membership_no' },
    ],
  },
};
