/** What the core system of the demo cooperative delivers a night after a full extract. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays, type Day } from '../../core/days.ts';
import { parseThaiDate } from '../../core/thai-date.ts';
import { manifestFile } from '../../intake/layout.ts';
import { writeExtract } from '../write-extract.ts';
import { writeDelta } from './write-delta.ts';

export interface NextNight {
  /** A full extract that `writeExtract` wrote. */
  readonly base: string;
  readonly out: string;
  /** The day that the demo is dated by; that of the base's records unless told. */
  readonly date?: Day | undefined;
  /** The day the records speak of; the one after the base's unless told. */
  readonly asOf?: Day | undefined;
}

/** The folder holds no extract to go on from. */
export class NoBase extends Error {
  readonly folder: string;
  constructor(folder: string, cause?: unknown) {
    super(`no extract in ${folder}`, { cause });
    this.folder = folder;
  }
}

/** The day and the number of members of an extract, as its manifest states them. */
async function statedIn(folder: string): Promise<{ asOf: Day; members: number }> {
  const text = await readFile(join(folder, manifestFile), 'latin1').catch((error) => {
    throw new NoBase(folder, error);
  });
  const [, written = '', members] = /^(\S+?),members\.csv,(\d+),/m.exec(text) ?? [];
  const asOf = parseThaiDate(written);
  if (asOf === undefined) throw new NoBase(folder);
  return { asOf, members: Number(members) };
}

/** Writes a delta upon `base`; gives the day that it speaks of. Throws as `writeExtract` does. */
export async function writeNextNight({ base, out, date, asOf }: NextNight): Promise<Day> {
  const stated = await statedIn(base);
  const next = await mkdtemp(join(tmpdir(), 'sahakon-night-'));
  const day = asOf ?? addDays(stated.asOf, 1);
  try {
    const { members } = stated;
    await writeExtract({ folder: next, members, date: date ?? stated.asOf, asOf: day });
    await writeDelta({ base, next, out });
    return day;
  } finally {
    await rm(next, { recursive: true });
  }
}
