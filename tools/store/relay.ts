/** A way to a database of a test that can be shut, or hang. */
import { connect, createServer, type Socket } from 'node:net';
import { readDatabaseUrl } from '../../records/driver/address.ts';

/** Gives the port of 127.0.0.1 from which it leads to the host of that URL. */
export async function openRelay(url: string) {
  const { host = '', port } = readDatabaseUrl(url);
  const to = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };
  const sockets = new Set<Socket>();
  let [isShut, isSilent] = [false, (_sent: Buffer): boolean => false];
  const relay = createServer((client) => {
    if (isShut) {
      client.destroy();
      return;
    }
    const server = connect(to as { host: string; port: number });
    client.on('data', (sent) => isSilent(sent) || server.write(sent));
    server.on('data', (sent) => client.write(sent));
    const pairs: readonly [Socket, Socket][] = [
      [client, server],
      [server, client],
    ];
    for (const [socket, other] of pairs) {
      sockets.add(socket);
      socket.on('error', () => {}).on('close', () => other.destroy());
    }
  });
  await new Promise<void>((done) => relay.listen(0, '127.0.0.1', done));
  const shut = (whether: boolean) => {
    isShut = whether;
    for (const socket of isShut ? sockets : []) socket.destroy();
  };
  return {
    port: (relay.address() as { port: number }).port,
    /** What is sent and fits gets no answer; undefined: all does again. */
    hang(fits: ((sent: Buffer) => boolean) | undefined) {
      isSilent = fits ?? (() => false);
    },
    shut,
    close() {
      shut(true);
      relay.close();
    },
  };
}
