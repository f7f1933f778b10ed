import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { StartupError, errorCode } from '../startup-error.ts';
import { serverTimeouts } from './pool.ts';

const OLDEST_VERSION = 15;
const STARTING_UP = '57P03';

/** Connects once to the PostgreSQL of a setting. @throws StartupError with the reason in one sentence */
export async function checkExternal(url: string, setting = 'DATABASE_URL'): Promise<void> {
  const where = describeAddress(url, setting);
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await connectOnce(url, where, setting);
    } catch (error) {
      if (error instanceof StartupError) throw error;
      if (/unsupported startup parameter/.test(String(error))) throw throughPooler(where, setting);
      if (errorCode(error) !== STARTING_UP || attempt === 50)
        throw new StartupError(explain(error, where, setting), { cause: error });
      await sleep(200);
    }
  }
}

async function connectOnce(url: string, where: string, setting: string): Promise<void> {
  const timeouts = serverTimeouts();
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    ...timeouts,
  });
  client.on('error', () => {}); // the failed call reports it
  try {
    await client.connect();
    const { rows } = await client.query<{ version: number; timeout: number }>(SETTINGS);
    const [{ version, timeout } = { version: 0, timeout: 0 }] = rows;
    if (version < OLDEST_VERSION) {
      throw new StartupError(
        `The database ${where} is PostgreSQL ${version}; ${OLDEST_VERSION} or newer is needed.`,
      );
    }
    if (timeout !== timeouts.statement_timeout) throw throughPooler(where, setting);
  } finally {
    await client.end().catch(() => {});
  }
}

const SETTINGS = `
  select current_setting('server_version_num')::int / 10000 as version,
         (select setting::int from pg_settings where name = 'statement_timeout') as timeout`;

/** A pooler refuses timeouts at the begin of a connection, or drops them with `ignore_startup_parameters`. */
const throughPooler = (where: string, setting: string) =>
  new StartupError(
    `The database ${where} is behind a connection pooler (PgBouncer), which drops the timeouts of our connections and ` +
      `the lock of a migration. Name the PostgreSQL itself in ${setting}.`,
  );

/** Host, port and name of the database, never the password. */
function describeAddress(url: string, setting: string): string {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (!parsed || !/^postgres(ql)?:$/.test(parsed.protocol)) {
    throw new StartupError(
      `${setting} is not the address of a PostgreSQL database: it looks like postgresql://user:password@host:5432/name.`,
    );
  }
  const name = decodeURIComponent(parsed.pathname.slice(1)) || parsed.username;
  return `"${name}" at ${decodeURIComponent(parsed.hostname) || 'localhost'}:${parsed.port || '5432'}`;
}

function explain(error: unknown, where: string, setting: string): string {
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
