import type { LanguageCode } from '@kandil/i18n';
import { type DemoAccount, DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../../demo/accounts.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/index.ts';
import { schemaOf, transaction } from '../../../platform/database/kysely.ts';
import { createPasswords, type Passwords } from './passwords/index.ts';
import { AVATARS } from '../account/rules/avatars.ts';
import { parseEmail } from '../rules/address.ts';
import { insertProfile } from '../account/store/profiles.ts';
import type { AuthTables, Executor } from '../store/tables.ts';

const LANGUAGE: LanguageCode = 'en';

const authTables = (database: Database) => schemaOf<AuthTables>(database, 'auth');

const IDS = DEMO_ACCOUNTS.map(({ userId }) => userId);

/** Disables the demo accounts: their password is public, and a data folder may outlive its demo. */
export async function closeDemo(database: Database, now: Clock): Promise<void> {
  const open = authTables(database)
    .updateTable('accounts')
    .where('id', 'in', IDS)
    .where('disabled_at', 'is', null);
  await open.set({ disabled_at: new Date(now()) }).execute();
}

/**
 * Creates the missing demo accounts with their profiles, confirmed and verified, and enables the disabled ones. Changes
 * made in a demo survive a restart.
 */
export async function seedDemo(
  database: Database,
  now: Clock,
  passwords: Passwords = createPasswords(),
): Promise<void> {
  const db = authTables(database);
  const known = await db
    .updateTable('accounts')
    .where('id', 'in', IDS)
    .set({ disabled_at: null })
    .returning('id')
    .execute();
  const missing = DEMO_ACCOUNTS.filter(({ userId }) => !known.some(({ id }) => id === userId));
  for (const demo of missing) {
    const passwordHash = await passwords.hash(DEMO_PASSWORD);
    await transaction(db, (trx) => insertDemo(trx, demo, passwordHash, new Date(now())));
  }
}

async function insertDemo(
  trx: Executor,
  demo: DemoAccount,
  passwordHash: string,
  now: Date,
): Promise<void> {
  const inserted = await trx
    .insertInto('accounts')
    .values({
      id: demo.userId,
      full_name: demo.fullName,
      email: demo.email,
      email_key: parseEmail(demo.email)?.key ?? demo.email,
      email_verified_at: now,
      language: LANGUAGE,
      channel: 'WEB',
      password_hash: passwordHash,
      created_at: now,
      confirmed_at: now,
      country_code: '',
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) return; // another process was faster, or another account has the address
  const names = demo.kidsProfile ? [demo.fullName, demo.kidsProfile] : [demo.fullName];
  for (const [index, name] of names.entries()) {
    const kind = index === 0 ? 'ADULT' : 'KIDS';
    await insertProfile(trx, demo.userId, demoProfile(name, kind), now);
  }
}

function demoProfile(name: string, kind: 'ADULT' | 'KIDS') {
  const avatar = AVATARS.find(({ profileType }) => profileType === kind);
  return {
    name,
    avatar_id: avatar?.avatarId ?? '',
    language: LANGUAGE,
    auto_next_episode: true,
    auto_preview: true,
    audio_description: false,
    subtitles_for_deaf: false,
    kind,
    is_default: kind === 'ADULT',
  };
}
