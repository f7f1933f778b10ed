import {
  type ClipAddress,
  isProven,
  type MediaGrant,
  type MediaKeys,
  verifyPath,
} from './token.ts';

/** A viewer has one token, and some proofs for each title: these are the addresses of all who watch at once. */
const MOST = 20_000;

/**
 * Remembers tokens and proofs that were valid, because a player sends the same ones with each segment and checking them
 * takes six hashes. Invalid ones are checked again each time.
 */
export class VerifiedTokens {
  readonly #keys: MediaKeys;
  readonly #most: number;
  readonly #grants = new Map<string, MediaGrant>();
  readonly #proofs = new Map<string, true>();

  constructor(keys: MediaKeys, most = MOST) {
    this.#keys = keys;
    this.#most = most;
  }

  /** As `verifyPath`. @param now milliseconds since 1970 */
  grant(token: string, prefix: string, now: number): MediaGrant | undefined {
    const name = `${token} ${prefix}`;
    const known = this.#grants.get(name);
    if (known) return now < known.expiresAt ? known : undefined;
    const grant = verifyPath(token, { prefix, now, keys: this.#keys });
    return grant && this.#remember(this.#grants, name, grant);
  }

  /** As `isProven`. */
  isProven(address: ClipAddress, proof: string | undefined): boolean {
    const { prefix, clip, version } = address;
    const name = `${prefix} ${clip} ${version} ${proof}`;
    if (this.#proofs.has(name)) return true;
    return isProven(address, proof, this.#keys) && this.#remember(this.#proofs, name, true);
  }

  #remember<Value>(known: Map<string, Value>, name: string, value: Value): Value {
    if (known.size >= this.#most) known.delete(known.keys().next().value ?? '');
    known.set(name, value);
    return value;
  }
}
