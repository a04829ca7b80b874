/**
 * How far a run has come, for the next one to go on where it was cut: which files are staged,
 * keyed, verified and compared, and what later files are held against. It lies in the store beside
 * the staged tables, is good for the same extract, program and shown publication alone, and goes
 * with the tables when a run ends in any other way than by being cut.
 */
import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type pg from 'pg';
import { partName } from '../records/parts.ts';
import { newRegister, type Register, readRegister } from './check/register.ts';
import type { ComparedSubject } from './comparison/compare-subject.ts';
import type { SubjectName } from './layout.ts';
import type { FileReport } from './load.ts';
import type { Quarantine } from './quarantine/quarantine.ts';
import { inTransaction } from './staging/session.ts';
import { madeTables } from './staging/table.ts';

/** What a checkpoint is good for. */
export interface RunKey {
  /** Of the extract. */
  readonly hash: string;
  /** Of the publication that it is compared with. */
  readonly shownId: number | undefined;
}

/** What a run begins with: nothing, or where the last one was cut. */
export interface Start {
  /** Number of the staged tables; undefined where there are none yet. */
  readonly publicationId?: number;
  /** Subjects that are done. */
  readonly done: readonly SubjectName[];
  readonly files: readonly FileReport[];
  readonly compared: readonly ComparedSubject[];
  readonly register: Register;
}

/** A run takes a checkpoint after files that took this long together. */
export const usualCheckpointSeconds = 30;

const table = 'staging.checkpoint';

export const fromTheStart = (quarantine?: Quarantine): Start => ({
  done: [],
  files: [],
  compared: [],
  register: newRegister(quarantine),
});

let programHash: Promise<string> | undefined;

/** Of all code that reads and checks: what another version has checked is checked again. */
async function hashProgram(): Promise<string> {
  const root = resolve(import.meta.dirname, '..');
  const hash = createHash('sha256');
  for (const path of globSync('{intake,core}/**/*.ts', { cwd: root }).sort()) {
    hash.update(path).update(await readFile(join(root, path)));
  }
  return hash.digest('hex');
}

async function keyOf({ hash, shownId }: RunKey): Promise<string> {
  programHash ??= hashProgram();
  return `${hash} ${shownId ?? 0} ${await programHash}`;
}

/** What a checkpoint says. */
export interface Written extends Omit<Start, 'register'> {
  readonly publicationId: number;
  readonly register: Uint8Array;
}

/** Staged tables of these subjects, and of what is made of them. */
const partsOf = (done: readonly SubjectName[], publicationId: number): string[] =>
  [...done.map((name) => ({ name })), ...madeTables].map((one) => partName(one, publicationId));

/** Whether each of the tables is still there; parts that were joined to records are not. */
async function areStaged(session: pg.Client, { done, publicationId }: Written): Promise<boolean> {
  const names = partsOf(done, publicationId);
  const { rows } = await session.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM pg_catalog.pg_tables
     WHERE schemaname = 'staging' AND tablename = ANY ($1)`,
    [names],
  );
  return rows[0]?.count === names.length;
}

/** Where the last run was cut that took the same extract in; from the start where there is none. */
export async function findStart(session: pg.Client, key: RunKey): Promise<Start> {
  const written = await keyOf(key);
  const exists = await session.query(`SELECT to_regclass('${table}') IS NOT NULL AS found`);
  if (exists.rows[0].found !== true) return fromTheStart();
  const { rows } = await session.query<{ state: Buffer }>(
    `SELECT state FROM ${table} WHERE key = $1`,
    [written],
  );
  if (!rows[0]) return fromTheStart();
  const found: Written = deserialize(rows[0].state);
  if (!(await areStaged(session, found))) return fromTheStart();
  return { ...found, register: readRegister(found.register) };
}

/**
 * Replaces the checkpoint of before. Its table is made anew: filled by the transaction that makes
 * it, it goes to the disk once and leaves no dead row. It is not compressed: of a large cooperative
 * that took as long as the intake of a file.
 */
export async function saveCheckpoint(
  session: pg.Client,
  key: RunKey,
  written: Written,
): Promise<void> {
  const values = [await keyOf(key), serialize(written)];
  await inTransaction(session, async () => {
    await session.query(
      `DROP TABLE IF EXISTS ${table};
       CREATE TABLE ${table} (key text NOT NULL, state bytea NOT NULL);
       ALTER TABLE ${table} ALTER state SET STORAGE EXTERNAL`,
    );
    await session.query(`INSERT INTO ${table} (key, state) VALUES ($1, $2)`, values);
  });
}

/** Names of the tables in schema staging that a run from there still needs. */
export const neededTables = ({ done, publicationId }: Start): readonly string[] =>
  publicationId === undefined ? [] : ['checkpoint', ...partsOf(done, publicationId)];
