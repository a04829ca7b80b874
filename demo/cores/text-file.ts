/** A file of lines in TIS-620, as older core systems write them. */
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { windows874 } from '../../core/windows-874/windows-874.ts';

const worthWriting = 256 * 1024;

export interface TextFile {
  line(text: string): void;
  drain(): Promise<void>;
  close(): Promise<void>;
}

/** Begins the file; one of that name is replaced. Lines end with CRLF. */
export async function textFile(folder: string, name: string): Promise<TextFile> {
  const handle = await open(join(folder, name), 'w');
  let lines: string[] = [];
  let letters = 0;
  const flush = async () => {
    await handle.writeFile(windows874(lines.join('')));
    lines = [];
    letters = 0;
  };
  return {
    line(text) {
      lines.push(`${text}\r\n`);
      letters += text.length;
    },
    drain: async () => {
      if (letters >= worthWriting) await flush();
    },
    close: async () => {
      await flush();
      await handle.close();
    },
  };
}
