import {
  type EffectiveSubscription,
  MOST_VIEWERS,
  sessionChecks,
  type SessionState,
  subscriptionsOf,
} from '@kandil/contract/internal';
import type { Internal } from '../../../platform/http/internal.ts';
import { grouped } from '../../../platform/grouped.ts';

/** Looks viewers up in the services that own their rows, many in one call. Each throws the Refusal of its call. */
export interface Lookups {
  session(asked: { sessionId: string; profileId: number | null }): Promise<SessionState>;
  subscription(asked: {
    userId: string;
    familyOwnerId: string | null;
  }): Promise<EffectiveSubscription>;
}

/** @param gather milliseconds to wait for more viewers; 0 where somebody waits for a picture */
export function createLookups(internal: Internal, gather: number): Lookups {
  return {
    session: grouped((sessions) => internal(sessionChecks, { sessions: [...sessions] }), {
      gather,
      most: MOST_VIEWERS,
    }),
    // The sessions of a batch are known in the same turn.
    subscription: grouped((accounts) => internal(subscriptionsOf, { accounts: [...accounts] }), {
      gather: 0,
      most: MOST_VIEWERS,
    }),
  };
}
