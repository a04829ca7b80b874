/** Which built files a page needs, from the manifest of the browser's build. */
import type { BuiltFile } from 'virtual:client-manifest';
import type { PageFiles } from './first-paint.ts';

export type Manifest = Readonly<Record<string, BuiltFile>>;

const entryFile = 'web/entry.client.tsx';
const earlyFile = 'web/head/early.ts';
/** The faces above the fold of every page: there before the first paint, nothing shifts later. */
const firstFonts = [
  'sarabun-thai-400-normal.woff2',
  'sarabun-thai-600-normal.woff2',
  'sarabun-latin-400-normal.woff2',
  'sarabun-latin-600-normal.woff2',
];

/** Key of the file in the manifest: the path of its source. */
function sourceOf(manifest: Manifest, name: string): string {
  const source = Object.keys(manifest).find((path) => `/${path}`.endsWith(`/${name}`));
  if (!source) throw new Error(`${name} is not in the build`);
  return source;
}

/** Gives the files of a page by the names of its screens, layouts first. */
export function filesFrom(manifest: Manifest): (screens: readonly string[]) => PageFiles {
  const fileOf = (name: string) => manifest[sourceOf(manifest, name)]?.file ?? name;
  const fonts = firstFonts.map(fileOf);
  const entry = fileOf(entryFile);
  const early = fileOf(earlyFile);

  return (screens) => {
    const built = new Map<string, BuiltFile>();
    const visit = (source: string) => {
      const file = manifest[source];
      if (!file || built.has(source)) return;
      built.set(source, file);
      for (const imported of file.imports ?? []) visit(imported);
    };
    visit(sourceOf(manifest, entryFile));
    for (const screen of screens) visit(sourceOf(manifest, `${screen}.tsx`));
    const files = [...built.values()];
    const styles = new Set(files.flatMap((file) => file.css ?? []));
    const modules = files.map((file) => file.file).filter((file) => file !== entry);
    return { early, entry, fonts, styles: [...styles], modules };
  };
}
