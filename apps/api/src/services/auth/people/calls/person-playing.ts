import { personPlaying as call } from '@kandil/contract/control/auth';
import { personPlaying as asked } from '@kandil/contract/internal';
import { handle } from '../../../../platform/http/handler.ts';
import { familyOwnerOf } from '../../account/store/family-members.ts';
import type { AuthWorld } from '../../world.ts';
import { requireOpen } from '../flows/looks.ts';

export const personPlaying = handle<AuthWorld, typeof call>(
  call,
  async ({ input: { id }, context, world }) => {
    await requireOpen(world, context, id);
    const owner = await familyOwnerOf(world.db, id);
    const subscriberIds = owner === null ? [id] : [id, owner];
    return { data: await world.internal(asked, { userId: id, subscriberIds }) };
  },
);
