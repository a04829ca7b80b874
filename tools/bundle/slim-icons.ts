/**
 * What of an icon travels to the browser: its strokes. The library's own component weighs options
 * that `kit/icon` sets by its style sheet, and every stroke brings a key that nothing reads.
 */
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { drawing, type Stroke } from '../../kit/icon/drawing.ts';

const icons = /\/lucide-react\/dist\/esm\/icons\/(?!index\.)[a-z0-9-]+\.mjs$/;

interface IconModule {
  readonly __iconData: { readonly node: readonly Stroke[] };
}

const asReact = (name: string): string =>
  name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

function strokeOf([element, attributes]: Stroke): Stroke {
  const entries = Object.entries(attributes).filter(([name]) => name !== 'key');
  return [element, Object.fromEntries(entries.map(([name, value]) => [asReact(name), value]))];
}

/** Code of a module that exports the icon of `strokes` as its default. */
export function slimIcon(strokes: readonly Stroke[]): string {
  return [
    `import { ${drawing.name} } from '/kit/icon/drawing.ts';`,
    `export default /* @__PURE__ */ ${drawing.name}(${JSON.stringify(strokes.map(strokeOf))});`,
  ].join('\n');
}

export function slimIcons(): Plugin {
  return {
    name: 'slim-icons',
    // While developing, the library comes whole on both sides.
    apply: 'build',
    transform: {
      filter: { id: icons },
      async handler(_code, id) {
        const { __iconData } = (await import(pathToFileURL(id).href)) as IconModule;
        return { code: slimIcon(__iconData.node), map: null };
      },
    },
  };
}
