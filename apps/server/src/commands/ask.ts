import { errorCode, StartupError } from '@kandil/api/platform/startup-error';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { userInfo } from 'node:os';
import { addressOf } from './address.ts';
import { linesOf } from './lines.ts';
import { type CommandNews, lineOf } from './messages.ts';
import type { CommandName, Tasks } from './perform.ts';
import type { Terminal } from './desk.ts';

/** Where nobody listens: no product was started, or it was killed and left its socket. */
const NOBODY = ['ENOENT', 'ECONNREFUSED', 'ENOTDIR'];

/**
 * Lets the product of a data folder do the work of a command.
 * @returns the exit code; null if no product runs there
 * @throws StartupError if this user may not, or the product ends before the command
 */
export async function askProduct<Name extends CommandName>(
  dataDir: string,
  { name, task }: { name: Name; task: Tasks[Name] },
  terminal: Terminal,
): Promise<number | null> {
  const socket = await connected(dataDir);
  if (!socket) return null;
  // The end of the stream ends the command; the product then says what became of it.
  const end = () => void socket.end();
  terminal.signal.addEventListener('abort', end);
  try {
    socket.write(lineOf({ name, task, pid: process.pid, user: userInfo().username }));
    if (terminal.signal.aborted) end();
    const exit = await follow(socket, terminal);
    if (exit !== null) return exit;
  } catch (error) {
    if (!errorCode(error)) throw error;
    // The connection broke.
  } finally {
    terminal.signal.removeEventListener('abort', end);
    socket.destroy();
  }
  throw new StartupError(
    'The product ended before this command. Nothing is half done: run the command again.',
  );
}

async function connected(dataDir: string): Promise<Socket | null> {
  try {
    const socket = connect({ path: addressOf(dataDir), allowHalfOpen: true });
    await once(socket, 'connect');
    // Those who read it get an error; nobody else needs one.
    socket.on('error', () => undefined);
    return socket;
  } catch (error) {
    if (NOBODY.includes(errorCode(error))) return null;
    if (errorCode(error) !== 'EACCES' && errorCode(error) !== 'EPERM') throw error;
    throw new StartupError(
      `Only the user that runs the product may use its commands: ${userInfo().username} may not enter ${dataDir}.`,
    );
  }
}

/** Prints what the product says. @returns the exit code; null if the stream ends without one */
async function follow(socket: Socket, terminal: Terminal): Promise<number | null> {
  for await (const line of linesOf(socket)) {
    const news = JSON.parse(line) as CommandNews;
    if ('exit' in news) return news.exit;
    if ('progress' in news) terminal.progress(news.progress);
    else if ('out' in news) terminal.out(news.out);
    else terminal.error(news.error);
  }
  return null;
}
