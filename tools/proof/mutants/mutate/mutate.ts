/** Mutants of an extract, by kind, drawn by a random that comes out the same each time. */
import { manifestFile } from '../../../../intake/layout.ts';
import { oneOf } from '../../seeded.ts';
import { mendManifest } from '../reconcile/manifest.ts';
import type { Layout } from '../reconcile/reconcile.ts';
import {
  changeHeader,
  changeLineBreaks,
  changeManifest,
  cutFile,
  insertBytes,
  swapFile,
} from './bytes.ts';
import { changeAmount, changeNumber, changePair, shiftLedger } from './money.ts';
import {
  blankField,
  deleteRow,
  doubleRow,
  exchangeValues,
  moveDay,
  moveRow,
  replaceCode,
  replaceKey,
} from './rows.ts';
import type { Bytes, Mutate, Mutation, Random } from './table.ts';

const ofRows: Readonly<Record<string, Mutate>> = {
  'a row deleted': deleteRow,
  'a row doubled': doubleRow,
  'a row moved': moveRow,
  'values exchanged': exchangeValues,
  'a field blanked': blankField,
  'a code replaced': replaceCode,
  'a key replaced': replaceKey,
  'a day moved': moveDay,
  'an amount changed': changeAmount,
  'a number changed': changeNumber,
  'a ledger shifted': shiftLedger,
  'a pair that makes up': changePair,
  'a header changed': changeHeader,
};

const ofBytes: Readonly<Record<string, Mutate>> = {
  'a file cut': cutFile,
  'bytes put in': insertBytes,
  'line breaks changed': changeLineBreaks,
};

const manifestKind = 'the manifest changed';
const swapKind = 'a file of another extract';

/** All of them, in the order of the table. */
export const mutantKinds: readonly string[] = [
  ...Object.keys(ofRows),
  ...Object.keys(ofBytes),
  swapKind,
  manifestKind,
];

export interface Mutant extends Mutation {
  readonly kind: string;
  /** Whether the manifest was made to fit. */
  readonly mended: boolean;
}

export interface Source {
  readonly bytes: Bytes;
  /** The extract of another number of members. */
  readonly others: Bytes;
  readonly layout: Layout;
}

function mutateOnce(source: Source, kind: string, mended: boolean, random: Random) {
  const { bytes, others, layout } = source;
  const all: Readonly<Record<string, Mutate>> = {
    ...ofRows,
    ...ofBytes,
    [swapKind]: swapFile(others),
    [manifestKind]: changeManifest,
  };
  const mutation = all[kind]?.(bytes, random);
  if (mutation === undefined) return undefined;
  const differs = [...mutation.changed].some(([file, text]) => text !== bytes.get(file));
  if (!differs || !mended) return differs ? { ...mutation, kind, mended } : undefined;
  if (mutation.changed.has(manifestFile)) return undefined;
  const good = bytes.get(manifestFile) ?? '';
  const manifest = mendManifest(good, layout.stated, mutation.changed);
  if (manifest === undefined) return undefined;
  const changed = new Map([...mutation.changed, [manifestFile, manifest]]);
  return { ...mutation, kind, mended, changed };
}

/** One mutant; with `mended` its manifest fits it, so that no control total gives it away. */
export function mutantOf(source: Source, mended: boolean, random: Random): Mutant {
  const kind = oneOf(
    mutantKinds.filter((one) => !mended || one !== manifestKind),
    random,
  );
  // What is drawn may find nothing to change, or leave a file that no manifest fits.
  for (let attempts = 0; attempts < 100; attempts += 1) {
    const mutant = mutateOnce(source, kind, mended, random);
    if (mutant !== undefined) return mutant;
  }
  throw new Error(`${kind}: nothing to change`);
}
