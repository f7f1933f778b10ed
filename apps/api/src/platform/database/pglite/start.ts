import type { Socket } from 'node:net';
import { FatalError, negotiateVersion } from './messages.ts';
import type { MessageReader } from './reader.ts';

const SSL_REQUEST = 80_877_103;
const GSS_REQUEST = 80_877_104;
const CANCEL_REQUEST = 80_877_102;
/** Longest silence of who has the session (SEC-16). */
const LONGEST_IDLE = 5_000;

/** In ms. */
export interface Limits {
  /** How long a batch waits for its turn; 0: as long as it takes. */
  wait: number;
  /** How long a connection may be silent inside a transaction. */
  idle: number;
}

/**
 * Reads what a connection starts with, up to its start packet, and the limits in that. `undefined` when it has ended,
 * and for a request to cancel: a statement of PGlite cannot be stopped.
 */
export async function readStart(
  socket: Socket,
  reader: MessageReader,
): Promise<Limits | undefined> {
  for (;;) {
    const packet = await reader.startPacket();
    if (!packet) return undefined;
    if (packet.length < 4) throw new FatalError('08P01', 'invalid start packet');
    const code = packet.readInt32BE();
    if (code === CANCEL_REQUEST) return undefined;
    if (code === SSL_REQUEST || code === GSS_REQUEST) {
      socket.write('N'); // no encryption on a socket of this machine
      continue;
    }
    if (code >>> 16 !== 3) throw new FatalError('0A000', 'only version 3 of the protocol is known');
    const parameters = readParameters(packet.subarray(4));
    const unknown = [...parameters.keys()].filter((name) => name.startsWith('_pq_.'));
    if (code & 0xffff || unknown.length > 0) socket.write(negotiateVersion(unknown));
    return limitsOf(parameters);
  }
}

function readParameters(bytes: Buffer): Map<string, string> {
  const words = bytes.toString('utf8').split('\0');
  const parameters = new Map<string, string>();
  for (let at = 0; words[at]; at += 2) parameters.set(words[at] ?? '', words[at + 1] ?? '');
  return parameters;
}

/**
 * PGlite stops no statement that runs, so `statement_timeout` bounds the wait alone. An open transaction keeps all
 * others waiting, so `idle_in_transaction_session_timeout` has a largest value.
 */
function limitsOf(parameters: Map<string, string>): Limits {
  const ms = (name: string) => Math.max(0, Number.parseInt(parameters.get(name) ?? '', 10) || 0);
  const idle = ms('idle_in_transaction_session_timeout') || LONGEST_IDLE;
  return { wait: ms('statement_timeout'), idle: Math.min(idle, LONGEST_IDLE) };
}
