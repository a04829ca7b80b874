/** A call of a page, and what must come of it. */

/** How a list in the answer goes over pages, or repeats what a page before had. */
type Pages = Readonly<Record<string, 'lines' | 'by month'>>;

export interface Call {
  /** Of the endpoint. */
  readonly name: string;
  readonly address: string;
  readonly want: unknown;
  readonly pages?: Pages;
  readonly file?: FileCall;
}

export interface FileCall {
  readonly name: string;
  /** Without the format. */
  readonly address: string;
  /** What must stand in the file, as often as it occurs here. */
  readonly must: unknown;
  /** What may stand in it besides what the page shows. */
  readonly also?: unknown;
  readonly formats?: readonly string[];
  /** The address knows one format and is not asked for it. */
  readonly one?: true;
}

/** An address of the members' endpoints. */
export const on = (address: string, query: Readonly<Record<string, string>> = {}): string => {
  const words = new URLSearchParams(query).toString();
  return `/api/member/${address}${words === '' ? '' : `?${words}`}`;
};

/** Some fields of each row. */
export const only = <T extends object>(rows: readonly T[], ...fields: readonly (keyof T)[]) =>
  rows.map((row) => fields.map((field) => row[field]));
