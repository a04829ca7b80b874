/** Who may know whom: the import table of the house, checked file by file. */
import { posix } from 'node:path';
import { importsOf, isScript, isTest, type Source } from './source.ts';

/** What each part may import besides itself. A part that is not named here may import all. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  core: [],
  runtime: ['core'],
  api: ['core'],
  kit: ['core'],
  shell: ['kit', 'core'],
  parts: ['shell', 'kit', 'core'],
  records: ['runtime', 'core'],
  papers: ['runtime', 'core'],
  intake: ['records', 'papers', 'runtime', 'core'],
  backup: ['records', 'runtime', 'core'],
  demo: ['core', 'intake/layout.ts', 'intake/write', 'records', 'papers'],
  room: ['parts', 'shell', 'kit', 'api', 'core'],
  web: ['wings', 'parts', 'shell', 'kit', 'api', 'core'],
  server: ['wings', 'demo', 'intake', 'backup', 'papers', 'records', 'api', 'runtime', 'core'],
};
/** What a `*.server.ts` of these parts may import besides. */
const serverToo: Readonly<Record<string, readonly string[]>> = {
  api: ['runtime'],
  wings: ['records', 'papers', 'intake', 'runtime'],
};

/** From the ground up: a test may use whatever lies below what it tests. */
const order = [
  ...['core', 'runtime', 'api', 'kit', 'shell', 'parts', 'records', 'papers', 'intake', 'backup'],
  'demo',
  ...['wings', 'web', 'server'],
];
const testsToo = ['tools', 'commands', 'journeys', 'demo', 'records'];

const partOf = (path: string): string => path.split('/')[0] ?? '';
/** `wings/member/shares/SharesPage.tsx` → `wings/member/shares`. */
const roomOf = (path: string): string => path.split('/').slice(0, 3).join('/');
const covers = (allowed: string, path: string): boolean =>
  path === allowed || path.startsWith(`${allowed}/`);

/** What the file may import, as folders or single files. */
function allowedFor(path: string): readonly string[] | undefined {
  const part = partOf(path);
  const own = part === 'wings' ? roomOf(path) : part;
  const table = part === 'wings' ? mayImport.room : mayImport[part];
  if (table === undefined) return undefined;
  const server = /\.server\.ts$/.test(path) ? (serverToo[part] ?? []) : [];
  const below = isTest(path) ? [...order.slice(0, order.indexOf(part)), ...testsToo] : [];
  return [own, ...table, ...server, ...below];
}

/** Code that reaches the browser, where nothing of the server may follow. */
const isForBrowser = (path: string): boolean =>
  /^(?:wings|web|parts|shell|kit|api|core)\//.test(path) &&
  !/\.server\.ts$/.test(path) &&
  !isTest(path);

function faultOf(path: string, specifier: string): string | undefined {
  const allowed = allowedFor(path);
  if (allowed === undefined) return undefined;
  if (!specifier.startsWith('.')) {
    if (partOf(path) === 'core' && !isTest(path)) return `core imports the package ${specifier}`;
    if (specifier.startsWith('node:') && isForBrowser(path)) return `${specifier} in browser code`;
    return undefined;
  }
  const target = posix.join(posix.dirname(path), specifier);
  if (isForBrowser(path) && /\.server\.ts$/.test(target)) return `browser code imports ${target}`;
  if (!isTest(path) && isTest(target)) return `imports the test ${target}`;
  if (allowed.some((folder) => covers(folder, target))) return undefined;
  return `${partOf(path)} may not import ${target}`;
}

/** Imports that break the table, one line each. */
export function importFaults(file: Source): string[] {
  if (!isScript(file.path)) return [];
  return importsOf(file.code)
    .map((specifier) => faultOf(file.path, specifier))
    .filter((fault) => fault !== undefined);
}
