import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import { schemaOf } from '../../platform/database/kysely.ts';
import { closeDemoAccounts, seedDemoAccounts } from './demo.ts';
import { createPasswords, type Passwords } from './passwords/index.ts';
import type { AuthTables } from './store/schema.ts';

export { altchaCheck } from './vendors/altcha/index.ts';
export { type BotCheck, noBotCheck } from './vendors/bot-check.ts';
export { RECAPTCHA_URL, recaptchaCheck } from './vendors/recaptcha/index.ts';
export { APPLE_ISSUER } from './vendors/apple/index.ts';
export { FACEBOOK_GRAPH_URL, FACEBOOK_URL } from './vendors/facebook/index.ts';
export { GOOGLE_ISSUER } from './vendors/google/index.ts';
export { type SocialConfig, type SocialProviders, socialProviders } from './vendors/index.ts';
export type { AuthConfig } from './world.ts';

/** Makes the demo accounts that are missing. */
export function seedDemo(
  database: Database,
  now: Clock,
  passwords: Passwords = createPasswords(),
): Promise<void> {
  return seedDemoAccounts({ db: authTables(database), now, passwords });
}

/** Closes the demo accounts, for a start without the demo on a data folder that had it. */
export function closeDemo(database: Database, now: Clock): Promise<void> {
  return closeDemoAccounts({ db: authTables(database), now });
}

function authTables(database: Database): Kysely<AuthTables> {
  return schemaOf<AuthTables>(database, 'auth');
}
