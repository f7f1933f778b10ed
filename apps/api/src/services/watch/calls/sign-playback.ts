import { Refusal } from '@kandil/contract';
import { signPlayback as call } from '@kandil/contract/internal';
import type { AccessResult } from '@kandil/contract/watch';
import { randomUUID } from 'node:crypto';
import { handle } from '../../../platform/http/handler.ts';
import { accessOf, type What } from '../flows/access.ts';
import { signAddress } from '../flows/address.ts';
import { claimOf, findLease } from '../flows/find-lease.ts';
import { isHandheld } from '../rules/handheld.ts';
import type { WatchWorld } from '../world.ts';

/**
 * Signs an address without a player, for `/video/video-url` and similar calls. The decision is that for a player's
 * report, and it needs a lease. The session counts as the player, so it holds one such lease at a time.
 */
export const signPlayback = handle<WatchWorld, typeof call>(call, async ({ input, world }) => {
  const what = whatOf(input);
  const decided = await accessOf(
    world,
    { ...input, language: 'en', handheld: isHandheld(input) },
    what,
    'CURRENT',
  );
  if (decided.access !== 'ALLOWED') return refused(decided.access);
  const player = input.sessionId ?? randomUUID();
  const claim = claimOf(decided, what, { player, isStart: true, at: world.now(), takeOver: null });
  const lease = await findLease(world, decided, claim, { player, language: 'en' });
  if (lease.kind !== 'held') return refused('DEVICES');
  return { data: { access: 'ALLOWED', ...signAddress(world, decided, lease.session) } };
});

const refused = (access: AccessResult) => ({
  data: { access, url: null, urls: [], window: null, storyboardUrl: null, expiresAt: null },
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
