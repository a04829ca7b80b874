/** The project in figures. They are printed to be seen, not to be passed. */
import { isScript, isTest, type Source } from './source.ts';

export interface Proportions {
  readonly files: number;
  readonly medianLines: number;
  readonly p90Lines: number;
  readonly longestLines: number;
  /** Lines that are comment only, in percent of lines that are not blank. */
  readonly commentPercent: number;
  /** Test lines for one source line, where a test is due for every line. */
  readonly testRatio: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const filled = (lines: readonly string[]): number =>
  lines.filter((line) => line.trim() !== '').length;

function at(sorted: readonly number[], quantile: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * quantile))] ?? 0;
}

const isTestedPart = (path: string): boolean =>
  /^(?:core|records|intake)\//.test(path) || /^wings\/.*\.server(?:\.test)?\.ts$/.test(path);

/** Sizes over product sources; the ratio over core, records, intake and the rooms' handlers. */
export function proportions(files: readonly Source[]): Proportions {
  const scripts = files.filter((file) => isScript(file.path));
  const product = scripts.filter((file) => !isTest(file.path));
  const sizes = product.map((file) => file.lines.length).sort((a, b) => a - b);
  const all = sum(product.map((file) => filled(file.lines)));
  const code = sum(product.map((file) => filled(file.code.split('\n'))));
  const due = scripts.filter((file) => isTestedPart(file.path));
  const linesOf = (some: readonly Source[]) => sum(some.map((file) => filled(file.lines)));
  const tests = linesOf(due.filter((file) => isTest(file.path)));
  return {
    files: product.length,
    medianLines: at(sizes, 0.5),
    p90Lines: at(sizes, 0.9),
    longestLines: sizes.at(-1) ?? 0,
    commentPercent: all === 0 ? 0 : ((all - code) / all) * 100,
    testRatio: tests / Math.max(1, linesOf(due) - tests),
  };
}
