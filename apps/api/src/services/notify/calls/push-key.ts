import { notify } from '@kandil/contract';
import { handle } from '../../../platform/http/handler.ts';
import type { NotifyWorld } from '../world.ts';

export const pushKey = handle<NotifyWorld, typeof notify.pushKey>(
  notify.pushKey,
  async ({ world }) => ({ data: { key: world.push.keys.publicKey } }),
);
