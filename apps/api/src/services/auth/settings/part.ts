import type * as control from '@kandil/contract/control/settings';
import type { Handlers } from '../../../platform/http/handler.ts';
import type { AuthWorld } from '../world.ts';
import { noticeSet } from './calls/notice-set.ts';
import { settings as settingsCall } from './calls/settings.ts';
import { switchList } from './calls/switch-list.ts';
import { switchSet } from './calls/switch-set.ts';
import { switches } from './calls/switches.ts';

const calls: Handlers<typeof control, AuthWorld> = {
  noticeSet,
  settings: settingsCall,
  switchList,
  switchSet,
};

/** The part of the auth service that has what is switched at run time, and shows the configuration in force. */
export const settings = { control: calls, internal: { switches } };
