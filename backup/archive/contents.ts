/** What stands in the first and the last entry of a backup. */
import * as z from 'zod/mini';
import type { TableCount } from './row-digest.ts';

/** Raised when an older program could not read what this one writes. */
export const format = 1;

export const manifestName = 'manifest.json';
export const contentsName = 'contents.json';
/** Sealed once more, under a passphrase of its own. */
export const secretName = 'secret.age';

/** A table as it was copied: `records.share_lines` is one for each publication that has rows. */
export interface CopiedTable {
  readonly name: string;
  /** Of a table that is divided by publication: whose part this is. */
  readonly publication?: number | undefined;
  /** In the order in which a row's fields stand. */
  readonly columns: readonly string[];
}

/** What the cooperative owns and owes, so that people can compare two stores at a glance. */
export interface Figures {
  readonly publication: number;
  /** `YYYY-MM-DD` */
  readonly asOf: string;
  readonly members: number;
  /** Satang, as text: JSON's numbers end at 2^53. */
  readonly shares: string;
  readonly loans: string;
  readonly deposits: string;
}

export interface Manifest {
  readonly format: number;
  readonly madeAt: string;
  /** Version of the program. */
  readonly program: string;
  readonly cooperative: string;
  /** Of the database server, for people. */
  readonly database: string;
  readonly migrations: readonly { readonly name: string; readonly checksum: string }[];
  /** In the order in which their references allow them to be filled. */
  readonly tables: readonly CopiedTable[];
  /** Undefined before the first intake. */
  readonly figures?: Figures | undefined;
  readonly demo: boolean;
}

export interface Contents {
  /** By `entryOf`, as the manifest lists them. */
  readonly tables: Readonly<Record<string, TableCount>>;
  /** SHA-256 of every other entry but this one and the manifest, by its name. */
  readonly files: Readonly<Record<string, string>>;
  /** Where the numbers of each sequence have come to. */
  readonly sequences: readonly Sequence[];
}

export interface Sequence {
  readonly name: string;
  readonly value: string;
  /** Whether `value` itself was given out. */
  readonly given: boolean;
}

const tableName = z.string().check(z.regex(/^(?:portal|records)\.[a-z_]{1,63}$/));
const count = z.int().check(z.nonnegative());
const hex = (digits: number) => z.string().check(z.regex(new RegExp(`^[0-9a-f]{${digits}}$`)));

/** What is read becomes SQL and paths: nothing else than what we write is taken. */
export const manifestShape = z.object({
  format: z.int(),
  madeAt: z.string(),
  program: z.string(),
  cooperative: z.string(),
  database: z.string(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(
    z.object({
      name: tableName,
      publication: z.optional(z.int().check(z.positive())),
      columns: z.array(z.string()).check(z.minLength(1)),
    }),
  ),
  figures: z.optional(
    z.object({
      publication: z.int(),
      asOf: z.string(),
      members: count,
      shares: z.string(),
      loans: z.string(),
      deposits: z.string(),
    }),
  ),
  demo: z.boolean(),
});

export const contentsShape = z.object({
  tables: z.record(z.string(), z.object({ rows: count, digest: hex(16) })),
  files: z.record(z.string(), hex(64)),
  sequences: z.array(
    z.object({
      name: tableName,
      value: z.string().check(z.regex(/^\d{1,19}$/)),
      given: z.boolean(),
    }),
  ),
});

/** `tables/records.share_lines.12`; its pieces are numbered below it. */
export const entryOf = ({ name, publication }: CopiedTable): string =>
  `tables/${name}${publication === undefined ? '' : `.${publication}`}`;
