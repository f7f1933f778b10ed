import type { SendMail } from '../../../platform/mail/index.ts';
import type { SendSms } from '../../../platform/sms/index.ts';
import type { AuthWorld } from '../world.ts';

/** What the jobs work with: the world of the calls, and the ways out of the house. */
export interface JobWorld extends Pick<AuthWorld, 'db' | 'now' | 'config' | 'internal' | 'queue'> {
  sendMail: SendMail;
  sendSms: SendSms;
}
