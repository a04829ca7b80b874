/** What intake and backup use; the package brings no types of its own. */
declare module 'pg-copy-streams' {
  import type { Readable, Writable } from 'node:stream';
  import type { Submittable } from 'pg';

  /** A COPY … FROM STDIN to be given to `client.query`; what is written to it is the data. */
  export function from(sql: string): Writable & Submittable;

  /** A COPY … TO STDOUT to be given to `client.query`; what is read from it is the data. */
  export function to(sql: string): Readable & Submittable;
}
