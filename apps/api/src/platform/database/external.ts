import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { StartupError, errorCode } from '../startup-error.ts';
import { serverTimeouts } from './pool.ts';

const OLDEST_VERSION = 15;
const STARTING_UP = '57P03';

/** An address with the setting that has it, for errors. */
export interface Address {
  url: string;
  setting: string;
}

/** Connects once to a PostgreSQL. @throws StartupError with the reason in one sentence */
export function checkExternal(address: Address): Promise<void> {
  const timeouts = serverTimeouts();
  return lookAt(address, timeouts, async (client, where) => {
    const { rows } = await client.query<{ version: number; timeout: number }>(SETTINGS);
    const [{ version, timeout } = { version: 0, timeout: 0 }] = rows;
    if (version < OLDEST_VERSION) {
      throw new StartupError(
        `The database ${where} is PostgreSQL ${version}; ${OLDEST_VERSION} or newer is needed.`,
      );
    }
    if (timeout !== timeouts.statement_timeout) throw throughPooler(where, address);
  });
}

/**
 * Connects once, and again while the server starts up.
 * @param parameters of the start packet
 * @throws StartupError with the reason in one sentence
 */
export async function lookAt<Result>(
  address: Address,
  parameters: pg.ClientConfig,
  look: (client: pg.Client, where: string) => Promise<Result>,
): Promise<Result> {
  const where = describeAddress(address);
  for (let attempt = 0; ; attempt += 1) {
    const client = new pg.Client({
      connectionString: address.url,
      connectionTimeoutMillis: 5_000,
      ...parameters,
    });
    client.on('error', () => {}); // the failed call reports it
    try {
      await client.connect();
      return await look(client, where);
    } catch (error) {
      if (error instanceof StartupError) throw error;
      if (/unsupported startup parameter/.test(String(error))) throw throughPooler(where, address);
      if (errorCode(error) !== STARTING_UP || attempt === 50)
        throw new StartupError(explain(error, where, address), { cause: error });
    } finally {
      await client.end().catch(() => {});
    }
    await sleep(200);
  }
}

const SETTINGS = `
  select current_setting('server_version_num')::int / 10000 as version,
         (select setting::int from pg_settings where name = 'statement_timeout') as timeout`;

/** A pooler refuses timeouts at the begin of a connection, or drops them with `ignore_startup_parameters`. */
const throughPooler = (where: string, { setting }: Address) =>
  new StartupError(
    `The database ${where} is behind a connection pooler (PgBouncer), which drops the timeouts of our connections and ` +
      `the lock of a migration. Name the PostgreSQL itself in ${setting}; to use the pooler, set DATABASE_POOLED and ` +
      'DATABASE_DIRECT_URL.',
  );

/** Host, port and name of the database, never the password. */
function describeAddress({ url, setting }: Address): string {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (!parsed || !/^postgres(ql)?:$/.test(parsed.protocol)) {
    throw new StartupError(
      `${setting} is not the address of a PostgreSQL database: it looks like postgresql://user:password@host:5432/name.`,
    );
  }
  const name = decodeURIComponent(parsed.pathname.slice(1)) || parsed.username;
  return `"${name}" at ${decodeURIComponent(parsed.hostname) || 'localhost'}:${parsed.port || '5432'}`;
}

function explain(error: unknown, where: string, { setting }: Address): string {
  const reasons: Record<string, string> = {
    ECONNREFUSED: 'nothing answers there',
    ENOENT: 'nothing answers there',
    ENOTFOUND: 'the host name is unknown',
    EAI_AGAIN: 'the host name cannot be looked up',
    ETIMEDOUT: 'it does not answer',
    EHOSTUNREACH: 'the host cannot be reached',
    ECONNRESET: 'it closed the connection (is it a PostgreSQL?)',
    '28P01': 'the user name or password is wrong',
    '28000': 'it does not let this user in',
    '3D000': 'there is no database of that name',
    '53300': 'it has no free connection',
    [STARTING_UP]: 'it is still starting up',
  };
  const message = error instanceof Error ? error.message : String(error);
  const reason =
    reasons[errorCode(error)] ?? (/timeout/i.test(message) ? 'it does not answer' : message);
  return `The database ${where} cannot be used: ${reason}. Check ${setting}.`;
}
