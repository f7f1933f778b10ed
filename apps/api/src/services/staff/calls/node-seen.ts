import { nodeSeen as call } from '@kandil/contract/internal';
import { handle } from '../../../platform/http/handler.ts';
import { putNode, putParties } from '../store/nodes.ts';
import type { StaffWorld } from '../world.ts';

export const nodeSeen = handle<StaffWorld, typeof call>(call, async ({ input, world: { db } }) => {
  await putNode(db, input);
  await putParties(db, input);
  return { data: null };
});
