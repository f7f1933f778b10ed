// What a gateway party builds on.
export { after, type Clock } from './clock.ts';
export {
  type GatewayContext,
  type GatewayCore,
  type GatewayParty,
  type Movement,
  openGatewayContext,
  openGatewayCore,
  type SubscriptionView,
} from './core.ts';
export { gatewayControl } from './control.ts';
export { gatewaySection } from './page.ts';
export type { OutgoingEvent } from './events.ts';
export type { Refusal } from './faults.ts';
export { type Records, recordsOf } from './records.ts';
