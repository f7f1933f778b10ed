import { deviceList as call } from '@kandil/contract/content';
import { devicesOf } from '@kandil/contract/internal';
import { handle, sessionOf } from '../../../platform/http/handler.ts';
import type { ContentWorld } from '../world.ts';

/** The account's devices, and how many more the member can add and remove (ROLE-04, ROLE-05). */
export const deviceList = handle<ContentWorld, typeof call>(call, async ({ context, world }) => {
  const { userId, sessionId } = sessionOf(context);
  const { devices, limits } = await world.internal(devicesOf, {
    userId,
    sessionId,
    language: context.language,
  });
  return { data: devices, meta: limits };
});
