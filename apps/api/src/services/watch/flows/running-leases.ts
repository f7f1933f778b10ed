import { Refusal } from '@kandil/contract';
import { type ChildLimits, maySee } from '@kandil/contract/child-limits';
import { devicesOf, playable } from '@kandil/contract/internal';
import type { RunningLease } from '@kandil/contract/watch';
import type { LanguageCode } from '@kandil/i18n';
import type { Lease } from '../rules/leases.ts';
import { suitabilityOf } from '../rules/access.ts';
import type { WatchWorld } from '../world.ts';

/** The profile that receives the list of running leases. */
export interface Reader {
  language: LanguageCode;
  /** A child gets no title that its limits hide (T-E04). */
  child: ChildLimits | null;
}

export interface ActiveLease {
  leases: RunningLease[];
  /** Ids of leases whose session has ended. */
  over: string[];
}

/** Names the players of leases by device, as in the list of devices, and by title. */
export async function runningLeases(
  world: WatchWorld,
  leases: readonly Lease[],
  reader: Reader,
): Promise<ActiveLease> {
  const named = await Promise.all(
    leases.map(async (lease) => {
      const { accountId, sessionId } = lease;
      const [device, title] = await Promise.all([
        world.names.get([accountId, sessionId, reader.language], () =>
          deviceOf(world, lease, reader.language),
        ),
        titleOf(world, lease, reader),
      ]);
      return { lease, device, title };
    }),
  );
  return {
    over: named.flatMap(({ lease, device }) => (device ? [] : lease.leaseId)),
    leases: named.flatMap(({ lease: { leaseId, startedAt }, device, title }) =>
      device
        ? { leaseId, device: device.name, title, startedAt: new Date(startedAt).toISOString() }
        : [],
    ),
  };
}

/** The device of a lease's session; null if the session has ended. */
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
  { language, child }: Reader,
): Promise<string | null> {
  const content = await internal(playable, {
    ...(videoId !== null && { videoId }),
    ...(channelId !== null && { channelId }),
    language,
  });
  return content && maySee(child, suitabilityOf(content)) ? content.title : null;
}
