import { siteDocument as call } from '@kandil/contract/internal';
import { handle } from '../../../platform/http/handler.ts';
import { type StoredSite, storedSite } from '../store/site.ts';
import type { ContentWorld } from '../world.ts';

const textOf = (stored: StoredSite | undefined): string | null =>
  stored ? JSON.stringify(stored.document) : null;

export const siteDocument = handle<ContentWorld, typeof call>(call, async ({ world }) => ({
  // Never cached: the processes ask when the catalogue's version has changed.
  data: textOf(await storedSite(world.db)),
}));
