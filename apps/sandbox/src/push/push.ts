import type { Message } from '../box/box.ts';

/** A message that the push service took, decrypted. Its recipient is the id of the subscription. */
export interface PushMessage extends Message {
  payload: string;
  /** Seconds. */
  ttl: number;
  urgency: string | null;
  topic: string | null;
  /** The sender's public key. */
  sender: string;
}
