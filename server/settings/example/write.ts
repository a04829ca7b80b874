/** `node server/settings/example/write.ts`: writes what the delivered settings are known by. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readAgencySettings, readSite } from '../site-file.ts';
import { exampleLines } from './example.ts';

const file = 'site.config.json';
const lines = exampleLines({
  site: await readSite(file),
  agency: await readAgencySettings(file),
});
await writeFile(join(import.meta.dirname, 'example-values.txt'), `${lines.join('\n')}\n`);
