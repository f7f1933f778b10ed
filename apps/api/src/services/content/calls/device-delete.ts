import { deviceDelete as call } from '@kandil/contract/content';
import { deviceRemove } from '@kandil/contract/internal';
import { handle, sessionOf } from '../../../platform/http/handler.ts';
import type { ContentWorld } from '../world.ts';

/** Signs a device out of the account and removes it from the device limit. */
export const deviceDelete = handle<ContentWorld, typeof call>(
  call,
  async ({ input: { id }, context, world }) => {
    const { userId, sessionId } = sessionOf(context);
    const meta = await world.internal(deviceRemove, { userId, sessionId, deviceId: id });
    return { data: { id }, meta };
  },
);
