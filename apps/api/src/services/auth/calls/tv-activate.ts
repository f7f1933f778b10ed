import { momentText } from '@kandil/i18n/formats';
import { auth, Refusal } from '@kandil/contract';
import { transaction } from '../../../platform/database/kysely.ts';
import type { CallContext } from '../../../platform/http/context.ts';
import { handle } from '../../../platform/http/handler.ts';
import { wordsOf } from '../../../platform/words.ts';
import { type Member, memberOf } from '../flows/member.ts';
import { sendNotice } from '../jobs/jobs.ts';
import { deviceName } from '../account/rules/device-name.ts';
import { placeOf } from '../rules/place.ts';
import { TV_ACTIVATE_LIMITS, TV_PLATFORM } from '../rules/television.ts';
import { rememberDevice } from '../account/store/devices.ts';
import { recordEvent } from '../store/events.ts';
import type { Executor } from '../store/tables.ts';
import { approveTvCode, hasTvCode, type TvCodeRow } from '../store/tv-codes.ts';
import type { AuthWorld } from '../world.ts';

/** Approves the code that a television shows; any profile may. The page shows the message (AUTH-30). */
export const tvActivate = handle<AuthWorld, typeof auth.tvActivate>(
  auth.tvActivate,
  async ({ input, context, world }) => {
    const { language } = context;
    const member = await memberOf(world, context);
    const row = await approveTelevision(world, context, member, input.activationCode);
    const device = televisionName(row, language);
    const place = placeOf(row.zone, language);
    const words = wordsOf(language);
    return {
      data: { deviceName: device },
      message: place ? words('tv.doneAt', { device, place }) : words('tv.done', { device }),
    };
  },
);

/**
 * Approves the television that shows the code. A mail names the device and its location to the owner, who may have
 * been tricked into entering another person's code (T-A16).
 * @throws Refusal CODE_WRONG, CODE_EXPIRED, TOO_MANY_REQUESTS
 */
async function approveTelevision(
  world: AuthWorld,
  context: CallContext,
  { account, session }: Member,
  code: string,
): Promise<TvCodeRow> {
  for (const limit of TV_ACTIVATE_LIMITS) await world.limiter.take(limit, account.id);
  const now = new Date(world.now());
  const approved = await transaction(world.db, async (trx) => {
    const row = await approveTvCode(trx, code, session.id, now);
    if (!row) return null;
    await rememberTelevision(trx, account.id, row, now);
    await recordEvent(trx, {
      kind: 'TV_APPROVED',
      accountId: account.id,
      sessionId: session.id,
      origin: context,
      at: now,
    });
    await world.queue.enqueue(trx, sendNotice, {
      accountId: account.id,
      notice: 'tv.approved',
      params: noticeParams(row, account.language, now),
    });
    return row;
  });
  if (approved) return approved;
  throw new Refusal((await hasTvCode(world.db, code)) ? 'CODE_EXPIRED' : 'CODE_WRONG');
}

/** Registers the device now, so that its sign-in sends no second mail. */
async function rememberTelevision(trx: Executor, accountId: string, row: TvCodeRow, now: Date) {
  await rememberDevice(trx, {
    account_id: accountId,
    device_id: row.device_id,
    platform: TV_PLATFORM,
    user_agent: row.user_agent,
    zone: row.zone,
    first_seen_at: now,
    last_used_at: now,
  });
}

function televisionName({ user_agent }: TvCodeRow, language: string): string {
  return deviceName({ userAgent: user_agent, platform: TV_PLATFORM }, wordsOf(language));
}

function noticeParams(row: TvCodeRow, language: string, now: Date) {
  return {
    device: televisionName(row, language),
    place: placeOf(row.zone, language) ?? wordsOf(language)('login.newDevice.placeUnknown'),
    time: momentText(now, language, row.zone ?? 'UTC'),
  };
}
