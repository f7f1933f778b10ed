import type { partner } from '@kandil/contract';
import type { Handlers } from '../../platform/http/handler.ts';
import { defineModule } from '../../platform/module.ts';
import { landing } from './calls/landing.ts';
import { registerRequest } from './calls/register-request.ts';
import { createWorld, type PartnerWorld } from './world.ts';

const calls: Handlers<typeof partner, PartnerWorld> = { landing, registerRequest };

/** The partner service: landing pages of partners and requests to register. */
export const partnerModule = defineModule({
  name: 'partner',
  schema: null,
  migrations: null,
  calls,
  internal: {},
  jobs: [],
  queues: [],
  schedules: [],
  createWorld,
});
