import { systemMedia as call } from '@kandil/contract/control/system-content';
import { handle } from '../../../platform/http/handler.ts';
import { panel, readTime } from '../../../platform/system/panel.ts';
import { UNNEEDED_DAYS } from '../flows/tidy-media.ts';
import { countUnneeded } from '../store/unneeded.ts';
import type { ContentWorld } from '../world.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export const systemMedia = handle<ContentWorld, typeof call>(call, async ({ world: { db } }) => {
  const now = await readTime(db);
  const { count, since } = await countUnneeded(db);
  const goes = since && new Date(since.getTime() + UNNEEDED_DAYS * DAY_MS);
  return {
    data: { unneeded: count, firstGoesAt: goes?.toISOString() ?? null, ...panel(now, []) },
  };
});
