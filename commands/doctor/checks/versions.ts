/** The program, its Node, its packages and its site are those that belong together. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { comparePackages } from '../../../tools/launch/packages.mjs';
import type { Check } from '../check.ts';
import { fault, ok, warn } from '../finding.ts';
import { machineText } from '../text/machine.text.ts';

const text = machineText.versions;
const root = resolve(import.meta.dirname, '../../..');

export const versions: Check = {
  name: 'versions',
  title: text.title,
  async look() {
    const { version, dependencies } = JSON.parse(
      await readFile(join(root, 'package.json'), 'utf8'),
    ) as { version: string; dependencies: Readonly<Record<string, string>> };
    const node = process.versions.node;
    const wanted = dependencies.node ?? node;
    const { missing } = comparePackages(false);
    return [
      node === wanted
        ? ok(text.program(version, node))
        : warn(text.otherNode(node, wanted), text.otherNodeMend),
      missing === 0 ? ok(text.packages) : fault(text.missing(missing), text.missingMend),
      ...(existsSync(join(root, 'dist/server/entry.js'))
        ? []
        : [warn(text.noSite, text.noSiteMend)]),
    ];
  },
};
