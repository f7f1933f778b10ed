import { createHash } from 'node:crypto';
import webPush from 'web-push';
import { safeFetch } from '../../../../platform/safe-fetch.ts';
import type { SendPush } from '../send-push.ts';
import { outcomeOf, outcomeOfError } from './outcome.ts';
import { pushServiceOf, type PushServices } from '../../rules/push-services.ts';

export interface PushOptions extends PushServices {
  /** The VAPID key pair (RFC 8292): a P-256 point and its scalar, in base64url. */
  keys: { publicKey: string; privateKey: string };
  /** Where a push service may write to: a `mailto:` or `https:` address. */
  contact: string;
}

/** Sends messages to push services (RFC 8030), encrypted for the browser (RFC 8291) and signed (RFC 8292). */
export function createPush(
  { keys, contact, ...services }: PushOptions,
  now: () => number,
): SendPush {
  const vapidDetails = { subject: contact, ...keys };
  return async ({ endpoint, p256dh, auth }, { payload, topic, ttl }) => {
    const service = pushServiceOf(endpoint, services);
    if (!service) return { kind: 'refused', reason: 'the endpoint is of no known push service' };
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      payload,
      { vapidDetails, TTL: ttl, topic: topicOf(topic), urgency: 'normal' },
    );
    const { origin, trusted } = service;
    const send = safeFetch({ origins: [origin], trusted, maxBytes: 16 * 1024, party: 'PUSH' });
    try {
      const sent = { method: 'POST', headers: asText(headers), ...(body && { body }) } as const;
      return outcomeOf(await send(endpoint, sent), now());
    } catch (error) {
      return outcomeOfError(error);
    }
  };
}

/** At most 32 characters of base64url (RFC 8030, 5.4). It tells the push service nothing about the topic. */
const topicOf = (topic: string): string =>
  createHash('sha256').update(topic).digest('base64url').slice(0, 32);

const asText = (headers: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => name.toLowerCase() !== 'content-length')
      .map(([name, value]) => [name, String(value)]),
  );
