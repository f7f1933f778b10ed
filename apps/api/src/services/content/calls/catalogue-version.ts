import { catalogueVersion as call } from '@kandil/contract/internal';
import { handle } from '../../../platform/http/handler.ts';
import { versionOfCatalogue } from '../store/version.ts';
import type { ContentWorld } from '../world.ts';

/** Never cached: it tells when the caches are out of date. */
export const catalogueVersion = handle<ContentWorld, typeof call>(call, async ({ world }) => ({
  data: await versionOfCatalogue(world.db),
}));
