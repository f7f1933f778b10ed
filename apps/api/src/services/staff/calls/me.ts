import * as staff from '@kandil/contract/staff';
import { handle } from '../../../platform/http/handler.ts';
import { selfBy } from '../flows/self.ts';
import { sessionById } from '../store/sessions.ts';
import type { StaffWorld } from '../world.ts';

export const me = handle<StaffWorld, typeof staff.me>(staff.me, async ({ context, world }) => {
  const session = context.staff && (await sessionById(world.db, context.staff.sessionId));
  return { data: session ? await selfBy(world.db, session) : null };
});
