import { settings as call } from '@kandil/contract/control/settings';
import { handle } from '../../../../platform/http/handler.ts';
import type { AuthWorld } from '../../world.ts';

export const settings = handle<AuthWorld, typeof call>(call, async ({ world }) => ({
  data: world.settings,
}));
