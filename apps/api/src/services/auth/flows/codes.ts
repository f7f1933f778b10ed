import { randomUUID } from 'node:crypto';
import { sendCode } from '../jobs/send-code.ts';
import { sendLink } from '../jobs/send-link.ts';
import {
  CODE_MINUTES,
  CODE_PURPOSE,
  hashOf,
  LINK_HOURS,
  LINK_PURPOSE,
  linkTokenOf,
} from '../rules/one-time.ts';
import type { AccountRow } from '../store/accounts.ts';
import { replaceCode } from '../store/codes.ts';
import { replaceLink } from '../store/links.ts';
import type { Executor } from '../store/schema.ts';
import type { AuthWorld } from '../world.ts';

/** Where an account's codes go: its e-mail address, else its phone. */
export function destinationOf(account: Pick<AccountRow, 'email' | 'msisdn'>): string {
  return account.email ?? account.msisdn ?? '';
}

/** Under what deliveries to an account are counted. */
export function deliveryKey(account: Pick<AccountRow, 'email_key' | 'msisdn'>): string {
  return account.email_key ?? account.msisdn ?? '';
}

/** Opens a one-time code and has it sent, in the caller's transaction; the one before it no longer serves. */
export async function openCode(
  trx: Executor,
  world: AuthWorld,
  account: AccountRow,
  language: string,
): Promise<void> {
  const now = world.now();
  const id = randomUUID();
  await replaceCode(trx, {
    id,
    account_id: account.id,
    purpose: CODE_PURPOSE,
    destination: destinationOf(account),
    created_at: new Date(now),
    expires_at: new Date(now + CODE_MINUTES * 60_000),
  });
  await world.queue.enqueue(trx, sendCode, { codeId: id, language });
}

/** Opens the link that confirms an e-mail address and has it sent there; the one before it no longer serves. */
export async function openEmailLink(
  trx: Executor,
  world: AuthWorld,
  accountId: string,
  email: string,
  language: string,
): Promise<void> {
  const now = world.now();
  const row = {
    id: randomUUID(),
    account_id: accountId,
    purpose: LINK_PURPOSE,
    destination: email,
  };
  await replaceLink(trx, {
    ...row,
    hash: hashOf(linkTokenOf(world.config.codeKey, row)),
    created_at: new Date(now),
    expires_at: new Date(now + LINK_HOURS * 3_600_000),
  });
  await world.queue.enqueue(trx, sendLink, { linkId: row.id, language });
}
