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
  }: Pick<AccessDecision, 'content' | 'maxHeight'>,
  sessionId: string,
): Address {
  const expiresAt = world.now() + world.addressLifetime;
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

/** Signs the address of a video's subtitles by the key of their track; its token grants access to neither picture nor sound. */
export function signSubtitlesAddress(
  world: WatchWorld,
  { assetCode }: Playable,
  track: string,
  sessionId: string,
): string {
  const token = signPath({
    prefix: subtitlesPrefix(assetCode),
    sessionId,
    expiresAt: world.now() + world.addressLifetime,
    keys: world.mediaKeys,
  });
  return world.mediaOrigin + subtitlesPath(token, assetCode, track);
}
