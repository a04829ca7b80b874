/** What each endpoint answers to whom: the table that `matrix.server.test.ts` walks (D-37). */
import type { MatrixRows } from '../../tools/endpoints/tests/rows.ts';
import { roomRows } from './room-rows.ts';

export const matrix: MatrixRows = Object.assign({}, ...roomRows.map((room) => room.matrixRows));
