/** Files that import each other in a circle, however far around, types included. */
import { posix } from 'node:path';
import { importsOf, isScript, type Source } from './source.ts';

/** Our own files that each file imports. */
function importsByPath(files: readonly Source[]): ReadonlyMap<string, readonly string[]> {
  const scripts = files.filter(({ path }) => isScript(path));
  const paths = new Set(scripts.map(({ path }) => path));
  return new Map(
    scripts.map(({ path, code }) => [
      path,
      importsOf(code)
        .filter((specifier) => specifier.startsWith('.'))
        .map((specifier) => posix.join(posix.dirname(path), specifier))
        .filter((target) => paths.has(target)),
    ]),
  );
}

/** The shortest way from `start` back to itself; undefined where there is none. */
function circleOf(
  start: string,
  imports: ReadonlyMap<string, readonly string[]>,
): readonly string[] | undefined {
  const cameFrom = new Map<string, string>();
  const waiting = [start];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    for (const target of imports.get(path) ?? []) {
      if (target === start) {
        const circle = [path];
        for (let at = path; at !== start; ) {
          at = cameFrom.get(at) ?? start;
          circle.unshift(at);
        }
        return circle;
      }
      if (cameFrom.has(target)) continue;
      cameFrom.set(target, path);
      waiting.push(target);
    }
  }
  return undefined;
}

/** Drops again and again what imports nothing that is left: only circles and their users remain. */
function onlyCircular(
  imports: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<string, readonly string[]> {
  const left = new Map(imports);
  for (let before = Number.POSITIVE_INFINITY; left.size < before; ) {
    before = left.size;
    for (const [path, targets] of left) {
      if (!targets.some((target) => left.has(target))) left.delete(path);
    }
  }
  return left;
}

/** One line for each circle, the shortest through its first file; a file is named once. */
export function circleFaults(files: readonly Source[]): string[] {
  const imports = onlyCircular(importsByPath(files));
  const named = new Set<string>();
  return [...imports.keys()].flatMap((path) => {
    const circle = named.has(path) ? undefined : circleOf(path, imports);
    if (circle === undefined) return [];
    for (const one of circle) named.add(one);
    return [`a circle of imports: ${[...circle, path].join(' → ')}`];
  });
}
