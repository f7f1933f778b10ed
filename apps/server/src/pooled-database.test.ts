import { ALL_SERVICES } from '@kandil/contract/services';
import { type Stack, startStack } from '@kandil/testkit/stack';
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type EngineServer, startNative } from '../../api/src/platform/database/native/index.ts';
import { silentLog } from '../../api/src/platform/log.ts';
import { temporaryFolder } from '../../api/src/platform/testing.ts';
import {
  hasPgBouncer,
  type PgBouncer,
  startPgBouncer,
} from '../../api/src/platform/database/pgbouncer.ts';

const MIGRATE = resolve(import.meta.dirname, '../../../scripts/migrate.ts');
const PATIENCE = 300_000;

describe.runIf(hasPgBouncer)('the product behind PgBouncer', () => {
  const root = temporaryFolder();
  let server: EngineServer;
  let pooler: PgBouncer;
  let stack: Stack | undefined;
  beforeAll(async () => {
    const folder = mkdtempSync(join(root, 'tcp-'));
    server = await startNative({ folder, log: silentLog, transport: 'loopback' });
  });
  afterAll(async () => {
    await stack?.stop();
    await pooler?.stop();
    await server.close();
    rmSync(root, { recursive: true, maxRetries: 20 });
  });

  const settings = () => ({
    DATABASE_URL: pooler.url,
    DATABASE_POOLED: 'true',
    DATABASE_DIRECT_URL: server.url,
    KANDIL_RUN: [...ALL_SERVICES, 'worker'].join(','),
    BOT_CHECK: 'none',
  });

  async function ask(path: string, { token, body }: { token?: string; body?: object } = {}) {
    const response = await fetch(`${stack?.url}/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        'x-platform': 'tv',
        'x-device-id': 'a-device',
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    // oxlint-disable-next-line typescript/no-explicit-any -- the test reads what it expects
    const { data } = (await response.json()) as { data: any };
    return { status: response.status, data };
  }

  test(
    'starts after the migration job: a sign-up, its mail and a play go through',
    { timeout: PATIENCE },
    async () => {
      pooler = await startPgBouncer(server.url);
      const env = { ...process.env, ...settings(), KANDIL_DATA_DIR: join(root, 'none') };
      const migrated = await promisify(execFile)(process.execPath, [MIGRATE], { env });
      expect(migrated.stderr).toBe('');
      const check = await promisify(execFile)(process.execPath, [MIGRATE, '--check'], { env });
      expect(check.stdout).toBe('Nothing is missing.\n');
      // Its connections are older than the timeouts of the role.
      await pooler.stop();
      pooler = await startPgBouncer(server.url);
      stack = await startStack({ env: settings() });

      const email = 'new@kandil.test';
      const password = 'lamp-of-the-night';
      const body = { fullName: 'New', email, password, confirmPassword: password };
      const registered = await ask('/auth/public/register', { body });
      expect(registered.status).toBe(200);
      const mail = await fetch(`${stack.sandboxUrl}/mail/next?to=${email}&after=0`);
      const { codes } = (await mail.json()) as { codes: string[] };
      const verified = await ask('/auth/public/otp-verify', {
        token: registered.data.accessToken,
        body: { otp: codes[0] },
      });
      expect(verified.status).toBe(200);

      const login = { email: 'member@kandil.test', password: 'kandil-demo' };
      const { data: session } = await ask('/auth/public/login', { body: login });
      const series = await ask('/content/series/findById?code=son-kale');
      const report = (event: string, lastSec: number) =>
        ask('/watch/content-access', {
          token: session.accessToken,
          body: {
            videoId: series.data.firstVideoId,
            event,
            lastSec,
            duration: 600,
            eventTime: new Date().toISOString(),
            sessionId: 'a-player-of-the-test',
          },
        });
      expect((await report('START', 0)).data.access).toBe('ALLOWED');
      expect((await report('HEARTBEAT', 120)).status).toBe(200);
      expect((await report('START', 0)).data.playback.startAt).toBe(120);
    },
  );

  test(
    'is not started by settings that lack the direct address',
    { timeout: PATIENCE },
    async () => {
      const started = startStack({ env: { ...settings(), DATABASE_DIRECT_URL: '' } });
      await expect(started).rejects.toThrow(
        /DATABASE_POOLED needs DATABASE_DIRECT_URL, the address/,
      );
    },
  );

  test('is not started if the pooler drops the timeouts', { timeout: PATIENCE }, async () => {
    const dropping = await startPgBouncer(server.url, {
      connectQuery: 'set statement_timeout = 0',
    });
    const started = startStack({ env: { ...settings(), DATABASE_URL: dropping.url } });
    await expect(started).rejects.toThrow(
      /have statement_timeout 0 in place of 2000 ms: run npm run migrate/,
    );
    await dropping.stop();
  });
});
