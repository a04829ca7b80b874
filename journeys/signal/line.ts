/** A line between browser and app that can be cut: what no emulation does to a service worker. */
import { connect, createServer, type Socket } from 'node:net';
import type { BrowserContext } from 'playwright-core';

export interface Line {
  readonly baseUrl: string;
  /** Nothing comes through any more, and the browser knows that it is cut off. */
  cut(context: BrowserContext): Promise<void>;
  mend(context: BrowserContext): Promise<void>;
  close(): Promise<void>;
}

/** Opens a line to a served app, on a port of its own. */
export async function openLine(appUrl: string): Promise<Line> {
  const { hostname, port } = new URL(appUrl);
  const open = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) return void near.destroy();
    const far = connect(Number(port), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const hangUp = () => {
    for (const one of open) one.destroy();
  };
  return {
    baseUrl: `http://127.0.0.1:${Object(server.address()).port}`,
    async cut(context) {
      isCut = true;
      hangUp();
      await context.setOffline(true);
    },
    async mend(context) {
      isCut = false;
      await context.setOffline(false);
    },
    close() {
      hangUp();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
