/** Where the code of a paper stands in an address. */

interface Query {
  get(name: string): string | null;
}

/** As many letters as the server takes. */
export const longestCode = 112;

/** The code as it was typed: of the path, else of a form without script; undefined for none. */
export function requestedCode(inPath: string | undefined, query: Query): string | undefined {
  const typed = (inPath ?? query.get('code') ?? '').trim().slice(0, longestCode).toWellFormed();
  return typed === '' ? undefined : typed;
}
