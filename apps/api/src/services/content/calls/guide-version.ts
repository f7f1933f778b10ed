import { guideVersion as call } from '@kandil/contract/internal';
import { handle } from '../../../platform/http/handler.ts';
import { versionOfGuide } from '../store/broadcasts.ts';
import type { ContentWorld } from '../world.ts';

/** Never cached: it tells when what shows programmes is out of date. */
export const guideVersion = handle<ContentWorld, typeof call>(call, async ({ world }) => ({
  data: await versionOfGuide(world.db),
}));
