/** Something done inside a process that runs, by the inspector that a signal opens in Node. */
import { secondsUntil } from './server.ts';
import type { Site } from './site.ts';

const announced = /Debugger listening on (ws:\/\/\S+)/;

/** Has the process that serves evaluate the expression; it may end by that. */
export async function evaluateInServer(site: Site, expression: string): Promise<void> {
  const pid = await site.server().pid();
  if (pid === undefined) throw new Error('no process serves');
  process.kill(pid, 'SIGUSR1');
  const isOpen = async () => announced.test(site.server().output());
  await secondsUntil(isOpen, 10_000);
  const [, url = ''] = announced.exec(site.server().output()) ?? [];
  const socket = new WebSocket(url);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = () => reject(new Error('the inspector does not answer'));
  });
  socket.onerror = () => {};
  socket.send(JSON.stringify({ id: 1, method: 'Runtime.evaluate', params: { expression } }));
  await Promise.race([
    new Promise((resolve) => {
      socket.onmessage = resolve;
      socket.onclose = resolve;
    }),
    site.server().ended,
  ]);
  socket.close();
}
