/** Builds the site: the browser's files into dist/client, the renderer into dist/server. */
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { InlineFile, InlineText } from 'virtual:client-manifest';
import react from '@vitejs/plugin-react';
import { defineConfig, type Manifest, type Plugin } from 'vite';
import { className } from './tools/bundle/class-names.ts';
import { groups } from './tools/bundle/groups.ts';
import { heldWordsPlugin, tornWordsPlugin } from './tools/bundle/held/held-words.ts';
import { slimLibraries } from './tools/bundle/libraries/slim-libraries.ts';
import { noCircles } from './tools/bundle/no-circles.ts';
import { menuSignsPlugin } from './tools/bundle/signs/menu-signs.ts';
import { slimEndpoints } from './tools/bundle/slim-endpoints.ts';
import { slimIcons } from './tools/bundle/slim-icons.ts';
import { slimRouteTables } from './tools/bundle/slim-routes.ts';

const clientFolder = 'dist/client';
const packable = /\.(?:js|css|svg|txt)$/;
/** Below this the header that says how a file is packed weighs what packing saves. */
const smallestPackedBytes = 256;

/** Writes a `.br` and a `.gz` beside every text file, so that no request waits for packing. */
async function packAhead(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const texts = files.filter((file) => file.isFile() && packable.test(file.name));
  await Promise.all(texts.map((file) => pack(join(file.parentPath, file.name))));
}

/** Which of the two is smaller depends on the file; the choice saves 0.1 % of a first visit. */
const brotliModes = [constants.BROTLI_MODE_GENERIC, constants.BROTLI_MODE_FONT];

function packedIn(mode: number, content: Buffer): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: mode,
  };
  return promisify(brotliCompress)(content, { params });
}

async function pack(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < smallestPackedBytes) return;
  const packed = await Promise.all(brotliModes.map((mode) => packedIn(mode, content)));
  const [smallest] = packed.toSorted((a, b) => a.length - b.length);
  if (smallest) await writeFile(`${path}.br`, smallest);
  await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
}

const manifestName = 'virtual:client-manifest';
const manifests = ['manifest.json', 'early.json'];

const fontFace = /@font-face\s*\{[^}]*\}/g;

/** A text and the source by which a policy allows it. Throws where it would end its element. */
function inlineText(text: string): InlineText {
  if (/<\/(?:style|script)|<!--/i.test(text)) throw new Error(`cannot stand in a page: ${text}`);
  return { text, source: `'sha256-${hash('sha256', text, 'base64')}'` };
}

/** What a page can carry of a built file: its fonts apart from the rest. */
function inlineFile(file: string): InlineFile {
  const text = readFileSync(join(clientFolder, file), 'utf8');
  const fonts = file.endsWith('.css') ? (text.match(fontFace) ?? []) : [];
  if (fonts.length === 0) return inlineText(text);
  return { ...inlineText(text.replace(fontFace, '')), fonts: inlineText(fonts.join('')) };
}

/**
 * Tells the rendering side the hashed names of the browser's files, which are built first, and the
 * content of those that a first view carries in itself (decisions/0074).
 */
function clientManifest(): Plugin {
  const read = (name: string) =>
    JSON.parse(readFileSync(join(clientFolder, '.vite', name), 'utf8')) as Manifest;
  return {
    name: 'client-manifest',
    resolveId: (id) => (id === manifestName ? `\0${manifestName}` : undefined),
    load(id) {
      if (id !== `\0${manifestName}`) return undefined;
      const manifest = Object.assign({}, ...manifests.map(read)) as Manifest;
      const styles = Object.values(manifest).flatMap(({ css = [] }) => css);
      const early = Object.values(read('early.json')).map(({ file }) => file);
      const files = [...new Set([...styles, ...early])];
      const inlineFiles = Object.fromEntries(files.map((file) => [file, inlineFile(file)]));
      return [
        `export default ${JSON.stringify(manifest)}`,
        `export const inlineFiles = ${JSON.stringify(inlineFiles)}`,
      ].join(';\n');
    },
  };
}

/**
 * Names of files with 42 bits of their content: every file names its neighbours, and a hash is what
 * packing cannot shorten.
 */
const fileNames = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
};

export default defineConfig({
  plugins: [
    react(),
    clientManifest(),
    heldWordsPlugin(),
    tornWordsPlugin('.'),
    slimEndpoints(),
    slimIcons(),
    slimLibraries(),
    menuSignsPlugin(),
    slimRouteTables(),
    noCircles(),
  ],
  publicDir: 'web/public',
  css: { modules: { generateScopedName: className } },
  // Fonts and pictures stay files: the content security policy knows no data: addresses.
  build: {
    assetsInlineLimit: 0,
    target: 'baseline-widely-available',
    reportCompressedSize: false,
    // Hints on slow plugins are nothing for whoever starts the server for the first time.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  environments: {
    client: {
      build: {
        outDir: clientFolder,
        manifest: true,
        modulePreload: { polyfill: false },
        // Two percent less than the bundler's own.
        minify: 'terser',
        terserOptions: {
          ecma: 2020,
          compress: { ecma: 2020, passes: 4, pure_getters: true },
          // In brackets, a module of a library is compiled with its file, and not when it is run.
          format: { wrap_func_args: true },
        },
        rolldownOptions: {
          input: { entry: 'web/entry.client.tsx' },
          output: { codeSplitting: { groups }, ...fileNames },
        },
      },
    },
    // A plain script that the head waits for, so that nothing is painted in the wrong size.
    early: {
      consumer: 'client',
      build: {
        outDir: clientFolder,
        emptyOutDir: false,
        copyPublicDir: false,
        manifest: '.vite/early.json',
        rolldownOptions: {
          input: { early: 'web/head/early.ts' },
          output: { format: 'iife', entryFileNames: 'assets/[name]-[hash].js' },
        },
      },
    },
    // Beside what the server reads of the build: it sends the worker itself, with its version.
    serviceWorker: {
      consumer: 'client',
      build: {
        outDir: clientFolder,
        emptyOutDir: false,
        copyPublicDir: false,
        rolldownOptions: {
          input: { 'service-worker': 'web/service-worker/service-worker.ts' },
          output: { format: 'iife', entryFileNames: '.vite/service-worker.js' },
        },
      },
    },
    ssr: {
      // React and the router go into the file: it renders with their production build always.
      resolve: { noExternal: true },
      build: {
        outDir: 'dist/server',
        ssr: true,
        copyPublicDir: false,
        emitAssets: false,
        rolldownOptions: { input: { entry: 'web/entry.server.tsx' } },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      for (const name of ['client', 'early', 'serviceWorker', 'ssr']) {
        const environment = builder.environments[name];
        if (environment) await builder.build(environment);
      }
      await packAhead(clientFolder);
    },
  },
});
