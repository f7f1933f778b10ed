import type { Clock, GatewayCore } from '../gateways/index.ts';
import { newId, timeOf } from './books.ts';

type ResourceType = 'subscription' | 'sale' | 'refund' | 'dispute';

/** Sends an event in PayPal's format and does not wait for its delivery. */
export function eventSender(outbox: GatewayCore['outbox'], clock: Clock, url: () => string) {
  return (type: string, resourceType: ResourceType, summary: string, resource: object) => {
    const id = `WH-${newId()}-${newId()}`;
    const self = `${url()}/v1/notifications/webhooks-events/${id}`;
    return outbox.send({
      id,
      type,
      body: {
        id,
        event_version: '1.0',
        create_time: timeOf(clock.now()),
        resource_type: resourceType,
        event_type: type,
        summary,
        resource,
        links: [
          { href: self, rel: 'self', method: 'GET' },
          { href: `${self}/resend`, rel: 'resend', method: 'POST' },
        ],
      },
    });
  };
}
export type SendEvent = ReturnType<typeof eventSender>;
