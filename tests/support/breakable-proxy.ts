import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

export interface BreakableProxy {
  /** The address given, with this proxy in between. */
  url: string;
  /** Connections that are open now swallow what is sent, without an end, as after a failover; new ones work. */
  blackHole(): void;
}

/** Stands between a program and the server at `url`, on the loopback. */
export async function startBreakableProxy(url: string): Promise<BreakableProxy> {
  const target = new URL(url);
  const open = new Set<[Socket, Socket]>();
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => {});
    }
    near.pipe(far).pipe(near);
    open.add([near, far]);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  const through = new URL(url);
  through.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: through.href,
    blackHole() {
      for (const [near, far] of open) {
        near.unpipe();
        far.unpipe();
        // what arrives is read, so that the sender believes in the line
        near.resume();
        far.resume();
      }
      open.clear();
    },
  };
}
