import { fileURLToPath } from 'node:url';
import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import { schemaOf } from '../../platform/database/kysely.ts';
import type { MigrationSource } from '../../platform/database/migrations/index.ts';
import { defineService, type Service } from '../../platform/http/service.ts';
import type { Handler } from '../../platform/queue/index.ts';
import { closeDemoAccounts, seedDemoAccounts } from './demo.ts';
import { handlers, internalHandlers } from './handlers.ts';
import { deleteAccountHandler, deleteAccountsHandler } from './jobs/delete-accounts.ts';
import { forgetProfileHandler } from './jobs/forget-profile.ts';
import { sendCodeHandler } from './jobs/send-code.ts';
import { sendFarewellHandler } from './jobs/send-farewell.ts';
import { sendLinkHandler } from './jobs/send-link.ts';
import { sendNoticeHandler } from './jobs/send-notice.ts';
import { sendProofHandler } from './jobs/send-proof.ts';
import { sendResetHandler } from './jobs/send-reset.ts';
import { tidyAccountsHandler } from './jobs/tidy.ts';
import type { JobWorld } from './jobs/world.ts';
import { createPasswords, type Passwords } from './passwords/index.ts';
import type { AuthTables } from './store/schema.ts';
import type { AuthWorld } from './world.ts';

export { DELETION_CRON, deleteAccounts } from './jobs/delete-accounts.ts';
export { TIDY_CRON, tidyAccounts } from './jobs/tidy.ts';
export { altchaCheck } from './vendors/altcha/index.ts';
export { type BotCheck, noBotCheck } from './vendors/bot-check.ts';
export { RECAPTCHA_URL, recaptchaCheck } from './vendors/recaptcha/index.ts';
export { APPLE_ISSUER } from './vendors/apple/index.ts';
export { FACEBOOK_GRAPH_URL, FACEBOOK_URL } from './vendors/facebook/index.ts';
export { GOOGLE_ISSUER } from './vendors/google/index.ts';
export { type SocialConfig, type SocialProviders, socialProviders } from './vendors/index.ts';
export type { AuthConfig } from './world.ts';

export const authMigrations: MigrationSource = {
  schema: 'auth',
  folder: fileURLToPath(new URL('migrations', import.meta.url)),
};

export interface AuthDeps extends Omit<AuthWorld, 'db' | 'passwords'> {
  database: Database;
  passwords?: Passwords;
}

/** The auth service: accounts, sessions, profiles. */
export function authService({ database, ...deps }: AuthDeps): Service {
  const world: AuthWorld = { passwords: createPasswords(), ...deps, db: authTables(database) };
  return defineService('auth', world, handlers, internalHandlers);
}

/** The jobs of the auth service, for processes with the worker role (and, to make their queues known, for all). */
export function authJobs({
  database,
  ...deps
}: Omit<JobWorld, 'db'> & { database: Database }): Handler[] {
  const world: JobWorld = { ...deps, db: authTables(database) };
  return [
    deleteAccountHandler,
    deleteAccountsHandler,
    forgetProfileHandler,
    sendCodeHandler,
    sendFarewellHandler,
    sendLinkHandler,
    sendNoticeHandler,
    sendProofHandler,
    sendResetHandler,
    tidyAccountsHandler,
  ].map((handlerOf) => handlerOf(world));
}

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
