import type { FastifyRequest } from 'fastify';
import { addressKey } from '../http/address-key.ts';

/** Milliseconds of a window. */
const WINDOW = 10_000;
/** More refusals than this in a window: a page of a browser draws up to 60, and its images are not requested again. */
const MOST_REFUSALS = 200;
/** Addresses that are counted in a window: a bound on memory. */
const MOST_ADDRESSES = 10_000;

/**
 * Client addresses that keep sending after many refusals (429 or 503), until the end of their window (SEC-23). Each
 * process counts by itself.
 */
export class Offenders {
  readonly #now: () => number;
  readonly #most: number;
  readonly #refusals = new Map<string, number>();
  /** When the first of the refusals was. */
  #since = 0;

  /**
   * @param now milliseconds of a monotonic clock
   * @param factor multiplies the limit per client address: for offices and tests that share one
   */
  constructor(now: () => number, factor = 1) {
    this.#now = now;
    this.#most = MOST_REFUSALS * factor;
  }

  /** @param from its address is read only if there were refusals: it takes longer than all else here */
  has(from: { readonly ip: string }): boolean {
    if (this.#refusals.size === 0) return false;
    if (this.#now() - this.#since >= WINDOW) this.#refusals.clear();
    return (this.#refusals.get(addressKey(from.ip)) ?? 0) > this.#most;
  }

  countRefusal(ip: string): void {
    if (this.#refusals.size === 0) this.#since = this.#now();
    const key = addressKey(ip);
    const count = this.#refusals.get(key) ?? 0;
    if (count > 0 || this.#refusals.size < MOST_ADDRESSES) this.#refusals.set(key, count + 1);
  }
}

/** Whether the connection is the client's: a proxy's carries the requests of others too. */
export const isOwnConnection = ({ ip, socket }: FastifyRequest): boolean =>
  ip === socket.remoteAddress;
