import * as partner from '@kandil/contract/partner';
import { type Handlers, later } from '../../platform/http/handler.ts';
import { defineModule } from '../../platform/module.ts';

const calls: Handlers<typeof partner, null> = {
  landing: later(partner.landing),
  registerRequest: later(partner.registerRequest),
};

/** The partner service: landing pages of partners and requests to register. */
export const partnerModule = defineModule({
  name: 'partner',
  schema: null,
  migrations: null,
  calls,
  internal: {},
  jobs: [],
  schedules: [],
  createWorld: () => null,
});
