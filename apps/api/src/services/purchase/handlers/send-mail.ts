import { mailAccount } from '@kandil/contract/internal';
import { handle, type Handler } from '../../../platform/queue/index.ts';
import { sendMail } from '../jobs/jobs.ts';
import type { PurchaseWorld } from '../world.ts';

export function sendMailHandler({ internal }: PurchaseWorld): Handler {
  return handle(sendMail, (mail) => internal(mailAccount, mail));
}
