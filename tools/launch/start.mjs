/**
 * What `npm start` does: installs what is missing, builds what has changed, then serves until it
 * is stopped.
 * `--dev` watches the sources and does it again after every change.
 */
import { buildIfChanged } from './build.mjs';
import { endWith, giveUp, passSignals, serverOptions, startNode } from './child.mjs';
import { envFileOptions } from './env-file.mjs';
import { isHelpWanted } from './help-wanted.mjs';
import { install } from './install.mjs';
import { installText as text } from './install.text.mjs';
import { serveAndWatch } from './watch.mjs';

const startServer = (more) =>
  startNode([...serverOptions, 'server/main.ts'], { apart: true, more });

async function start() {
  // A wish to start anew is granted by the start that is under way.
  process.on('SIGUSR2', () => {});
  envFileOptions();
  await install({ all: false, serves: true });
  if (words.includes('--dev')) {
    serveAndWatch(() => startServer());
    return;
  }
  await buildIfChanged();
  const child = startServer({ NODE_ENV: 'production' });
  passSignals(() => child, { apart: true });
  endWith(child);
}

const words = process.argv.slice(2);
const unknown = words.find((word) => word !== '--dev');
if (isHelpWanted(words)) console.log(text.startHelp);
else if (unknown !== undefined) giveUp(new Error(text.startWord(unknown)), 2);
else await start().catch(giveUp);
