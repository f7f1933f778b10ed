import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ephemeral ports: an outgoing connection could take one of those before the server listens. */
const LOWEST = 11_000;
const BEYOND = 32_000;

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise<boolean>((done) => {
    server.once('error', () => done(false));
    server.listen(port, '127.0.0.1', () => server.close(() => done(true)));
  });
}

/** Different ports that are free on loopback now. */
export async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) {
    const port = randomInt(LOWEST, BEYOND);
    if (await isFree(port)) ports.add(port);
  }
  return [...ports];
}
