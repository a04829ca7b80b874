/** `npm run sbom [-- FILE]`: writes the bill of materials; `-` prints it. */
import { readFile, writeFile } from 'node:fs/promises';
import { runProgram, thaiProgram } from '../../records/command-line/program.ts';
import { sbomText as text } from './sbom.text.ts';
import { type Packages, sbomOf } from './sbom.ts';

async function write(file: string): Promise<void> {
  const { packages } = JSON.parse(await readFile('package-lock.json', 'utf8')) as {
    readonly packages: Packages;
  };
  const bom = sbomOf(packages);
  const bytes = `${JSON.stringify(bom, null, 2)}\n`;
  if (file === '-') {
    process.stdout.write(bytes);
    return;
  }
  await writeFile(file, bytes).catch((error: NodeJS.ErrnoException) => {
    throw new Error(text.cannotWrite(file, error.code ?? error.message));
  });
  console.log(text.written(file, bom.specVersion, bom.components.length));
}

const program = thaiProgram('sbom', text.description)
  .argument('[file]', text.file)
  .action((file = 'sbom.cdx.json') => write(file));
await runProgram(program, { isCommand: true });
