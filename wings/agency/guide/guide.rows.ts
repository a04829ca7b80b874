/** How this room's endpoints answer each kind of caller. */
import type { MatrixRows } from '../../../tools/endpoints/tests/rows.ts';

const noSuchVersion = (input: object) => () => ({
  as: 'agency:01011001',
  input: { ...input },
  status: 404,
  code: 'not_found',
});

export const matrixRows: MatrixRows = {
  'agency.guide_group': {
    mine: () => ({ as: 'agency:01011001-2', input: {}, status: 200, rc: '1' }),
    notMine: noSuchVersion({ version: '4711' }),
    malformed: [
      { input: { version: '0' }, field: 'version' },
      { input: { version: 'x' }, field: 'version' },
      { input: { person_no: '2' }, field: 'person_no' },
    ],
  },
  'agency.guide_group.said_read': {
    mine: () => ({ as: 'agency:01011001-2', input: { version: 1 }, status: 200, rc: '1' }),
    notMine: noSuchVersion({ version: 4711 }),
    malformed: [
      { input: {}, field: 'version' },
      { input: { version: '1' }, field: 'version' },
      { input: { version: 1, agency_no: '01012002' }, field: 'agency_no' },
    ],
  },
  'agency.guide_group.file': {
    mine: () => ({ as: 'agency:01011001', input: { format: 'pdf' }, status: 200, rc: '1' }),
    notMine: noSuchVersion({ format: 'pdf', version: '4711' }),
    malformed: [
      { input: { format: 'docx' }, field: 'format' },
      { input: { format: 'pdf', version: '1.5' }, field: 'version' },
    ],
  },
};
