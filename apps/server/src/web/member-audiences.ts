import { type AccessTokens, createCache, grouped, type Internal, territoryIn } from '@kandil/api';
import { audienceOf, childLimitsOf } from '@kandil/contract/child-limits';
import { MOST_VIEWERS, sessionChecks } from '@kandil/contract/internal';
import type { MemberView, Visitor } from '@kandil/web';

/** Milliseconds for which the audience of a session is believed. A published change ends that at once. */
const TTL = 10_000;
/** Sessions that open pages at the same time. */
const SIZE = 50_000;

export interface MemberAudiences {
  /**
   * The audience of a member whose page may be the one for all of it. Null if the page must be rendered for this visitor:
   * no valid session, a one-time code is due, no profile is chosen, it has an allow list, or it cannot be found out.
   * @param limit is awaited before a session is looked up
   */
  audienceFor(visitor: Visitor, limit: () => Promise<void>): Promise<MemberView | null>;
  /** The audience that a member was found to be of in the last seconds; null if it is not known at once. */
  knownAudienceFor(visitor: Visitor): MemberView | null;
  /** The session has changed its profile; null: any session may have. */
  forget(sessionId: string | null): void;
}

/** A session, and the profile that its token or the cookie names. */
interface AudienceRequest {
  sessionId: string;
  profileId: number | null;
}

interface KnownAudience {
  /** The profile that the token or the cookie names. */
  named: number | null;
  members: MemberView | null;
}

export interface MemberAudiencesParts {
  tokens: AccessTokens;
  internal: Internal;
}

/**
 * Which members get the same pages. The row of the session decides, never a cookie: a token that is stale or forged
 * cannot show a child the pages of adults (docs/decisions/0080).
 */
export function memberAudiences({ tokens, internal }: MemberAudiencesParts): MemberAudiences {
  const known = createCache({ name: 'audiences', ttl: TTL, size: SIZE });
  /** After a pause many members come at once: one query for all of them, so that the others need not wait. */
  const stateOf = grouped(
    (sessions: readonly AudienceRequest[]) => internal(sessionChecks, { sessions: [...sessions] }),
    { gather: 0, most: MOST_VIEWERS, waiting: SIZE },
  );

  async function look(sessionId: string, named: number | null): Promise<KnownAudience> {
    const { live, profile, country } = await stateOf({ sessionId, profileId: named });
    // A default profile does not count as chosen: the account may still have to choose one.
    const isChosen = live && profile !== null && profile.id === named;
    const audience = isChosen ? audienceOf(childLimitsOf(profile)) : null;
    return { named, members: audience && { audience, territory: territoryIn(country) } };
  }

  return {
    knownAudienceFor({ token, profileId }) {
      const session = token === null ? null : tokens.known(token);
      if (!session || session.otpOpen) return null;
      const found = known.peek(session.sessionId) as KnownAudience | undefined;
      const isSame = found?.named === (session.profileId ?? profileId);
      return isSame ? (found?.members ?? null) : null;
    },
    async audienceFor({ token, profileId }, limit) {
      const session = token === null ? null : await tokens.read(token);
      if (!session || session.otpOpen) return null;
      const { sessionId } = session;
      const named = session.profileId ?? profileId;
      const find = () =>
        known.get(sessionId, async () => {
          await limit();
          return look(sessionId, named);
        });
      const found = await find();
      if (found.named === named) return found.members;
      known.delete(sessionId);
      return (await find()).members;
    },
    forget(sessionId) {
      if (sessionId === null) known.clear();
      else known.delete(sessionId);
    },
  };
}
