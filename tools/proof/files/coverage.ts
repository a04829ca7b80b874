/** Reads from a server that runs under Node's inspector which of its own files a request runs. */
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What the inspector says of one script (Chrome DevTools Protocol, `Profiler.ScriptCoverage`). */
interface ScriptCoverage {
  readonly url: string;
  readonly functions: readonly {
    readonly functionName: string;
    readonly ranges: readonly { readonly startOffset: number; readonly count: number }[];
  }[];
}

export interface Inspector {
  /** Files whose functions ran since the last call, as paths below `root`, sorted. */
  filesRun(root: string): Promise<readonly string[]>;
  close(): void;
}

/** Folders of the product; everything else is a library, Node itself or a tool. */
const product = /^(?:api|core|kit|papers|parts|records|runtime|server|shell|web|wings)\/.*\.tsx?$/;

/** Connects to `ws://…` and begins to count calls; rejects when nobody listens. */
export async function openInspector(url: string): Promise<Inspector> {
  const socket = new WebSocket(url);
  const waiting = new Map<number, (result: unknown) => void>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = JSON.parse(String(data));
    waiting.get(id)?.(result);
    waiting.delete(id);
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  socket.addEventListener('open', () => resolve());
  socket.addEventListener('error', () => reject(new Error(`no inspector at ${url}`)));
  await promise;

  function send<Result>(method: string, params: object = {}): Promise<Result> {
    last += 1;
    const id = last;
    const answered = new Promise<unknown>((done) => waiting.set(id, done));
    socket.send(JSON.stringify({ id, method, params }));
    return answered as Promise<Result>;
  }

  await send('Profiler.enable');
  await send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  return {
    async filesRun(root) {
      const { result } = await send<{ result: readonly ScriptCoverage[] }>(
        'Profiler.takePreciseCoverage',
      );
      return result
        .filter(({ url, functions }) => url.startsWith('file:') && functions.some(hasRun))
        .map(({ url }) => relative(root, fileURLToPath(url)))
        .filter((path) => product.test(path))
        .sort();
    },
    close: () => socket.close(),
  };
}

/** The module itself runs when it is loaded, which is no part of a request. */
function hasRun({ functionName, ranges }: ScriptCoverage['functions'][number]): boolean {
  const [whole] = ranges;
  const isModule = functionName === '' && whole?.startOffset === 0;
  return !isModule && (whole?.count ?? 0) > 0;
}
