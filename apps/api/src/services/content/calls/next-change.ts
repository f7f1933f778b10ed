import { nextChange as call } from '@kandil/contract/internal';
import { handle } from '../../../platform/http/handler.ts';
import { nextBoundary } from '../store/boundaries.ts';
import type { ContentWorld } from '../world.ts';

export const nextChange = handle<ContentWorld, typeof call>(call, async ({ world }) => ({
  data: (await nextBoundary(world.db))?.getTime() ?? null,
}));
