import { Refusal } from '@kandil/contract';
import { switchSet as call } from '@kandil/contract/control/settings';
import { handle } from '../../../../platform/http/handler.ts';
import type { AuthWorld } from '../../world.ts';
import { change } from '../flows/switches.ts';

export const switchSet = handle<AuthWorld, typeof call>(
  call,
  async ({ input: { name, isOn, version }, context, world }) => {
    if (world.switches.isLocked(name)) throw new Refusal('SETTING_LOCKED');
    return { data: await change(world, context, { call, name, version, value: isOn }) };
  },
);
