import { territories as call } from '@kandil/contract/internal';
import { handle } from '../../../platform/http/handler.ts';
import { storedTerritories } from '../store/territories.ts';
import type { ContentWorld } from '../world.ts';

export const territories = handle<ContentWorld, typeof call>(call, async ({ world }) => ({
  data: await storedTerritories(world.db),
}));
