import {
  channelPrefix,
  playlistPath,
  signPath,
  storyboardPath,
  subtitlesPath,
  subtitlesPrefix,
  videoPrefix,
} from '../../../platform/media/token.ts';
import type { AccessDecision, Playable } from './access.ts';
import type { WatchWorld } from '../world.ts';

/** Default lifetime of a signed address in milliseconds (SEC-18). */
export const ADDRESS_LIFETIME = 10 * 60 * 1000;

export interface Address extends Pick<Playable, 'urls' | 'window'> {
  url: string;
  storyboardUrl: string | null;
  /** ISO 8601. */
  expiresAt: string;
}

/** Signs the address of a video or channel for one lease, player or session. A channel of another party keeps its own. */
export function signAddress(
  world: WatchWorld,
  {
    content: { assetCode, live, stream, urls, window },
    maxHeight,
    lastMoment,
  }: Pick<AccessDecision, 'content' | 'maxHeight' | 'lastMoment'>,
  sessionId: string,
): Address {
  const expiresAt = expiryOf(world, lastMoment);
  const common = { urls, window, expiresAt: new Date(expiresAt).toISOString() };
  if (stream !== null) return { ...common, url: stream, storyboardUrl: null };
  const prefix = live ? channelPrefix(assetCode) : videoPrefix(assetCode);
  const token = signPath({ prefix, sessionId, expiresAt, maxHeight, keys: world.mediaKeys });
  return {
    ...common,
    url: world.mediaOrigin + playlistPath(token, prefix),
    storyboardUrl: live ? null : world.mediaOrigin + storyboardPath(token, prefix),
  };
}

/** When an address that is signed now expires: with what it opens. */
const expiryOf = (
  { now, addressLifetime }: Pick<WatchWorld, 'now' | 'addressLifetime'>,
  lastMoment: number | null,
): number => Math.min(now() + addressLifetime, lastMoment ?? Infinity);

/** Signs the address of a video's subtitles by the key of their track; its token grants access to neither picture nor sound. */
export function signSubtitlesAddress(
  world: WatchWorld,
  { content: { assetCode }, lastMoment }: Pick<AccessDecision, 'content' | 'lastMoment'>,
  track: string,
  sessionId: string,
): string {
  const token = signPath({
    prefix: subtitlesPrefix(assetCode),
    sessionId,
    expiresAt: expiryOf(world, lastMoment),
    keys: world.mediaKeys,
  });
  return world.mediaOrigin + subtitlesPath(token, assetCode, track);
}
