import { Refusal } from '@kandil/contract';
import { signPlayback as call } from '@kandil/contract/internal';
import { randomUUID } from 'node:crypto';
import { handle } from '../../../platform/http/handler.ts';
import { accessOf, type What } from '../access.ts';
import { signAddress } from '../address.ts';
import type { WatchWorld } from '../world.ts';

/** An address by itself, for `/video/video-url` and its like: the same decision as for a player's report. */
export const signPlayback = handle<WatchWorld, typeof call>(call, async ({ input, world }) => {
  const { access, content } = await accessOf(world, input, whatOf(input));
  if (access !== 'ALLOWED')
    return { data: { access, url: null, storyboardUrl: null, expiresAt: null } };
  return { data: { access, ...signAddress(world, content, input.sessionId ?? randomUUID()) } };
});

function whatOf({
  videoId,
  channelId,
}: {
  videoId?: number | undefined;
  channelId?: number | undefined;
}): What {
  if (channelId !== undefined) return { channelId };
  if (videoId !== undefined) return { videoId };
  throw new Refusal('INVALID_INPUT');
}
