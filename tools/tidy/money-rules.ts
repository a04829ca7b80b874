/** Rules on amounts: one reader, one writer, and nothing that passes for nought (decision 0008). */
import { isScript, isTest, type Source } from './source.ts';

/** What members see or take home is made there; tools and the demo speak to nobody. */
const product = /^(?:core|api|kit|shell|parts|records|papers|wings|web|server)\//;
/** Arithmetic, where a sum begins at nothing. */
const sumsBegin = /^core\//;
/** Where amounts that may be none are read: the reader, what people type, cells of a sheet. */
const readers = [
  /^core\/satang\.ts$/,
  /^core\/typed\//,
  /^core\/agency\/result-file\/amount\.ts$/,
  /^papers\/sheet\/cells\.ts$/,
];
/** Where figures become words. Logs of the server and of commands are no figures of a reader. */
const writers = [/^core\/thai-number\.ts$/, /^(?:records|server)\//];

const isIn = (homes: readonly RegExp[], path: string): boolean =>
  homes.some((home) => home.test(path));

interface Rule {
  readonly pattern: RegExp;
  readonly fault: string;
  readonly isHome: (path: string) => boolean;
}

const rules: readonly Rule[] = [
  {
    pattern: /\b(?:parse|read)\w*\((?:[^()]|\([^()]*\))*\)\s*(?:\?\?|\|\|)\s*0n?\b/,
    fault: 'what cannot be read passes for nought: readBaht fails instead',
    isHome: () => false,
  },
  {
    pattern: /(?:\?\?|\|\|)\s*0n\b/,
    fault: '`?? 0n` hides a missing amount: say which case it is, or fail',
    isHome: (path) => sumsBegin.test(path),
  },
  {
    pattern: /\b(?:Number|BigInt)\(\s*[\w.?[\]]*(?:wire|baht|amount|satang)\w*\s*(?:\?\?|\|\|)/i,
    fault: 'a missing amount passes for nought',
    isHome: () => false,
  },
  {
    pattern: /\bparseBaht\(/,
    fault: 'parseBaht: readBaht for what our server wrote, parseTypedBaht for what people type',
    isHome: (path) => isIn(readers, path),
  },
  {
    pattern: /\.toFixed\(|\.toLocaleString\(|\bIntl\.NumberFormat\b/,
    fault: 'figures are written by formatBaht and formatNumber of core/thai-number.ts alone',
    isHome: (path) => isIn(writers, path),
  },
  {
    pattern: /\b(?:formatBaht|formatMove|wireBaht)\([^\n]*\)\s*\.replace/,
    fault: 'the words of an amount are changed after they were written',
    isHome: (path) =>
      isIn(readers, path) || /^wings\/info\/[\w-]+-calculator\/(?:address|fields)\.ts$/.test(path),
  },
];

/** Faults of one file, one line each. */
export function moneyFaults({ path, code }: Source): string[] {
  if (!isScript(path) || isTest(path) || !product.test(path)) return [];
  return rules.flatMap(({ pattern, fault, isHome }) => {
    const at = isHome(path) ? -1 : code.search(pattern);
    return at < 0 ? [] : [`line ${code.slice(0, at).split('\n').length}: ${fault}`];
  });
}
