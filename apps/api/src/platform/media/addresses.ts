import type { AddressOf } from '@kandil/media';
import { type MediaKeys, proveClip } from './token.ts';

/** Addresses of clip files in playlists below a prefix. */
export type Addresses = {
  /** From a file beside the multivariant playlist. */
  readonly beside: AddressOf;
  /** From a rendition's playlist. */
  readonly below: AddressOf;
};

/** Addresses below one prefix: each has the clip's version and a proof that the clip belongs to the prefix. */
export function addressesOf(prefix: string, keys: MediaKeys): Addresses {
  const proofs = new Map<string, string>();
  const beside: AddressOf = ({ id: clip, version }, file) => {
    const known = proofs.get(clip + version);
    const proof = known ?? proveClip({ prefix, clip, version }, keys);
    if (!known) proofs.set(clip + version, proof);
    return `c/${clip}/${file}?v=${version}&p=${proof}`;
  };
  return { beside, below: (clip, file) => `../${beside(clip, file)}` };
}
