/** A browser's subscription, as it gave it. */
export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** What a browser is sent, encrypted for it. */
export interface Message {
  payload: string;
  /** A newer message of a topic replaces one that the push service still holds. */
  topic: string;
  /** Seconds for which the push service keeps it for a device that is offline. */
  ttl: number;
}

/** The port of the push services. */
export type SendPush = (to: Subscription, message: Message) => Promise<Outcome>;

/**
 * What became of a message.
 * - `sent`: the push service has it.
 * - `gone`: the subscription has ended.
 * - `later`: it was not accepted and may be sent again, after `seconds` if the push service named a time.
 * - `refused`: it will never be accepted.
 * - `unknown`: the request went out and no answer came.
 */
export type Outcome =
  | { kind: 'sent' | 'gone' }
  | { kind: 'later'; seconds: number | null }
  | { kind: 'refused' | 'unknown'; reason: string };
