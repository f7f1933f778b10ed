import pg from 'pg';
import { errorCode, StartupError } from '../startup-error.ts';
import { type Address, checkExternal, lookAt } from './external.ts';
import type { Database } from './index.ts';
import { serverTimeouts } from './pool.ts';

// A pooler in transaction mode (PgBouncer) gives each transaction another connection of the server: nothing that a
// session has would hold. Timeouts are settings of the role; what needs a session goes to the PostgreSQL itself.

const NO_PRIVILEGE = '42501';
const TIMEOUTS = Object.entries(serverTimeouts());

const IDENTITY = `
  select pg_postmaster_start_time()::text || ' ' || oid as identity from pg_database where datname = current_database()`;
const LIMITS = `select name, setting::int as value from pg_settings where name = any ($1)`;

/**
 * Connects once through the pooler and once past it.
 * @throws StartupError if one cannot be used, both lead to different databases, or connections have no timeouts
 */
export async function checkPooled(pooled: Address, direct: Address): Promise<void> {
  await checkExternal(direct);
  const identityOf = async (client: pg.Client) =>
    (await client.query<{ identity: string }>(IDENTITY)).rows[0]?.identity;
  const behind = await lookAt(direct, {}, identityOf);
  await lookAt(pooled, {}, async (client, where) => {
    if ((await identityOf(client)) !== behind)
      throw new StartupError(
        `${pooled.setting} and ${direct.setting} lead to different databases: both must name the same one.`,
      );
    const names = TIMEOUTS.map(([name]) => name);
    const { rows } = await client.query<{ name: string; value: number }>(LIMITS, [names]);
    const values = new Map(rows.map(({ name, value }) => [name, value]));
    const wrong = TIMEOUTS.find(([name, value]) => values.get(name) !== value);
    if (wrong)
      throw new StartupError(
        `The connections of ${pooled.setting} (${where}) have ${wrong[0]} ${values.get(wrong[0])} in place of ` +
          `${wrong[1]} ms: run npm run migrate, then RECONNECT in the pooler, and let no connect_query change it.`,
      );
  });
}

/** The role that a pooler logs in. */
export const roleOf = (url: string): string => decodeURIComponent(new URL(url).username);

/** Which timeouts a role lacks in this database, in words. */
export async function missingTimeouts({ pool }: Database, role: string): Promise<string[]> {
  const { rows } = await pool.query<{ setting: string }>(
    `select unnest(setconfig) as setting from pg_db_role_setting
     where setrole = to_regrole(quote_ident($1))
       and setdatabase = (select oid from pg_database where datname = current_database())`,
    [role],
  );
  const known = new Set(rows.map(({ setting }) => setting));
  return TIMEOUTS.filter(([name, value]) => !known.has(`${name}=${value}`)).map(
    ([name, value]) => `${name} ${value} of the role ${role}`,
  );
}

/** Gives a role the timeouts that other connections send when they begin. @throws StartupError if this user may not */
export async function limitRole(database: Database, role: string): Promise<void> {
  if ((await missingTimeouts(database, role)).length === 0) return;
  const { rows } = await database.pool.query<{ name: string }>('select current_database() as name');
  const place = `${pg.escapeIdentifier(role)} in database ${pg.escapeIdentifier(rows[0]?.name ?? '')}`;
  const statements = TIMEOUTS.map(([name, value]) => `alter role ${place} set ${name} = ${value};`);
  try {
    await database.pool.query(statements.join(' '));
  } catch (error) {
    if (errorCode(error) !== NO_PRIVILEGE) throw error;
    throw new StartupError(
      `The user of DATABASE_DIRECT_URL may not set the timeouts of the role ${role}. An administrator can: ` +
        statements.join(' '),
      { cause: error },
    );
  }
}

/** The address with sessions that have no timeouts, whatever the role has: migrations and the queue take their time. */
export function withoutTimeouts(url: string): string {
  const address = new URL(url);
  const none = TIMEOUTS.map(([name]) => `-c ${name}=0`).join(' ');
  address.searchParams.set(
    'options',
    `${address.searchParams.get('options') ?? ''} ${none}`.trim(),
  );
  return address.href;
}
