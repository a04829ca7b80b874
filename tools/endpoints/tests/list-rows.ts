/** Rows of a list that staff read and write whole: matrix, audit log and race in one. */
import type { Ready, Scene } from '../../../server/tests/audit-log/left.ts';
import { type AuditRows, leaves } from './audit-rows.ts';
import { type RaceRows, readingAlone } from './race-rows.ts';
import { type MatrixRows, type Row, unknownInput } from './rows.ts';

type ListRow = Readonly<Record<string, unknown>>;

interface WrittenList {
  /** Of the operation that reads; the one that writes is `.save`. */
  readonly name: string;
  readonly entry: string;
  /** Of the schema `portal`. */
  readonly table: string;
  /** The role that writes it, and one that does not. */
  readonly role: string;
  readonly other: string;
  /** One more row. */
  readonly fresh: ListRow;
  readonly malformed: Row['malformed'];
  /** Where the rows stand; `rows` unless told. */
  readonly rows?: string;
  /** As long as this list's are. */
  readonly version?: string;
}

const noVersion = 'd41d8cd98f00b204e9800998ecf8427e';

/** What is at fault in one row, by its field: the call names the row as well. */
export const inRow = (
  fresh: ListRow,
  faults: Readonly<Record<string, unknown>>,
  rows = 'rows',
): Row['malformed'] =>
  Object.entries(faults).map(([field, value]) => ({
    input: {
      version: rows === 'rows' ? noVersion : noVersion.repeat(2),
      [rows]: [{ ...fresh, [field]: value }],
    },
    field: `${rows}.0.${field}`,
  }));

export function listRows(list: WrittenList) {
  const { name, entry, table, role, other, fresh, malformed, rows = 'rows' } = list;
  const version = list.version ?? noVersion;
  const save = `${name}.save`;
  const as = `staff:${role}`;
  const stale = { version, [rows]: [] };

  /** One row more than there are. */
  async function ready(scene: Scene): Promise<Ready> {
    const session = await scene.holder(scene.endpoint(save), as);
    const { data } = (await scene.send(scene.endpoint(name), {}, session)).json();
    return { as, session, input: { version: data.version, [rows]: [...data[rows], fresh] } };
  }

  const matrixRows: MatrixRows = {
    [name]: {
      mine: () => ({ as, input: {}, status: 200, rc: '1' }),
      notMine: () => ({ as: `staff:${other}`, input: {}, status: 404, code: 'not_found' }),
      malformed: [unknownInput],
    },
    [save]: {
      // Of a version that is not the list's: nothing is written.
      mine: () => ({ as, input: stale, status: 409, rc: '0' }),
      notMine: () => ({ as: `staff:${other}`, input: stale, status: 404, code: 'not_found' }),
      malformed: [
        { input: { [rows]: [] }, field: 'version' },
        { input: { ...stale, version: 'x' }, field: 'version' },
        { input: { version }, field: rows },
        { input: { ...stale, staff_id: '1' }, field: 'staff_id' },
        ...malformed,
      ],
    },
  };
  const auditRows: AuditRows = { [save]: { ready, ...leavesOnly(entry) } };
  const raceRows: RaceRows = {
    ...readingAlone(name),
    [save]: { ready, wins: 1, leaves: [[`SELECT count(*) FROM portal.${table}`, 1]] },
  };
  return { matrixRows, auditRows, raceRows };
}

const leavesOnly = (entry: string) => ({ leaves: leaves(entry).leaves });
