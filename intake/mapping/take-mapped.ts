/** Takes a core's own files in by a mapping; what is wrong is said of these files. */
import { mkdir, readdir } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Day } from '../../core/days.ts';
import { readFault } from '../../records/driver/faults.ts';
import { Faults } from '../fault.ts';
import { inPrivateFolder } from '../private-folder.ts';
import { summarize } from '../report/summarize.ts';
import { type IntakeOptions, type IntakeReport, runIntake } from '../run-intake.ts';
import { isDemoStore, withSession } from '../staging/session.ts';
import { WrongUse } from '../wrong-use.ts';
import { mappingReasons, mappingText } from './mapping.text.ts';
import type { Mapping } from './mapping.ts';

/**
 * Schemas, YAML and workbooks load as long as all the rest of a command: only whoever has a mapping
 * waits for them.
 */
const loadReading = () => import('./schema/read-mapping.ts');
const loadTranslation = () => import('./translate/translate.ts');

/** A mapping that cannot be used; the message has a line for each fault. */
export class UnfitMapping extends WrongUse {}

const ownMappings = fileURLToPath(new URL('../mappings/', import.meta.url));
const ending = '.yaml';

/** Where the mapping of a name lies; undefined of a path, which is its own place. */
async function ownMapping(name: string): Promise<string | undefined> {
  if (!/^[\w-]+$/.test(name)) return undefined;
  const files = (await readdir(ownMappings)).filter((file) => file.endsWith(ending));
  const names = files.map((file) => file.slice(0, -ending.length));
  if (names.includes(name)) return join(ownMappings, `${name}${ending}`);
  throw new UnfitMapping(mappingText.fault(name, 1, mappingReasons.noSuchMapping(names)));
}

/** Reads a mapping by its name in `intake/mappings`, or by its path. Throws UnfitMapping. */
export async function findMapping(name: string): Promise<Mapping> {
  const { readMapping } = await loadReading();
  const { mapping, faults } = await readMapping((await ownMapping(name)) ?? name);
  if (mapping) return mapping;
  const lines = faults.map(({ file, line, reason }) => mappingText.fault(file, line, reason));
  throw new UnfitMapping([...lines, mappingText.unfit(faults.length)].join('\n'));
}

export interface MappedOptions extends IntakeOptions {
  readonly mapping: Mapping;
  /** The day that the files speak of, when the mapping does not find it. */
  readonly asOf?: Day | undefined;
}

async function isDemo(ownerUrl: string): Promise<boolean> {
  return withSession(ownerUrl, isDemoStore).catch((error) => {
    throw readFault(error);
  });
}

/** Notes a run down that came to no extract. */
async function refuse(options: MappedOptions, faults: Faults, beganAt: Date) {
  const summary = await withSession(options.ownerUrl, (session) =>
    summarize(session, options, { outcome: 'refused' }, faults, beganAt),
  );
  const { list, more } = faults;
  const millis = Date.now() - beganAt.getTime();
  const nothing = { files: [], comparison: [] };
  return { outcome: 'refused' as const, ...nothing, faults: list, more, millis, summary };
}

/** As `runIntake`, of the core's own files: its faults name their files, lines and columns. */
export async function takeMapped(options: MappedOptions): Promise<IntakeReport> {
  const { mapping, folder, ownerUrl, asOf, stallSeconds, ...others } = options;
  const beganAt = new Date();
  // Before any of it is read: not even a check leaves a trace of real people in a demo.
  options.progress?.({ phase: 'look', processedBytes: 0, totalBytes: 0 });
  if (await isDemo(ownerUrl)) {
    return { outcome: 'demo', files: [], comparison: [], faults: [], more: false, millis: 0 };
  }
  const { translate } = await loadTranslation();
  return inPrivateFolder(async (out) => {
    const faults = new Faults();
    const origins = await translate({
      ...{ folder, mapping, ownerUrl, asOf, faults, stallSeconds },
      ...{ out, wayBack: out },
    });
    if (!origins) return refuse(options, faults, beganAt);
    return runIntake({
      ...{ source: basename(resolve(folder)), ...others, folder: out, ownerUrl },
      mostInQuarantine: mapping.mostInQuarantine ?? options.mostInQuarantine,
      locate: (fault) => origins.locate(fault),
    });
  });
}

export interface TranslateRequest {
  readonly folder: string;
  readonly mapping: Mapping;
  readonly ownerUrl: string;
  readonly asOf?: Day | undefined;
  readonly out: string;
}

/** Writes the 20 files of our layout into an empty or a new folder, and stops there. */
export async function translateTo(request: TranslateRequest): Promise<Faults | 'demo'> {
  if (await isDemo(request.ownerUrl)) return 'demo';
  const names = await readdir(request.out).catch(() => []);
  if (names.length > 0) throw new Error(mappingText.occupied(request.out));
  await mkdir(request.out, { recursive: true, mode: 0o700 });
  const faults = new Faults();
  const { translate } = await loadTranslation();
  await inPrivateFolder((wayBack) => translate({ ...request, wayBack, faults }));
  return faults;
}
