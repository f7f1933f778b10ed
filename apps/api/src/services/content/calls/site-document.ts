import { siteDocument as call } from '@kandil/contract/internal';
import { handle } from '../../../platform/http/handler.ts';
import { storedSite } from '../store/site.ts';
import type { ContentWorld } from '../world.ts';

export const siteDocument = handle<ContentWorld, typeof call>(call, async ({ world }) => ({
  // Never cached: the processes ask when the catalogue's version has changed.
  data: (await storedSite(world.db))?.document ?? null,
}));
