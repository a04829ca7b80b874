/** A page of a list whose rows carry how many there are of the kind. */
interface Counted {
  readonly total: number;
}

export interface ListWindow {
  readonly limit: number;
  readonly skip: number;
}

/**
 * The rows of a page, and how many there are of the kind. A page past the end has no row that says
 * so: the first one is asked then.
 */
export async function listPage<Row extends Counted>(
  { limit, skip }: ListWindow,
  read: (limit: number, skip: number) => Promise<readonly Row[]>,
): Promise<{ readonly rows: readonly Row[]; readonly total: number }> {
  const rows = await read(limit, skip);
  const [first] = rows.length > 0 || skip === 0 ? rows : await read(1, 0);
  return { rows, total: first?.total ?? 0 };
}
