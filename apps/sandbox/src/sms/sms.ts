import type { Message } from '../box/box.ts';

export interface Sms extends Message {
  /** The sender's idempotency key. */
  reference: string;
  text: string;
  links: string[];
  codes: string[];
}
