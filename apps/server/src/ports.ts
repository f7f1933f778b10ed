import { StartupError } from '@kandil/api';
import { createServer } from 'node:net';

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
  }).catch((error: NodeJS.ErrnoException) => {
    throw new StartupError(sentence(error, port, variable));
  });
  await new Promise((resolve) => probe.close(resolve));
}

function sentence(error: NodeJS.ErrnoException, port: number, variable: string): string {
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} is taken by another program. Choose another one: ${variable}=${port + 10} npm start`;
  }
  if (error.code === 'EACCES')
    return `Port ${port} may not be used by this user. Choose another one: ${variable}=3000 npm start`;
  return `Port ${port} cannot be used: ${error.message}`;
}
