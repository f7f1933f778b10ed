import { switches as call } from '@kandil/contract/internal';
import { handle } from '../../../../platform/http/handler.ts';
import type { AuthWorld } from '../../world.ts';
import { readStates } from '../flows/switches.ts';

/** Never cached: it tells when the caches are out of date. */
export const switches = handle<AuthWorld, typeof call>(call, async ({ world }) => ({
  data: await readStates(world),
}));
