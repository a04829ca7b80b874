/** Names of prepared statements: a query that returns is parsed once a connection. */

// SQL text → name; the same in every connection.
const names = new Map<string, string>();
const mostNames = 500;

/** The name of a query; undefined when so many have one that a connection shall hold no more. */
export function nameOf(sql: string): string | undefined {
  const known = names.get(sql);
  if (known !== undefined || names.size >= mostNames) return known;
  const name = `s${names.size}`;
  names.set(sql, name);
  return name;
}

/** PostgreSQL's text holds no NUL: a hostile one shall find nothing instead of failing. */
export const storable = (value: unknown) =>
  typeof value === 'string' && value.includes('\0') ? value.replaceAll('\0', '\ufffd') : value;
