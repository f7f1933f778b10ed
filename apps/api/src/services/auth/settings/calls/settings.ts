import { settings as call } from '@kandil/contract/control/settings';
import { handle } from '../../../../platform/http/handler.ts';
import type { AuthWorld } from '../../world.ts';
import { presentSettings } from '../present/settings.ts';

export const settings = handle<AuthWorld, typeof call>(
  call,
  async ({ world: { settings: own, switches } }) => ({
    data: { ...own, groups: presentSettings(own.groups, switches.current()) },
  }),
);
