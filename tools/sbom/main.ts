/** `npm run sbom [-- FILE]`: writes the bill of materials; `-` prints it. */
import { readFile, writeFile } from 'node:fs/promises';
import { type Packages, sbomOf } from './sbom.ts';

const [file = 'sbom.cdx.json'] = process.argv.slice(2);
const { packages } = JSON.parse(await readFile('package-lock.json', 'utf8')) as {
  readonly packages: Packages;
};
const bom = sbomOf(packages);
const text = `${JSON.stringify(bom, null, 2)}\n`;
if (file === '-') process.stdout.write(text);
else {
  await writeFile(file, text);
  console.log(`${file}: CycloneDX ${bom.specVersion}, ${bom.components.length} packages`);
}
