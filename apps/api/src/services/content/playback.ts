import { Refusal } from '@kandil/contract';
import { signPlayback } from '@kandil/contract/internal';
import type { CallContext } from '../../platform/http/context.ts';
import type { ContentWorld } from './world.ts';

export interface StreamAddress {
  url: string;
  storyboardUrl: string | null;
  expiresAt: string;
}

/**
 * The signed address of a video or channel, for those whom `/content-access` would let watch.
 * @throws Refusal LOGIN_REQUIRED, PAYMENT_REQUIRED, or FORBIDDEN where neither would help
 */
export async function addressOf(
  { internal }: ContentWorld,
  { session, profileId }: CallContext,
  what: { videoId: number } | { channelId: number },
): Promise<StreamAddress> {
  const { access, url, storyboardUrl, expiresAt } = await internal(signPlayback, {
    ...what,
    userId: session?.userId ?? null,
    sessionId: session?.sessionId ?? null,
    profileId,
  });
  if (access === 'LOGIN') throw new Refusal('LOGIN_REQUIRED');
  if (access === 'PACKAGES' || access === 'PACKAGES_SUSPENDED')
    throw new Refusal('PAYMENT_REQUIRED');
  if (access !== 'ALLOWED' || url === null || expiresAt === null) throw new Refusal('FORBIDDEN');
  return { url, storyboardUrl, expiresAt };
}
