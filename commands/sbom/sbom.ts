/** The bill of materials as CycloneDX 1.6, out of the lock file and nothing else. */
import { createHash } from 'node:crypto';

/** What npm's lock file says of one package. */
interface Locked {
  readonly name?: string;
  readonly version: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly devOptional?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** By path: `''` is the project, `node_modules/a/node_modules/b` a package below another. */
export type Packages = Readonly<Record<string, Locked>>;

const below = 'node_modules/';

/** The name of the package at `path`; an alias is the package that it stands for. */
export function nameAt(packages: Packages, path: string): string {
  return packages[path]?.name ?? path.slice(path.lastIndexOf(below) + below.length);
}

/** Whether the app needs a package to be built and run; the rest only checks it. */
export const isProduction = (path: string, { dev }: Locked): boolean => path !== '' && !dev;

/** Where Node finds `name` for the package at `path`: in its own folder, else further up. */
function resolved(packages: Packages, path: string, name: string): string | undefined {
  for (let from = path; ; from = from.slice(0, Math.max(0, from.lastIndexOf(`/${below}`)))) {
    const found = `${from === '' ? '' : `${from}/`}${below}${name}`;
    if (packages[found] !== undefined) return found;
    if (from === '') return undefined;
  }
}

const purlOf = (name: string, version: string) => `pkg:npm/${name.replace(/^@/, '%40')}@${version}`;

const hashOf = (integrity: string) => {
  const [, kind = '', sum = ''] = /^sha(\d+)-([\w+/=]+)/.exec(integrity) ?? [];
  return { alg: `SHA-${kind}`, content: Buffer.from(sum, 'base64').toString('hex') };
};

const licenceOf = (licence: string) =>
  / (?:OR|AND|WITH) /.test(licence) ? { expression: licence } : { license: { name: licence } };

/** A number of its own for every content, as a UUID: the same lock file has the same. */
function serialOf(packages: Packages): string {
  const sum = createHash('sha256').update(JSON.stringify(packages)).digest('hex');
  return `urn:uuid:${sum.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5')}`;
}

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));

/** Every production package of the lock file, each once, and which needs which. */
export function sbomOf(packages: Packages) {
  const { name = '', version = '' } = packages[''] ?? {};
  const paths = Object.keys(packages).filter((path) =>
    isProduction(path, packages[path] as Locked),
  );
  const refOf = (path: string) =>
    path === '' ? purlOf(name, version) : purlOf(nameAt(packages, path), at(path).version);
  const at = (path: string) => packages[path] as Locked;
  const needs = new Map<string, Set<string>>();
  for (const path of ['', ...paths]) {
    const { dependencies, optionalDependencies, peerDependencies } = at(path);
    const names = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
    const found = names.flatMap((one) => resolved(packages, path, one) ?? []);
    const needed = needs.get(refOf(path)) ?? new Set();
    needs.set(refOf(path), needed);
    for (const one of found) if (isProduction(one, at(one))) needed.add(refOf(one));
  }
  const first = new Map(paths.toReversed().map((path) => [refOf(path), path]));
  const refs = [...first.keys()].sort(compare);
  const components = refs.map((ref) => {
    const path = first.get(ref) as string;
    const { version: own, integrity, license, optional, devOptional } = at(path);
    return {
      'bom-ref': ref,
      type: 'library',
      name: nameAt(packages, path),
      version: own,
      scope: optional || devOptional ? 'optional' : 'required',
      purl: ref,
      ...(integrity !== undefined && { hashes: [hashOf(integrity)] }),
      ...(license !== undefined && { licenses: [licenceOf(license)] }),
    };
  });
  const root = refOf('');
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: serialOf(packages),
    version: 1,
    metadata: {
      component: { 'bom-ref': root, type: 'application', name, version, purl: root },
    },
    components,
    dependencies: [root, ...refs].map((ref) => ({
      ref,
      dependsOn: [...(needs.get(ref) ?? [])].sort(compare),
    })),
  };
}
