/**
 * The drawings of the menu, one file for all pages: which of them a cooperative names is known to
 * its store alone, and as script every page would carry all of them.
 */
import type { Plugin } from 'vite';
import type { Stroke } from '../../../kit/icon/drawing.ts';
import { signsFile } from '../../../kit/icon/signs-file.ts';
import { menuSigns } from '../../../shell/frame/menu-signs.ts';

interface IconModule {
  readonly __iconData: { readonly node: readonly Stroke[] };
}

const attribute = ([name, value]: [string, string]): string => ` ${name}="${value}"`;

function strokeOf([element, attributes]: Stroke): string {
  const entries = Object.entries(attributes).filter(([name]) => name !== 'key');
  return `<${element}${entries.map(attribute).join('')}/>`;
}

async function symbolOf(name: string): Promise<string> {
  const file = `lucide-react/dist/esm/icons/${name === 'home' ? 'house' : name}.mjs`;
  const { __iconData } = (await import(file)) as IconModule;
  const strokes = __iconData.node.map(strokeOf).join('');
  return `<symbol id="${name}" viewBox="0 0 24 24">${strokes}</symbol>`;
}

/** The file: a symbol for each name. Throws where the library has no such drawing. */
export async function menuSignsSvg(): Promise<string> {
  const symbols = await Promise.all(menuSigns.map(symbolOf));
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
}

export function menuSignsPlugin(): Plugin {
  return {
    name: 'menu-signs',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: signsFile, source: await menuSignsSvg() });
    },
  };
}
