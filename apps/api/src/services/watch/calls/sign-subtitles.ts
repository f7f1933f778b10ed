import { signSubtitles as call } from '@kandil/contract/internal';
import { trackKey } from '@kandil/media';
import { randomUUID } from 'node:crypto';
import { handle } from '../../../platform/http/handler.ts';
import { accessOf } from '../flows/access.ts';
import { signSubtitlesAddress } from '../flows/address.ts';
import { isHandheld } from '../rules/handheld.ts';
import type { WatchWorld } from '../world.ts';

/**
 * Signs the address of a video's subtitles. The decision is that for the video, but without a lease: the player that
 * shows them holds one. So the address grants access to the subtitles only (T-E03).
 */
export const signSubtitles = handle<WatchWorld, typeof call>(call, async ({ input, world }) => {
  const { videoId, languageCode, kind } = input;
  const caller = { ...input, language: languageCode, handheld: isHandheld(input) };
  const decided = await accessOf(world, caller, { videoId }, 'CURRENT');
  const { access } = decided;
  const url =
    access === 'ALLOWED'
      ? signSubtitlesAddress(
          world,
          decided,
          trackKey({ language: languageCode, kind }),
          input.sessionId ?? randomUUID(),
        )
      : null;
  return { data: { access, url } };
});
