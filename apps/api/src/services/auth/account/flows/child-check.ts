import { Refusal } from '@kandil/contract';
import { sessionCheck } from '@kandil/contract/internal';
import type { Gate } from '../../../../platform/http/dispatch.ts';
import type { AuthWorld } from '../../world.ts';

/**
 * The check of the edge for calls that are closed to children. It runs in every process, so it uses an internal call.
 * It decides by the profile that the session has entered, whatever the token or a header names.
 */
export function childCheckBy({ internal }: Pick<AuthWorld, 'internal'>): Gate['isChild'] {
  return async ({ sessionId }) => {
    const { live, profile } = await internal(sessionCheck, { sessionId, profileId: null });
    if (!live) throw new Refusal('SESSION_ENDED');
    return profile?.profileType === 'KIDS';
  };
}
