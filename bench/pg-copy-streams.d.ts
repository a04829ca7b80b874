/** The function that only the bench uses; `intake/staging` declares the other one. */
declare module 'pg-copy-streams' {
  import type { Readable } from 'node:stream';
  import type { Submittable } from 'pg';

  /** A COPY … TO STDOUT to be given to `client.query`; what is read from it is the data. */
  export function to(sql: string): Readable & Submittable;
}
