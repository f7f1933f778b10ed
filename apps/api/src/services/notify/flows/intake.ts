import { addressKey } from '../../../platform/http/address-key.ts';
import type { CallContext, UploadedFile } from '../../../platform/http/context.ts';
import type { Limit } from '../../../platform/state/index.ts';
import { ACCOUNT_LIMIT, ADDRESS_LIMIT, BYTES_LIMIT } from '../rules/limits.ts';
import type { NotifyWorld } from '../world.ts';
import { acceptFile, type AcceptedFile } from './accept-file.ts';

/** A form without a chosen file sends an empty part without a name. */
export async function fileOf(
  file: UploadedFile | null,
  subject: Parameters<typeof acceptFile>[1],
): Promise<AcceptedFile | null> {
  return file && (file.name || file.size > 0) ? acceptFile(file, subject) : null;
}

/** @returns gives back what was taken, for a message that is not stored @throws Refusal TOO_MANY_REQUESTS */
export async function takeLimits(
  { limiter, rateLimitFactor }: NotifyWorld,
  { ip }: CallContext,
  userId: string,
  file: AcceptedFile | null,
): Promise<() => Promise<void>> {
  const points = ADDRESS_LIMIT.points * rateLimitFactor;
  const requested: [limit: Limit, key: string, points: number][] = [
    [{ ...ADDRESS_LIMIT, points }, addressKey(ip), 1],
    [ACCOUNT_LIMIT, userId, 1],
    [BYTES_LIMIT, userId, Math.ceil((file?.size ?? 0) / 1024)],
  ];
  const taken: typeof requested = [];
  const giveBack = async () => {
    for (const [limit, key, spent] of taken.splice(0)) await limiter.take(limit, key, -spent);
  };
  try {
    for (const each of requested) {
      taken.push(each);
      await limiter.take(...each);
    }
  } catch (refusal) {
    await giveBack();
    throw refusal;
  }
  return giveBack;
}
