import { nodeLeft as call } from '@kandil/contract/internal';
import { handle } from '../../../platform/http/handler.ts';
import { deleteNode } from '../store/nodes.ts';
import type { StaffWorld } from '../world.ts';

export const nodeLeft = handle<StaffWorld, typeof call>(call, async ({ input, world: { db } }) => {
  await deleteNode(db, input.id);
  return { data: null };
});
