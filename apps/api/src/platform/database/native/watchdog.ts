import { type ChildProcess, spawn } from 'node:child_process';
import type { ServerUser } from './user.ts';

/**
 * Stops the server when this process ends without having done so, kill -9 included: a shell that waits for the
 * end of its standard input, which the kernel closes with us, and then asks the server for a fast shutdown.
 * Returns what ends the watch. Not on Windows: there the next start stops the server.
 */
export function watchParent(serverPid: number, user: ServerUser | undefined): () => void {
  if (process.platform === 'win32') return () => {};
  const shell: ChildProcess = spawn(
    '/bin/sh',
    ['-c', 'read -r line; kill -INT "$0"', String(serverPid)],
    {
      cwd: '/',
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
      env: {},
      ...user,
    },
  );
  shell.on('error', () => {}); // no shell, no watch: the next start stops the server
  shell.unref();
  return () => shell.kill('SIGKILL');
}
