/** Rules on amounts and years: each is read, written and added up in one place (decision 0008). */
import { isScript, isTest, type Source } from './source.ts';

/** What members see or take home is made there; tools and the demo speak to nobody. */
const product = /^(?:core|api|kit|shell|parts|records|papers|wings|web|server)\//;
/** Where sums begin at nothing. */
const sums = /^core\/satang\.ts$/;
/**
 * Figures computed a second time, apart from the program: they prove it because they share nothing
 * with it, and so read amounts and years by their own means.
 */
const independent = /^(?:core\/tests\/naive|tools\/proof\/(?:recount|traffic))\//;
/** Where amounts that may be none are read: the reader, what people type, cells of a sheet. */
const readers = [
  /^core\/satang\.ts$/,
  /^core\/rate-bands\.ts$/,
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

const isTidy = (path: string): boolean => path.startsWith('tools/tidy/');

/** Held in every script, tests and tools too. */
const everywhere: readonly Rule[] = [
  {
    pattern: /(?:\?\?|\|\|)\s*0n\b/,
    fault: '`?? 0n` hides a missing amount: fail, or say why it is nothing (core/satang.ts)',
    isHome: (path) => sums.test(path) || independent.test(path) || isTidy(path),
  },
  {
    pattern: /\b543\b/,
    fault: 'years of the Buddhist era are made in core/thai-date.ts alone',
    isHome: (path) =>
      path === 'core/thai-date.ts' ||
      // A planted fault names the line that it spoils.
      path === 'tools/proof/defects/planted/money.ts' ||
      independent.test(path) ||
      isTidy(path),
  },
];

const rules: readonly Rule[] = [
  {
    pattern: /\b(?:parse|read)\w*\((?:[^()]|\([^()]*\))*\)\s*(?:\?\?|\|\|)\s*0n?\b/,
    fault: 'what cannot be read passes for nought: readBaht fails instead',
    isHome: () => false,
  },
  {
    pattern: /\borNothing\((?:parse|read)/,
    fault: 'what cannot be read passes for nought: readBaht fails instead',
    isHome: () => false,
  },
  {
    pattern: /\.reduce\b(?:(?!;\n)[\s\S])*?,\s*0n,?\s*\)/,
    fault: 'amounts are added up by sumOf and sumSatang of core/satang.ts',
    isHome: (path) => sums.test(path),
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
    pattern: /\b(?:formatBaht|formatMove|toDtoBaht)\([^\n]*\)\s*\.replace/,
    fault: 'the words of an amount are changed after they were written',
    isHome: (path) =>
      isIn(readers, path) || /^wings\/info\/[\w-]+-calculator\/(?:address|fields)\.ts$/.test(path),
  },
];

/** SQL writes years of the era, too; what has left the house as a migration stays as it is. */
const isQuery = (path: string): boolean =>
  path.endsWith('.sql') && !/^records\/(?:migrations\/|schema\.sql$)/.test(path);

/** Faults of one file, one line each. */
export function moneyFaults({ path, code }: Source): string[] {
  if (!isScript(path) && !isQuery(path)) return [];
  const applicable = isTest(path) || !product.test(path) ? everywhere : [...everywhere, ...rules];
  return applicable.flatMap(({ pattern, fault, isHome }) => {
    const at = isHome(path) ? -1 : code.search(pattern);
    return at < 0 ? [] : [`line ${code.slice(0, at).split('\n').length}: ${fault}`];
  });
}
