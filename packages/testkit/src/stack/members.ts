import { createPrivateKey, randomUUID, sign } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Queries the database of a stack. */
export type Query = (text: string, values: unknown[]) => Promise<{ rows: unknown[] }>;

/** A member who is signed in. */
export interface SeededMember {
  userId: string;
  sessionId: string;
  profileId: number;
  /** Access token, for 15 minutes. */
  token: string;
}

export interface SeedOptions {
  query: Query;
  /** Data folder of the stack; it holds the key that signs access tokens. */
  dataDir: string;
  count: number;
  /** The plan of each member, for a year; null: none. */
  plan: 'SOLO' | 'FAMILY' | 'MOBILE' | null;
}

/**
 * Writes members into the database, each with a session and perhaps a plan. Logging thousands of them in would measure the
 * hashing of passwords.
 */
export async function seedMembers({
  query,
  dataDir,
  count,
  plan,
}: SeedOptions): Promise<SeededMember[]> {
  const people = Array.from({ length: count }, () => ({
    userId: randomUUID(),
    sessionId: randomUUID(),
  }));
  const ids = people.map(({ userId }) => userId);
  const sessions = people.map(({ sessionId }) => sessionId);
  await query(
    `insert into auth.accounts (id, full_name, email, email_key, email_verified_at, language, channel, password_hash, created_at, confirmed_at)
     select id, 'Seeded', id || '@kandil.test', id || '@kandil.test', now(), 'en', 'WEB', 'none', now(), now() from unnest($1::uuid[]) id`,
    [ids],
  );
  const { rows } = await query(
    `insert into auth.profiles (account_id, name, avatar_id, language, auto_next_episode, auto_preview, kind, is_default, created_at)
     select id, 'Seeded', 'star', 'en', true, true, 'ADULT', true, now() from unnest($1::uuid[]) id returning account_id, id`,
    [ids],
  );
  await query(
    `insert into auth.devices (account_id, device_id, platform, user_agent, first_seen_at, last_used_at)
     select id, 'device', 'web', '', now(), now() from unnest($1::uuid[]) id`,
    [ids],
  );
  await query(
    `insert into auth.sessions (id, account_id, platform, device_id, user_agent, ip, remembered, created_at, last_used_at, expires_at)
     select session, account, 'web', 'device', '', '127.0.0.1', true, now(), now(), now() + interval '1 year'
     from unnest($1::uuid[], $2::uuid[]) as seeded(account, session)`,
    [ids, sessions],
  );
  if (plan !== null)
    await query(
      `insert into purchase.subscription (user_id, subscription_code, plan_code, period_code, status, gateway_code, gateway_package, gateway_subs_id, amount, currency, starts_at, expires_at, created_at)
       select id, id::text, $2, 'YEARLY', 'ACTIVE', 'PAYPAL', 'seeded', id::text, 3999, 'USD', now(), now() + interval '1 year', now() from unnest($1::uuid[]) id`,
      [ids, plan],
    );
  const profiles = new Map(
    (rows as { account_id: string; id: number }[]).map((row) => [row.account_id, row.id]),
  );
  const issue = await tokenIssuer(dataDir);
  return people.map((person) => {
    const profileId = profiles.get(person.userId) ?? 0;
    return { ...person, profileId, token: issue({ ...person, profileId }) };
  });
}

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const QUARTER_OF_AN_HOUR = 900;

/** Signs access tokens as the stack does. */
async function tokenIssuer(dataDir: string) {
  const key = createPrivateKey(await readFile(join(dataDir, 'secrets/access-tokens'), 'utf8'));
  return ({ userId, sessionId, profileId }: Omit<SeededMember, 'token'>): string => {
    const now = Math.floor(Date.now() / 1000);
    const head = base64({ alg: 'EdDSA', typ: 'at+jwt' });
    const claims = base64({
      iss: 'kandil',
      aud: 'kandil-api',
      sub: userId,
      sid: sessionId,
      pid: profileId,
      otp: false,
      iat: now,
      exp: now + QUARTER_OF_AN_HOUR,
    });
    const signature = sign(null, Buffer.from(`${head}.${claims}`), key).toString('base64url');
    return `${head}.${claims}.${signature}`;
  };
}
