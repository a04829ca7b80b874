/** Whether a file is written in the letters that the mapping says. */
import { open } from 'node:fs/promises';
import { inspectFile } from '../../decode/inspect.ts';
import type { Faults } from '../../fault.ts';
import { reasons } from '../../intake.text.ts';
import { sourceReasons } from '../mapping.text.ts';
import type { FilesOf, SourceFile } from './files.ts';

const sampleBytes = 1 << 16;
/** How Thai letters begin in UTF-8. */
const thaiInUtf8 = /\u00e0[\u00b8\u00b9]/;

async function beginningOf({ path }: SourceFile): Promise<string> {
  const handle = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(sampleBytes), 0, sampleBytes, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await handle.close();
  }
}

/**
 * UTF-8 always passes for Windows-874 and gives other words, so it is looked for; the other way
 * round the cells themselves are refused.
 */
export async function checkEncodings(files: FilesOf, faults: Faults): Promise<void> {
  const checked = new Set<SourceFile>();
  for (const [{ reading, encoding }, own] of files) {
    if (reading.as === 'workbook') continue;
    for (const file of own) {
      if (checked.has(file)) continue;
      checked.add(file);
      const facts = await inspectFile(file.path);
      if (facts.encoding === 'utf-16') faults.add(file.name, 1, '', reasons.utf16);
      const isUtf8 = facts.encoding === 'utf-8' && thaiInUtf8.test(await beginningOf(file));
      if (encoding === 'windows-874' && isUtf8) {
        faults.add(file.name, 1, '', sourceReasons.isUtf8);
      }
    }
  }
}
