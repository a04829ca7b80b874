/** Builds the site twice: for the browser into dist/client, for rendering into dist/server. */
import { readFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const clientFolder = 'dist/client';
const packed = /\.(?:js|css|svg|json|txt)$/;
const smallestPackedBytes = 1024;

/** Writes a `.br` and a `.gz` beside every text file, so that no request waits for packing. */
function packAhead(): Plugin {
  return {
    name: 'pack-ahead',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async closeBundle() {
      const files = await readdir(clientFolder, { recursive: true, withFileTypes: true });
      const text = files.filter((file) => file.isFile() && packed.test(file.name));
      await Promise.all(text.map((file) => pack(join(file.parentPath, file.name))));
    },
  };
}

async function pack(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < smallestPackedBytes) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(content, { params }));
  await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
}

const manifestName = 'virtual:client-manifest';

/** Lets the rendering side know the hashed names of the browser's files, which are built first. */
function clientManifest(): Plugin {
  return {
    name: 'client-manifest',
    resolveId: (id) => (id === manifestName ? `\0${manifestName}` : undefined),
    load(id) {
      if (id !== `\0${manifestName}`) return undefined;
      return `export default ${readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8')}`;
    },
  };
}

export default defineConfig({
  plugins: [react(), clientManifest(), packAhead()],
  publicDir: 'web/public',
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  // Fonts and pictures stay files: the content security policy knows no data: addresses.
  build: { assetsInlineLimit: 0, target: 'baseline-widely-available', reportCompressedSize: false },
  environments: {
    client: {
      build: {
        outDir: clientFolder,
        manifest: true,
        modulePreload: { polyfill: false },
        rolldownOptions: { input: { entry: 'web/entry.client.tsx', early: 'web/early.ts' } },
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
      const { client, ssr } = builder.environments;
      if (client) await builder.build(client);
      if (ssr) await builder.build(ssr);
    },
  },
});
