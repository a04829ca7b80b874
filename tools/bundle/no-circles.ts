/**
 * Ends the build when built files need each other in a circle: which of them runs first would then
 * depend on which arrives first, and a screen could be asked for before it is there.
 */
import type { Plugin } from 'vite';

/** For each built file those that it needs before it runs. */
export type Needs = Readonly<Record<string, readonly string[]>>;

/** The files of one circle as they need each other; undefined if there is none. */
export function circleOf(needs: Needs): readonly string[] | undefined {
  const clear = new Set<string>();
  const from = (file: string, path: readonly string[]): readonly string[] | undefined => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (clear.has(file)) return undefined;
    for (const needed of needs[file] ?? []) {
      const circle = from(needed, [...path, file]);
      if (circle) return circle;
    }
    clear.add(file);
    return undefined;
  };
  for (const file of Object.keys(needs)) {
    const circle = from(file, []);
    if (circle) return circle;
  }
  return undefined;
}

export function noCircles(): Plugin {
  return {
    name: 'no-circles',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const chunks = Object.entries(bundle).filter(([, { type }]) => type === 'chunk');
      const needs = chunks.map(([name, chunk]) => [name, 'imports' in chunk ? chunk.imports : []]);
      const circle = circleOf(Object.fromEntries(needs) as Needs);
      if (circle) this.error(`built files need each other in a circle: ${circle.join(' → ')}`);
    },
  };
}
