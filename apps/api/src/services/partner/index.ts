import * as partner from '@kandil/contract/partner';
import { type Handlers, later } from '../../platform/http/handler.ts';
import { defineService, type Service } from '../../platform/http/service.ts';

const handlers: Handlers<typeof partner, null> = {
  landing: later(partner.landing),
  registerRequest: later(partner.registerRequest),
};

/** The partner service: landing pages of partners and requests to register. */
export function partnerService(): Service {
  return defineService('partner', null, handlers);
}
