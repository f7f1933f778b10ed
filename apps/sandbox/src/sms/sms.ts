import type { Message } from '../box/box.ts';

export interface Sms extends Message {
  /** The sender's own id, under which it may repeat the request. */
  reference: string;
  text: string;
  links: string[];
  codes: string[];
}
