import { type KeyRing, openSecrets } from '@kandil/api';
import { ALL_SERVICES } from '@kandil/contract/services';
import { migrateDatabase } from '@kandil/testkit/database';
import { type Query, type SeededMember, seedMembers } from '@kandil/testkit/members';
import { freePorts } from '@kandil/testkit/ports';
import { type Stack, startStack } from '@kandil/testkit/stack';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../../../api/src/platform/database/index.ts';
import { openTestDatabase } from '../../../api/src/platform/testing.ts';

/** Rounds of a race, and concurrent participants. */
export const RACES = { usual: 3, long: 150 };
export const AT_ONCE = 10;

export const PASSWORD = 'kandil-demo';

export interface Nodes {
  database: Database;
  /** Derives one-time codes and links. */
  codeKeys: KeyRing;
  /** A call of the auth service, alternating between the two processes. */
  post: (path: string, body: object, asking?: CallOptions) => Promise<Answer>;
  get: (path: string, token: string) => Promise<Answer>;
  remove: (path: string, token: string) => Promise<Answer>;
  /** A player's report about a video, alternating between the two processes. */
  report: (body: object, token: string) => Promise<Answer>;
  /** Members with a plan for two screens, signed in. */
  members: (count: number) => Promise<SeededMember[]>;
  close: () => Promise<void>;
}

export interface CallOptions {
  token?: string;
  device?: string;
}

export interface Answer {
  status: number;
  code: string | null;
  // oxlint-disable-next-line typescript/no-explicit-any -- the tests read what they expect
  data: any;
}

/** The auth service in two processes on one database and one data folder, like two machines behind a load balancer. */
export async function startNodes(): Promise<Nodes> {
  const database = await openTestDatabase({ from: 'demo' });
  await migrateDatabase(database.url);
  const dataDir = await mkdtemp(join(tmpdir(), 'kandil-races-'));
  const [a = 0, b = 0, c = 0, d = 0] = await freePorts(4);
  const env = {
    DATABASE_URL: database.url,
    RATE_LIMIT_FACTOR: '10000',
    BOT_CHECK: 'none',
    DEVICE_LIMIT: '100',
    KANDIL_RUN: [...ALL_SERVICES, 'worker'].join(','),
  };
  const stacks: Stack[] = [];
  for (const ports of [
    { web: a, sandbox: c },
    { web: b, sandbox: d },
  ])
    stacks.push(await startStack({ dataDir, ports, env }));
  let turn = 0;
  const origin = () => stacks[turn++ % 2]?.url;
  const base = () => `${origin()}/api/auth`;
  const agent = openAgent();
  const query: Query = (text, values) => database.pool.query(text, values);
  return {
    database,
    codeKeys: openSecrets({ folder: join(dataDir, 'secrets') })('codes'),
    post: (path, body, asking = {}) =>
      ask(base() + path, asking, { method: 'POST', body: JSON.stringify(body) }),
    get: (path, token) => ask(base() + path, { token }, {}),
    remove: (path, token) => ask(base() + path, { token }, { method: 'DELETE' }),
    report: (body, token) => agent.post(`${origin()}/api/watch/content-access`, body, token),
    members: (count) => seedMembers({ query, dataDir, count, plan: 'SOLO' }),
    async close() {
      agent.close();
      await Promise.all(stacks.map((stack) => stack.stop()));
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Posts over keep-alive connections: for twenty thousand requests `fetch` would cost as much as the race itself. */
function openAgent() {
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });
  const once = (url: string, body: string, token: string) =>
    new Promise<Answer>((resolve, reject) => {
      const headers = {
        'x-platform': 'tv',
        'x-device-id': 'device-of-the-races',
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        authorization: `Bearer ${token}`,
      };
      const sent = request(url, { agent, method: 'POST', headers }, (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        answer.on('end', () => {
          const { data, meta } = JSON.parse(text) as { data: unknown; meta: { code?: string } };
          resolve({ status: answer.statusCode ?? 0, data, code: meta?.code ?? null });
        });
      });
      sent.on('error', reject).end(body);
    });
  return {
    async post(url: string, body: object, token: string): Promise<Answer> {
      for (;;) {
        const answer = await once(url, JSON.stringify(body), token);
        if (answer.status !== 503) return answer;
      }
    },
    close: () => agent.destroy(),
  };
}

/** Sends a request; retries while the answer is BUSY, like clients. */
async function ask(url: string, asking: CallOptions, init: RequestInit): Promise<Answer> {
  for (;;) {
    const answer = await askOnce(url, asking, init);
    if (answer.status !== 503) return answer;
  }
}

async function askOnce(
  url: string,
  { token, device }: CallOptions,
  init: RequestInit,
): Promise<Answer> {
  const response = await fetch(url, {
    ...init,
    headers: {
      'x-platform': 'tv',
      'x-device-id': device ?? 'device-of-the-races',
      ...(init.body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
  });
  const { data, meta } = (await response.json()) as { data: unknown; meta: { code?: string } };
  return { status: response.status, data, code: meta?.code ?? null };
}

export interface SignedVisitor {
  access: string;
  refresh: string;
}

export async function logIn(
  nodes: Nodes,
  email: string,
  { password = PASSWORD, device }: { password?: string; device?: string } = {},
): Promise<SignedVisitor> {
  const asking = device === undefined ? {} : { device };
  const { status, data, code } = await nodes.post('/public/login', { email, password }, asking);
  if (status !== 200) throw new Error(`${email} cannot log in: ${code}`);
  return { access: data.accessToken, refresh: data.refreshToken };
}

/** A new confirmed account with the password of the demo accounts. */
export async function newAccount({ database }: Nodes): Promise<{ id: string; email: string }> {
  const id = randomUUID();
  const email = `racer-${id}@kandil.test`;
  await database.pool.query(
    `insert into auth.accounts (id, full_name, email, email_key, email_verified_at, language, channel, password_hash, created_at, confirmed_at)
     select $1, 'Racer', $2, $2, now(), 'en', 'WEB', password_hash, now(), now() from auth.accounts where email_key = 'member@kandil.test'`,
    [id, email],
  );
  await database.pool.query(
    `insert into auth.profiles (account_id, name, avatar_id, language, auto_next_episode, auto_preview, kind, is_default, created_at)
     values ($1, 'Racer', 'star', 'en', true, true, 'ADULT', true, now())`,
    [id],
  );
  return { id, email };
}

export const times = <T>(count: number, one: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => one(index)));

/** Number of answers of each kind. */
export function tally(answers: readonly Answer[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, code } of answers) {
    const kind = code ?? String(status);
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}
