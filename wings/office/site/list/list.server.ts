/** Reads and writes a list of the public site for staff. */
import { isOwnPage } from '../../../../api/own-pages.ts';
import { Problem } from '../../../../api/problem.ts';
import type { Db } from '../../../../records/database.ts';
import { type Change, contentHistory, type StoredRow } from '../../../../records/office/history.ts';
import type { OfficeList, RowToStore } from '../../../../records/office/lists.ts';
import { goneLinks } from '../../../../records/office/own-links.ts';
import type { Services } from '../../../../records/services.ts';
import { listServerText as text } from './list.server.text.ts';

/** How a list of the store and its rows on the wire become each other. */
export interface Served<Row, Sent> {
  readonly list: OfficeList;
  readonly present: (row: StoredRow) => Row;
  readonly toStored: (row: Sent, position: number) => RowToStore;
  /** Addresses that a row leads to. */
  readonly linksOf?: (row: Row) => readonly string[];
}

/** Whoever comes second is told by whom they were overtaken. */
export async function refuseOvertaken(db: Db, subjects: readonly string[]): Promise<never> {
  const [last] = await contentHistory(db, subjects);
  throw new Problem('conflict', {
    text: last === undefined ? text.changed : text.changedBy(last.staffName),
  });
}

/** A change as it travels. */
export function changeOf<Row>(change: Change, present: (row: StoredRow) => Row) {
  const { id, at, staffName, subject, before, after } = change;
  return {
    ...{ id, at: at.toISOString(), staff_name: staffName, subject },
    before: before && present(before),
    after: after && present(after),
  };
}

async function readIn<Row, Sent>(db: Db, { list, present, linksOf }: Served<Row, Sent>) {
  const [{ version, rows }, history] = await Promise.all([
    list.read(db),
    contentHistory(db, [list.table]),
  ]);
  const presented = rows.map(present);
  const links = linksOf === undefined ? [] : presented.flatMap(linksOf);
  return {
    version,
    rows: presented,
    gone: [...(await goneLinks(db, links, isOwnPage))],
    history: history.map((change) => changeOf(change, present)),
  };
}

/** All of a list, with what was changed in it. */
export const readList = <Row, Sent>(
  { records }: Services,
  staffId: string,
  served: Served<Row, Sent>,
) => records.asStaff(staffId, (db) => readIn(db, served));

/** Writes the list whole and gives it as it then is. @throws Problem conflict */
export const saveList = <Row, Sent>(
  { records }: Services,
  staffId: string,
  served: Served<Row, Sent>,
  sent: { readonly version: string; readonly rows: readonly Sent[] },
) =>
  records.asStaff(staffId, async (db) => {
    const { list, toStored } = served;
    if ((await list.lock(db)) !== sent.version) await refuseOvertaken(db, [list.table]);
    if (!(await list.write(db, sent.rows.map(toStored)))) throw new Problem('conflict');
    return readIn(db, served);
  });
