import type { SendMail } from '../../../platform/mail/index.ts';
import type { SendSms } from '../../../platform/sms/index.ts';
import type { AuthWorld } from '../world.ts';

/** The world of the jobs: a part of the world of the calls, and the senders of mail and text messages. */
export interface JobWorld extends Pick<AuthWorld, 'db' | 'now' | 'config' | 'internal' | 'queue'> {
  sendMail: SendMail;
  sendSms: SendSms;
}
