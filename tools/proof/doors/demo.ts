/** Doors of the demo: what is real never enters it, and a public start makes none unasked. */
import { execFile } from 'node:child_process';
import { writeExtract } from '../../../demo/write-extract.ts';
import { commandText } from '../../../intake/text/command.text.ts';
import { startApp, temporaryFolder } from '../../app.ts';
import { askOver, trySignIn } from '../../sign-in.ts';
import { anotherCooperative, type Meeting, meetings } from '../../store/another-cooperative.ts';
import { demoPassword } from '../../store/cast-settings.ts';

const all = Object.keys(meetings) as Meeting[];

/** The command of a cooperative that takes its extract in, on the store of a running server. */
function bringIn(folder: string, dataDir: string): Promise<{ code: number; output: string }> {
  const { DATABASE_URL: _, DATABASE_OWNER_URL: __, ...rest } = process.env;
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['intake/cli.ts', folder, '--force'],
      { env: { ...rest, DATA_DIR: dataDir } },
      (error, output) => resolve({ code: Number(error?.code ?? 0), output }),
    );
  });
}

/** Which real extracts the demo in `dataDir` took in, by how their numbers meet the cast's. */
export async function extractsThatEnter(dataDir: string): Promise<readonly Meeting[]> {
  const base = await temporaryFolder();
  const entered: Meeting[] = [];
  try {
    await writeExtract({ folder: base.path, members: 30 });
    for (const meeting of all) {
      const extract = await anotherCooperative(base.path, meeting);
      const { code, output } = await bringIn(extract.path, dataDir);
      await extract.remove();
      if (code === 0) entered.push(meeting);
      // A fault of the extract itself would be no proof.
      else if (!output.includes(commandText.demo(extract.path)))
        throw new Error(`refused, but not for it: ${output}`);
    }
  } finally {
    await base.remove();
  }
  return entered;
}

export const triedExtracts = all.length;

/** Settings each of which says that others than this machine come by. */
const publicStarts: readonly Readonly<Record<string, string>>[] = [
  { PUBLIC_ORIGIN: 'https://portal.example' },
  { TRUSTED_PROXIES: '127.0.0.9' },
];

export const triedStarts = publicStarts.length;

/** Which public starts, not asked for a demo, made one: its sign-in opens, or is printed. */
export async function startsWithDemo(): Promise<readonly string[]> {
  const made: string[] = [];
  for (const setting of publicStarts) {
    const data = await temporaryFolder();
    try {
      const env = { ...setting, DEMO: '', DEMO_MEMBERS: '30' };
      const app = await startApp({ dataDir: data.path, env });
      const { status } = await trySignIn(askOver(app.baseUrl), '000123', demoPassword);
      if (status === 200 || app.output().includes(demoPassword))
        made.push(Object.keys(setting).join());
      await app.stop();
    } finally {
      await data.remove();
    }
  }
  return made;
}
