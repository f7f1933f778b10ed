import { Refusal } from '@kandil/contract';
import type { SessionState } from '@kandil/contract/internal';

/**
 * A live session and the profile that it acts as; null until one is chosen.
 * @param check looks a session up, with the profile that the request names
 * @throws Refusal SESSION_ENDED
 */
export async function actingSession(
  check: (asked: { sessionId: string; profileId: number | null }) => Promise<SessionState>,
  sessionId: string,
  profileId: number | null,
): Promise<SessionState> {
  const named = await check({ sessionId, profileId });
  if (!named.live) throw new Refusal('SESSION_ENDED');
  // The browser may name a profile of the previous account; the default profile replaces it.
  const { profile } = named.profile ? named : await check({ sessionId, profileId: null });
  return { ...named, profile };
}
