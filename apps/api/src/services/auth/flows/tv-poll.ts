import { Refusal } from '@kandil/contract';
import { transaction } from '../../../platform/database/kysely.ts';
import type { CallContext } from '../../../platform/http/context.ts';
import { hashOf } from '../rules/one-time.ts';
import { successorOf } from '../rules/refresh-token.ts';
import { isLive } from '../rules/session.ts';
import {
  stillApproves,
  TV_PLATFORM,
  TV_POLL_LIMIT,
  TV_POLL_SECONDS,
  TV_POLLS,
  TV_REPEAT_MS,
} from '../rules/television.ts';
import { type AccountRow, lockAccount } from '../store/accounts.ts';
import { tokenByHash } from '../store/refresh-tokens.ts';
import type { Executor } from '../store/tables.ts';
import { enterProfile, sessionById } from '../store/sessions.ts';
import { countPoll, lockTvCode, type TvCodeRow, spendTvCode } from '../store/tv-codes.ts';
import type { AuthWorld } from '../world.ts';
import { limitAddress } from './limits.ts';
import { accountViewIfReachable } from './account-view.ts';
import { type SignInResult, signIn, tokenAnswer } from './sign-in.ts';

export interface Poll {
  deviceId: string;
  activationCode: string;
  deviceSecret: string;
}

interface SignedInTv extends SignInResult {
  account: AccountRow;
}

/**
 * Answers a television's poll; once the code is approved, with its tokens. A wrong secret, another device, and an
 * unknown, expired or used code get the same refusal (T-A16).
 * @throws Refusal CODE_EXPIRED, TOO_MANY_REQUESTS
 */
export async function answerPoll(world: AuthWorld, context: CallContext, poll: Poll) {
  // Also polls that match no code; ten televisions behind one address need as many.
  await limitAddress(world, 'tvPoll', context.ip);
  const row = await countPoll(world.db, {
    code: poll.activationCode,
    deviceId: poll.deviceId,
    secretHash: hashOf(poll.deviceSecret),
    now: new Date(world.now()),
    most: TV_POLLS,
  });
  if (!row) throw new Refusal('CODE_EXPIRED');
  await world.limiter.take(TV_POLL_LIMIT, row.id);
  const { id: codeId, approved_by: approvedBy } = row;
  if (!approvedBy) return { completed: false, tokens: null, pollAfter: TV_POLL_SECONDS };
  const { deviceSecret } = poll;
  const signedIn = await transaction(world.db, (trx) =>
    signInTv(trx, world, context, { codeId, approvedBy, deviceSecret }),
  );
  if (!signedIn) throw new Refusal('CODE_EXPIRED');
  const user = await accountViewIfReachable(world, signedIn, context.language);
  const tokens = await tokenAnswer(world, context, {
    ...signedIn,
    confirmed: true,
    carrier: 'body',
    user,
  });
  return { completed: true, tokens, pollAfter: TV_POLL_SECONDS };
}

/** Opens the television's session, or returns the one whose answer was lost. */
async function signInTv(
  trx: Executor,
  world: AuthWorld,
  context: CallContext,
  {
    codeId,
    approvedBy,
    deviceSecret,
  }: { codeId: string; approvedBy: string; deviceSecret: string },
): Promise<SignedInTv | null> {
  const approval = await lockApproval(trx, approvedBy);
  const code = approval && (await lockTvCode(trx, codeId, new Date(world.now())));
  if (!code) return null;
  const { account } = approval;
  const refreshToken = successorOf(deviceSecret, code.seed);
  if (code.session_id) return openedBefore(trx, world, code.session_id, account, refreshToken);
  return openNow(trx, world, context, { ...approval, code, refreshToken });
}

interface Approval {
  account: AccountRow;
  /** The child's profile that approved: the television enters it too, or it would be a way out (T-E04). */
  child: number | null;
}

/** The approval, under the account's lock: a concurrent end of the approving session waits, or is seen here. */
async function lockApproval(trx: Executor, approvedBy: string): Promise<Approval | null> {
  const named = await sessionById(trx, approvedBy);
  const account = named && (await lockAccount(trx, named.account_id));
  const approver = await sessionById(trx, approvedBy);
  if (!approver || !stillApproves(approver)) return null;
  const child = approver.profile_kind === 'KIDS' ? approver.profile_id : null;
  return account ? { account, child } : null;
}

async function openNow(
  trx: Executor,
  world: AuthWorld,
  context: CallContext,
  { code, account, child, refreshToken }: Approval & { code: TvCodeRow; refreshToken: string },
): Promise<SignedInTv> {
  const television = { ...context, platform: TV_PLATFORM, deviceId: code.device_id };
  const opened = await signIn(trx, world, account, television, { remembered: true, refreshToken });
  if (child !== null) await enterProfile(trx, opened.session.id, child);
  await spendTvCode(trx, code.id, opened.session.id, new Date(world.now() + TV_REPEAT_MS));
  return { ...opened, session: { ...opened.session, profile_id: child }, account };
}

/** The same tokens again, unless they were used: then the answer did arrive. */
async function openedBefore(
  trx: Executor,
  world: AuthWorld,
  sessionId: string,
  account: AccountRow,
  refreshToken: string,
): Promise<SignedInTv | null> {
  const session = await sessionById(trx, sessionId);
  const token = await tokenByHash(trx, hashOf(refreshToken));
  if (!session || !isLive(session, world.now()) || !token || token.used_at) return null;
  return { session, refreshToken, account };
}
