import { auth } from '@kandil/contract';
import {
  contentExport,
  notifyExport,
  paymentExport,
  purchaseExport,
  watchExport,
} from '@kandil/contract/internal';
import { FALLBACK_LANGUAGE } from '@kandil/i18n';
import { handle } from '../../../../platform/http/handler.ts';
import { adultOf } from '../../flows/member.ts';
import { presentProfile } from '../../present/account.ts';
import { presentAllowList } from '../flows/allow-list.ts';
import { EXPORT_LIMIT } from '../../rules/limits.ts';
import type { AccountRow } from '../../store/accounts.ts';
import { recordEvent } from '../../store/events.ts';
import { familyDataOf } from '../store/family-data.ts';
import { personalDataOf } from '../store/personal.ts';
import { profilesOf, type ProfileRow } from '../store/profiles.ts';
import type { AuthWorld } from '../../world.ts';

/** Exports the member's data as one document: complete, or not at all. */
export const dataExport = handle<AuthWorld, typeof auth.dataExport>(
  auth.dataExport,
  async ({ context, world }) => {
    const { account, session } = await adultOf(world, context);
    await world.limiter.take(EXPORT_LIMIT, account.id);
    const document = await documentOf(world, account).catch(async (fault: unknown) => {
      await world.limiter.take(EXPORT_LIMIT, account.id, -1); // a failed export does not count
      throw fault;
    });
    await recordEvent(world.db, {
      kind: 'DATA_EXPORTED',
      accountId: account.id,
      sessionId: session.id,
      origin: context,
      at: new Date(world.now()),
    });
    return { data: document };
  },
);

/** What the other services keep of an account. */
const EXPORTS = [contentExport, watchExport, purchaseExport, paymentExport, notifyExport] as const;

async function documentOf(world: AuthWorld, account: AccountRow): Promise<Record<string, unknown>> {
  const profiles = await profilesOf(world.db, account.id);
  const of = { userId: account.id, profileIds: profiles.map(({ id }) => id) };
  const [personal, family, ...others] = await Promise.all([
    personalDataOf(world.db, account.id),
    familyDataOf(world.db, account.id),
    ...EXPORTS.map((call) => world.internal(call, of)),
  ]);
  return Object.assign(
    {
      exportedAt: new Date(world.now()),
      account: presentOwn(account),
      profiles: profiles.map(presentProfile),
      allowLists: await allowListsOf(world, profiles),
      ...personal,
      family,
    },
    ...others,
  );
}

/** The titles that a grown-up chose for each child, with the English names of the catalogue. */
const allowListsOf = (world: AuthWorld, profiles: readonly ProfileRow[]) =>
  Promise.all(
    profiles
      .filter(({ kind, allow_list }) => kind === 'KIDS' && allow_list !== null)
      .map(async (profile) => {
        const { titles } = await presentAllowList(world, profile, FALLBACK_LANGUAGE);
        const named = titles?.map(({ code, title }) => ({ code, title })) ?? [];
        return { profileId: profile.id, titles: named };
      }),
  );

function presentOwn(account: AccountRow) {
  return {
    userId: account.id,
    fullName: account.full_name,
    email: account.email,
    emailVerifiedAt: account.email_verified_at,
    phone: account.msisdn,
    phoneVerifiedAt: account.msisdn_verified_at,
    countryCode: account.country_code,
    language: account.language,
    channel: account.channel,
    reference: account.reference,
    invitedByMember: account.inviter_id !== null,
    hasPassword: account.password_hash !== null,
    createdAt: account.created_at,
    confirmedAt: account.confirmed_at,
    deletionAt: account.delete_at,
  };
}
