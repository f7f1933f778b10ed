import type { Clock } from '../gateways/index.ts';
import { type Books, timeOf } from './books.ts';
import { impossible } from './problem.ts';

const HOUR = 3_600_000;
/** How long a PayPal-Request-Id counts, in milliseconds. */
export const TTL = { billing: 72 * HOUR, refund: 45 * 24 * HOUR };

interface KeyedEntry {
  path: string;
  key: string | undefined;
  body: unknown;
  ttl: number;
}

/**
 * Makes a resource, or answers the id of the one that the same request made before.
 * @throws Problem if the key was used for another request
 */
export async function once(
  books: Books,
  clock: Clock,
  { path, key, body, ttl }: KeyedEntry,
  make: () => Promise<{ id: string }>,
): Promise<{ id: string; repeated: boolean }> {
  if (!key) return { id: (await make()).id, repeated: false };
  const id = `${path} ${key}`;
  const text = JSON.stringify(body ?? {});
  const known = books.keys.get(id);
  if (known && Date.parse(known.at) + ttl > clock.now()) {
    if (known.body !== text)
      throw impossible('DUPLICATE_REQUEST_ID', 'The request id was used for another request.');
    return { id: known.resource, repeated: true };
  }
  const made = await make();
  await books.keys.put({ id, body: text, resource: made.id, at: timeOf(clock.now()) });
  return { id: made.id, repeated: false };
}
