import { switchList as call } from '@kandil/contract/control/settings';
import { handle } from '../../../../platform/http/handler.ts';
import type { AuthWorld } from '../../world.ts';
import { showSwitches } from '../flows/switches.ts';

export const switchList = handle<AuthWorld, typeof call>(call, async ({ world }) => ({
  data: await showSwitches(world),
}));
