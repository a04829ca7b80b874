/** Which built files a page needs, from the manifest of the browser's build. */
import type { BuiltFile } from 'virtual:client-manifest';
import type { Shell } from './shell.ts';

export type Manifest = Readonly<Record<string, BuiltFile>>;

const entryFile = 'web/entry.client.tsx';
const earlyFile = 'web/head/early.ts';
/** The two faces that stand above the fold of every page. */
const firstFonts = [
  'node_modules/@fontsource/sarabun/files/sarabun-thai-400-normal.woff2',
  'node_modules/@fontsource/sarabun/files/sarabun-thai-600-normal.woff2',
];

function found(manifest: Manifest, source: string): BuiltFile {
  const built = manifest[source];
  if (!built) throw new Error(`${source} is not in the build`);
  return built;
}

/** Gives the files of a page by the names of its screens, layouts first. */
export function filesFrom(manifest: Manifest): (screens: readonly string[]) => Shell['files'] {
  const entry = found(manifest, entryFile);
  const early = found(manifest, earlyFile).file;
  const fonts = firstFonts.map((font) => found(manifest, font).file);
  const sourceOf = (screen: string) =>
    Object.keys(manifest).find((source) => source.endsWith(`/${screen}.tsx`));

  return (screens) => {
    const all = new Map<string, BuiltFile>();
    const visit = (source: string) => {
      if (all.has(source)) return;
      const built = found(manifest, source);
      all.set(source, built);
      for (const imported of built.imports ?? []) visit(imported);
    };
    visit(entryFile);
    for (const screen of screens) visit(sourceOf(screen) ?? screen);
    const built = [...all.values()];
    return {
      early,
      entry: entry.file,
      fonts,
      styles: [...new Set(built.flatMap((file) => file.css ?? []))],
      modules: built.map((file) => file.file).filter((file) => file !== entry.file),
    };
  };
}
