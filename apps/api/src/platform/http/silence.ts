import type { IncomingMessage, Server } from 'node:http';

export interface Silence {
  /** Milliseconds. */
  within: number;
  /** Bytes that must come in that time, until the body is complete. */
  atLeast: number;
}

/** About 9 kbit/s: slower than any network that people upload over, and too fast to hold sockets with a trickle. */
export const SILENCE: Silence = { within: 15_000, atLeast: 16 * 1024 };

/**
 * Ends a request whose body stops arriving with 408, however long a body that keeps arriving takes: 10 MB at 1 Mbit/s
 * need 84 s. Headers have a timeout of their own.
 */
export function endSilentRequest(
  server: Server,
  request: IncomingMessage,
  { within, atLeast }: Silence,
): void {
  const { headers, socket } = request;
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length']);
  if (!hasBody) return;
  let before = socket.bytesRead;
  const judge = () => {
    if (request.complete || request.destroyed) return clearInterval(timer);
    if (socket.bytesRead - before < atLeast) {
      clearInterval(timer);
      // As Node itself ends a request that takes too long: the server answers 408 and closes the connection.
      const error = Object.assign(new Error('silent'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
      server.emit('clientError', error, socket);
    }
    before = socket.bytesRead;
  };
  // After what has arrived is read: this process may have been busy longer than the network was silent.
  const timer = setInterval(() => setImmediate(judge), within);
  request.once('close', () => clearInterval(timer));
}
