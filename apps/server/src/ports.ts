import { StartupError } from '@kandil/api';
import type { FastifyInstance } from 'fastify';
import { createServer } from 'node:net';
import type { Config } from './config.ts';

/**
 * Checks that an address is free before anything else starts.
 * @param variable the setting that chooses another port
 * @throws StartupError with the taken port and how to choose another
 */
export async function checkPort(port: number, host: string, variable: string): Promise<void> {
  if (port === 0) return;
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject);
    probe.listen(port, host, resolve);
  }).catch(refusePort(port, variable));
  await new Promise((resolve) => probe.close(resolve));
}

/**
 * For the `catch` of a `listen`: since the check, another program or another listener of this process may have taken the
 * port.
 * @throws StartupError
 */
export function refusePort(port: number, variable: string) {
  return (error: NodeJS.ErrnoException): never => {
    throw new StartupError(sentence(error, port, variable), { cause: error });
  };
}

/** Opens the port of the product. @throws StartupError */
export const openPort = (app: FastifyInstance, { port, host }: Config): Promise<string> =>
  app.listen({ port, host }).catch(refusePort(port, 'PORT'));

function sentence(error: NodeJS.ErrnoException, port: number, variable: string): string {
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} is taken, by another program or by another port of this one. Choose a free one, such as ${variable}=${port + 10}.`;
  }
  if (error.code === 'EACCES')
    return `Port ${port} may not be used by this user. Choose one above 1023, such as ${variable}=3000.`;
  return `Port ${port} cannot be used: ${error.message}`;
}
