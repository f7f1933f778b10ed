import type { Playback } from '@kandil/contract/watch';
import type { Decided } from './access.ts';
import { signAddress } from './address.ts';
import type { Report } from './report.ts';
import type { WatchWorld } from '../world.ts';

export interface Viewing {
  /** What the address is signed for: the lease, or the player where it needs none. */
  session: string;
  /** Where a viewing begins, seconds. */
  startAt: number;
}

/** What a player plays: the address on START, and a new one before its own ends or when its lease is a new one. */
export async function playbackOf(
  world: WatchWorld,
  { content }: Decided,
  report: Report,
  { session, startAt }: Viewing,
): Promise<Playback | null> {
  const player = `${session} ${content.assetCode}`;
  const isStart = report.event === 'START';
  if (!isStart && !world.renewals.isDue(player, world.now())) return null;
  const address = signAddress(world, content, session);
  world.renewals.given(player, Date.parse(address.expiresAt));
  if (!isStart) return { ...address, startAt: report.lastSec, playlists: null, marks: [] };
  return {
    ...address,
    startAt,
    playlists: (await world.handPlaylists?.(content, report)) ?? null,
    marks: content.marks,
  };
}
