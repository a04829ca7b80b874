/** Serving with reload: a change of the sources builds and starts anew. */
import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { buildIfChanged } from './build.mjs';
import { root } from './paths.mjs';

const folders = [
  ...['api', 'backup', 'core', 'intake', 'kit', 'papers', 'parts', 'records', 'runtime'],
  ...['server', 'shell', 'web', 'wings'],
];
const debounceMilliseconds = 200;

/** A source that does not build is reported; the last good bundle goes on being served. */
async function buildOrReport() {
  try {
    await buildIfChanged();
  } catch (error) {
    console.error(error.message);
  }
}

/** Calls `callback` once the sources have changed and then lain still for a moment. */
function onChange(callback) {
  let timer;
  for (const folder of folders.map((name) => join(root, name)).filter(existsSync)) {
    watch(folder, { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(callback, debounceMilliseconds);
    });
  }
}

/** Keeps the server that `start` starts running until we are told to stop. */
export function serveAndWatch(start) {
  let child;
  let again = false;
  let building = false;
  let stopping = false;
  const begin = async () => {
    building = true;
    do {
      again = false;
      await buildOrReport();
    } while (again && !stopping);
    building = false;
    if (stopping) process.exit(0);
    child = start();
    child.once('exit', ended);
  };
  const ended = (code) => {
    child = undefined;
    if (stopping) process.exit(code ?? 1);
    if (again) void begin();
    else console.log('The server has ended; it starts again after the next change.');
  };
  const stop = () => {
    stopping = true;
    if (child) child.kill('SIGTERM');
    // A build that is under way ends first, by the same signal.
    else if (!building) process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  onChange(() => {
    again = true;
    if (child) child.kill('SIGTERM');
    else if (!building) void begin();
  });
  void begin();
}
