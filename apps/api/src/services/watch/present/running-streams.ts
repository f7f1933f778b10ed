import { Refusal } from '@kandil/contract';
import { devicesOf, playable } from '@kandil/contract/internal';
import type { RunningStream } from '@kandil/contract/watch';
import type { LanguageCode } from '@kandil/i18n';
import type { Lease } from '../rules/leases.ts';
import type { WatchWorld } from '../world.ts';

/** Who is told of the players that run. */
export interface Told {
  language: LanguageCode;
  /** A child is told no title that is not for children (T-E04). */
  kids: boolean;
}

export interface Running {
  streams: RunningStream[];
  /** Ids of leases whose session is over: they hold no place. */
  over: string[];
}

/** Names the players of leases: by their device, as the list of devices has it, and by what they play. */
export async function runningStreams(
  world: WatchWorld,
  leases: readonly Lease[],
  told: Told,
): Promise<Running> {
  const named = await Promise.all(
    leases.map(async (lease) => {
      const { accountId, sessionId } = lease;
      const [device, title] = await Promise.all([
        world.names.get([accountId, sessionId, told.language], () =>
          deviceOf(world, lease, told.language),
        ),
        titleOf(world, lease, told),
      ]);
      return { lease, device, title };
    }),
  );
  return {
    over: named.flatMap(({ lease, device }) => (device ? [] : lease.leaseId)),
    streams: named.flatMap(({ lease: { leaseId, startedAt }, device, title }) =>
      device
        ? { leaseId, device: device.name, title, startedAt: new Date(startedAt).toISOString() }
        : [],
    ),
  };
}

/** The device of a lease's session; null when the session is over. */
async function deviceOf(
  { internal }: WatchWorld,
  { accountId: userId, sessionId }: Lease,
  language: LanguageCode,
): Promise<{ name: string | null } | null> {
  try {
    const { devices } = await internal(devicesOf, { userId, sessionId, language });
    return { name: devices.find(({ current }) => current)?.name ?? null };
  } catch (error) {
    if (error instanceof Refusal && error.code === 'SESSION_ENDED') return null;
    throw error;
  }
}

async function titleOf(
  { internal }: WatchWorld,
  { videoId, channelId }: Lease,
  { language, kids }: Told,
): Promise<string | null> {
  const content = await internal(playable, {
    ...(videoId !== null && { videoId }),
    ...(channelId !== null && { channelId }),
    language,
  });
  return content && (content.kids || !kids) ? content.title : null;
}
