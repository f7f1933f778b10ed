import { close, openSync, read, readSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How much of a file to send, and how. */
export interface Ranges {
  file: string;
  length: number;
  /** From a Buffer in memory, or read for each request into a buffer that is used again. */
  from: 'memory' | 'pool';
}

/** The limit of Node: `node:http` in a separate process that only sends the beginning of one file. */
process.once('message', ({ file, length, from }: Ranges) => {
  const descriptor = openSync(file, 'r');
  const start = Buffer.allocUnsafeSlow(length);
  readSync(descriptor, start, 0, length, 0);
  const pool: Buffer[] = [];
  const headers = {
    'content-type': 'video/mp4',
    'content-length': length,
    'content-range': `bytes 0-${length - 1}/*`,
  };
  const fromPool = (answer: ServerResponse) => {
    const buffer = pool.pop() ?? Buffer.allocUnsafeSlow(length);
    answer.once('close', () => pool.push(buffer));
    read(descriptor, buffer, 0, length, 0, (error) => {
      if (error) answer.destroy(error);
      else answer.writeHead(206, headers).end(buffer);
    });
  };
  const server = createServer((_request, answer) => {
    if (from === 'memory') answer.writeHead(206, headers).end(start);
    else fromPool(answer);
  });
  server.on('close', () => close(descriptor));
  server.listen(0, '127.0.0.1', () => {
    const { port } = server.address() as AddressInfo;
    process.send?.(`http://127.0.0.1:${port}/`);
  });
});
