import { createHmac } from 'node:crypto';
import { matchesSecret } from '../secrets/index.ts';

/** One of the live keys; `secret` has at least 32 characters. The first of a list signs, all of them open. */
export type MediaKey = { readonly id: string; readonly secret: string };
export type MediaKeys = readonly MediaKey[];

/** What a token grants: one path prefix, to one session, until a moment (ms since 1970, exclusive). */
export type MediaGrant = {
  readonly prefix: string;
  readonly sessionId: string;
  readonly expiresAt: number;
  /** The tallest picture it opens, in lines; null: every picture. */
  readonly maxHeight: number | null;
};

const VERSION = '1';
const PREFIX = /^[a-z0-9-]{1,80}(?:\/[a-z0-9-]{1,80})?$/;
const LINES = /^\d{1,5}$/;
const WORD = /^[A-Za-z0-9_-]{1,64}$/;
const TOKEN =
  /^(?<claims>1\.(?<keyId>[\w-]{1,64})\.(?<expiry>\d{10,11})\.(?<path>[a-z0-9~-]{1,161})\.(?<sessionId>[\w-]{1,64})(?:\.h(?<lines>\d{1,5}))?)\.(?<proof>[\w-]{43})$/;

/** Path prefix of a video by its code, and of a live channel by its code: one never opens the other. */
export const videoPrefix = (code: string) => code;
export const channelPrefix = (code: string) => `live/${code}`;
/** What a token is signed for that opens the subtitles of a video and nothing else of it. */
export const subtitlesPrefix = (code: string) => `subtitles/${code}`;

/**
 * A token for everything below one path prefix: `v.kid.exp.prefix.sid.mac`, where the MAC is an HMAC-SHA-256
 * over all before it, `exp` counts seconds and a `/` of the prefix is written `~`. With `.h720` before the MAC it opens
 * no picture of more lines. Safe in a URL as it is.
 *
 * @throws RangeError for a prefix, session, height or key the token cannot hold
 */
export function signPath(
  grant: Omit<MediaGrant, 'maxHeight'> & {
    readonly maxHeight?: number | null;
    readonly keys: MediaKeys;
  },
): string {
  const { prefix, sessionId, maxHeight = null, keys } = grant;
  const [key] = keys;
  if (!key || !isLongEnough(key.secret)) throw new RangeError('a media key needs 32 characters');
  if (!PREFIX.test(prefix)) throw new RangeError(`no media path prefix: ${prefix}`);
  if (!WORD.test(sessionId) || !WORD.test(key.id))
    throw new RangeError('no media session or key id');
  if (maxHeight !== null && !LINES.test(String(maxHeight)))
    throw new RangeError(`no height of a picture: ${maxHeight}`);
  const expiry = Math.floor(grant.expiresAt / 1000);
  const limit = maxHeight === null ? [] : [`h${maxHeight}`];
  const claims = [VERSION, key.id, expiry, prefix.replace('/', '~'), sessionId, ...limit].join('.');
  return `${claims}.${mac(claims, key)}`;
}

/**
 * The grant of a token that opens the requested prefix now, else undefined: whether it was forged, cut, signed
 * by a key that is gone, made for another path or has ended makes no difference to who asks.
 *
 * @param now milliseconds since 1970
 */
export function verifyPath(
  token: string,
  {
    prefix,
    now,
    keys,
  }: { readonly prefix: string; readonly now: number; readonly keys: MediaKeys },
): MediaGrant | undefined {
  const {
    claims = '',
    keyId,
    expiry,
    path,
    sessionId = '',
    lines,
    proof = '',
  } = TOKEN.exec(token)?.groups ?? {};
  const key = keys.find(({ id, secret }) => id === keyId && isLongEnough(secret));
  // The texts are compared, not what they decode to: base64 has several spellings of the same bytes.
  if (!key || !matchesSecret(proof, mac(claims, key))) return undefined;
  const expiresAt = Number(expiry) * 1000;
  const fits = path === prefix.replace('/', '~') && now < expiresAt;
  const maxHeight = lines === undefined ? null : Number(lines);
  return fits ? { prefix, sessionId, expiresAt, maxHeight } : undefined;
}

/** Bytes of a clip's proof: 128 bits, which nobody guesses within the life of a token. */
const PROOF_BYTES = 16;

/** A clip as the addresses below one prefix name it. */
export type ClipAddress = {
  readonly prefix: string;
  readonly clip: string;
  readonly version: string | undefined;
};

/**
 * The proof that a clip belongs to what a prefix stands for: part of each of its addresses, so that a server of files
 * needs no catalogue to know that a token for one title opens no clip of another. The same for every viewer.
 *
 * @throws RangeError without a key
 */
export function proveClip(address: ClipAddress, [key]: MediaKeys): string {
  if (!key || !isLongEnough(key.secret)) throw new RangeError('a media key needs 32 characters');
  return clipMac(address, key);
}

/** Whether the proof was made for this address by one of the keys. */
export const isProven = (address: ClipAddress, proof: string | undefined, keys: MediaKeys) =>
  proof !== undefined &&
  keys.some((key) => isLongEnough(key.secret) && matchesSecret(proof, clipMac(address, key)));

/** Address of the multivariant playlist, and of the storyboard, below a signed prefix. */
export const playlistPath = (token: string, prefix: string) =>
  `/media/${token}/${prefix}/master.m3u8`;
export const storyboardPath = (token: string, prefix: string) =>
  `/media/${token}/${prefix}/storyboard.vtt`;
/** Address of the subtitles of a whole video, opened by a token for the video or for its subtitles. */
export const subtitlesPath = (token: string, code: string, track: string) =>
  `/media/${token}/${videoPrefix(code)}/subtitles/${track}.vtt`;

const isLongEnough = (secret: string) => secret.length >= 32;
const digest = (claims: string, { secret }: MediaKey) =>
  createHmac('sha256', secret).update(claims).digest();
const mac = (claims: string, key: MediaKey) => digest(claims, key).toString('base64url');
// No claims of a token begin like this, so neither proof is ever taken for the other.
const clipMac = ({ prefix, clip, version = '' }: ClipAddress, key: MediaKey) =>
  digest(`clip ${prefix} ${clip} ${version}`, key).subarray(0, PROOF_BYTES).toString('base64url');
