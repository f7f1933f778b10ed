import { StartupError } from '@kandil/api';
import fastify from 'fastify';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { checkPort, openPort } from './ports.ts';

/** An open port of this machine, as another setting of the same start may have it. */
async function withTakenPort(attempt: (port: number) => Promise<void>): Promise<void> {
  const holder = createServer();
  await new Promise<void>((done) => holder.listen(0, '127.0.0.1', done));
  await attempt((holder.address() as { port: number }).port);
  await new Promise((done) => holder.close(done));
}

test('a port that was taken after the check is refused in the same sentence', () =>
  withTakenPort(async (port) => {
    const sentence = `Port ${port} is taken, by another program or by another port of this one. Choose a free one, such as PORT=${port + 10}.`;
    await expect(checkPort(port, '127.0.0.1', 'PORT')).rejects.toThrow(sentence);
    const app = fastify();
    const config = readConfig({ PORT: String(port) });
    await expect(openPort(app, config)).rejects.toThrow(new StartupError(sentence));
    await app.close();
  }));
