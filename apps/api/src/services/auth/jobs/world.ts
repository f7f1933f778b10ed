import type { AuthWorld } from '../world.ts';

export interface OutgoingMail {
  /** Stable over repeats, so that whoever takes the mail can recognise one. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** What the jobs work with: the world of the calls, and the ways out of the house. */
export interface JobWorld extends Pick<AuthWorld, 'db' | 'now' | 'config'> {
  sendMail: (mail: OutgoingMail) => Promise<void>;
  sendSms: (sms: { id: string; to: string; text: string }) => Promise<void>;
}
