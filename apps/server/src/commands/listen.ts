import type { Platform } from '@kandil/api';
import { once } from 'node:events';
import { chmodSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../config.ts';
import { makeAddress, removeAddress } from './address.ts';
import { productDesk, type Terminal } from './desk.ts';
import { linesOf } from './lines.ts';
import { type CommandCall, type CommandNews, lineOf } from './messages.ts';
import { type CommandName, isAlone, isCommand, perform } from './perform.ts';

/** Commands that are ended get this long to roll back; the database would do it in any case. */
const END_MS = 3000;

type CommandPlatform = Pick<Platform, 'blobs' | 'database' | 'queue' | 'log'>;

/**
 * Takes commands at a socket that only the user of the product may reach, while the product has the embedded database.
 * With an external one commands do the work themselves, and nothing listens.
 * @returns ends the running commands and removes the socket
 */
export async function openCommands(
  config: Config,
  platform: CommandPlatform,
): Promise<() => Promise<void>> {
  if (platform.database.engine === 'external') return async () => undefined;
  const ending = new AbortController();
  const running = new Map<Promise<void>, Socket>();
  const turns = new Map<CommandName, string>();
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    const served = serve(socket, { config, platform, turns, ending: ending.signal });
    running.set(served, socket);
    void served.finally(() => running.delete(served));
  });
  const address = makeAddress(config.dataDir);
  server.listen(address);
  await once(server, 'listening');
  if (process.platform !== 'win32') chmodSync(address, 0o600);
  return async () => {
    server.close();
    ending.abort();
    await Promise.race([Promise.all(running.keys()), sleep(END_MS, undefined, { ref: false })]);
    for (const socket of running.values()) socket.destroy();
    removeAddress(config.dataDir);
  };
}

interface Service {
  config: Config;
  platform: CommandPlatform;
  /** What runs alone, with who called it and when. */
  turns: Map<CommandName, string>;
  ending: AbortSignal;
}

/** Runs the command of a connection. A command that ends, also by `kill -9`, closes it, which ends the work. */
async function serve(socket: Socket, service: Service): Promise<void> {
  const gone = new AbortController();
  const signal = AbortSignal.any([gone.signal, service.ending]);
  const tell = (news: CommandNews) => void (socket.writable && socket.write(lineOf(news)));
  // A caller that is gone cannot be answered.
  socket.on('error', () => gone.abort());
  socket.on('close', () => gone.abort());
  const terminal: Terminal = {
    out: (out) => tell({ out }),
    error: (error) => tell({ error }),
    progress: (progress) => tell({ progress }),
    signal,
  };
  let isCalled = false;
  let work = Promise.resolve();
  try {
    // A caller that has ended its side still gets the outcome of the work.
    for await (const line of linesOf(socket.iterator({ destroyOnReturn: false }))) {
      if (isCalled) continue;
      isCalled = true;
      work = answer(line, terminal, service)
        .catch((error: unknown) => {
          service.platform.log.error({ err: error }, 'a command failed');
          return 1;
        })
        .then((exit) => {
          tell({ exit });
          socket.end();
        });
    }
  } catch {
    // The connection broke.
  }
  gone.abort();
  await work;
  socket.end();
}

async function answer(line: string, terminal: Terminal, service: Service): Promise<number> {
  const call = readCall(line);
  if (!call) {
    terminal.error('The running product does not know this command: start it again.\n');
    return 1;
  }
  const { name, task, pid, user } = call;
  const { config, platform, turns } = service;
  const alone = isAlone(name, task);
  const other = alone && turns.get(name);
  if (other) {
    terminal.error(
      `Another npm run ${name} is at work: ${other}. Run this command again when it has ended.\n`,
    );
    return 1;
  }
  if (alone) turns.set(name, `process ${pid} of ${user}, since ${new Date().toISOString()}`);
  const log = platform.log.child({ command: name, pid, user });
  log.info('command started');
  try {
    const exit = await perform(name, task, productDesk(config, platform, terminal));
    log.info({ exit }, 'command ended');
    return exit;
  } finally {
    if (alone) turns.delete(name);
  }
}

/** Null for the command of another release. */
function readCall(line: string): CommandCall | null {
  try {
    const call = JSON.parse(line) as CommandCall;
    return isCommand(call.name) && typeof call.task === 'object' ? call : null;
  } catch {
    return null;
  }
}
