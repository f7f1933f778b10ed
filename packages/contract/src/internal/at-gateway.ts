import * as z from 'zod/mini';
import { GATEWAYS } from '../payment/gateways.ts';

/** A subscription as its gateway names it. */
export const atGateway = {
  gatewayCode: z.enum(GATEWAYS),
  gatewaySubsId: z.string().check(z.maxLength(120)),
};
