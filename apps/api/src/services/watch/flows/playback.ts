import type { Playback, WatchReport } from '@kandil/contract/watch';
import { hasSceneGuard } from '../rules/access.ts';
import type { AccessDecision } from './access.ts';
import { signAddress } from './address.ts';
import type { WatchWorld } from '../world.ts';

/**
 * A player's address: on START, shortly before its address expires, and when its lease has changed.
 * @param session the id for which it is signed: the lease, or the player if it needs no lease
 * @param startAt start position in seconds
 */
export async function playbackOf(
  world: WatchWorld,
  decided: AccessDecision,
  report: WatchReport,
  session: string,
  startAt: number,
): Promise<Playback | null> {
  const { content, maxHeight, member } = decided;
  const player = `${session} ${content.assetCode}`;
  const isStart = report.event === 'START';
  if (!isStart && !world.renewals.isDue(player, world.now())) return null;
  const address = signAddress(world, decided, session);
  world.renewals.record(player, Date.parse(address.expiresAt));
  const sceneGuard = hasSceneGuard(member ?? { kind: 'guest' }, world.now());
  const common = { ...address, sceneGuard };
  if (!isStart) return { ...common, startAt: report.lastSec, playlists: null, marks: [] };
  return {
    ...common,
    startAt,
    playlists: (await world.handPlaylists?.(content, { ...report, maxHeight })) ?? null,
    marks: content.marks.filter(({ kind }) => sceneGuard || kind !== 'SCENE'),
  };
}
