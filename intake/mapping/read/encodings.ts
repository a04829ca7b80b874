/** Whether a file is written in the letters that the mapping says. */
import { inspectFile } from '../../decode/inspect.ts';
import { readFile } from '../../decode/read-file.ts';
import type { Faults } from '../../fault.ts';
import { reasons } from '../../intake.text.ts';
import { sourceReasons } from '../mapping.text.ts';
import type { FilesOf, SourceFile } from './files.ts';

const sampleBytes = 1 << 16;
/** How Thai letters begin in UTF-8. */
const thaiInUtf8 = /\u00e0[\u00b8\u00b9]/;

async function beginningOf({ reading }: SourceFile): Promise<string> {
  for await (const bytes of readFile(reading, sampleBytes)) return bytes.toString('latin1');
  return '';
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
      const { path, stallSeconds } = file.reading;
      const facts = await inspectFile(path, stallSeconds);
      if (facts.encoding === 'utf-16') faults.add(file.name, 1, '', reasons.utf16);
      const isUtf8 = facts.encoding === 'utf-8' && thaiInUtf8.test(await beginningOf(file));
      if (encoding === 'windows-874' && isUtf8) {
        faults.add(file.name, 1, '', sourceReasons.isUtf8);
      }
    }
  }
}
